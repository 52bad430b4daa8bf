import type { BackendPart } from '../backend-part.ts'

export const cataloguePart: BackendPart = { name: 'catalogue', routes: () => [] }
