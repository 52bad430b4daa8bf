import type { BackendPart } from '../backend-part.ts'

export const cartPart: BackendPart = { name: 'cart', routes: () => [] }
