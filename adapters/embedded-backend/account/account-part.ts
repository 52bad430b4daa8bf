import type { BackendPart } from '../backend-part.ts'

export const accountPart: BackendPart = { name: 'account', routes: () => [] }
