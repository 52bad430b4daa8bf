import type { BackendPart } from '../backend-part.ts'
import { cartRoutes } from './cart-routes.ts'

/** The signed-in shopper's cart (api.md 3). A visitor's cart lives on the device. */
export const cartPart: BackendPart = { name: 'cart', routes: cartRoutes }
