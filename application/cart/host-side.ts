import type { Api } from '../api/api-client.ts'
import type { Notices } from '../shared/notices.ts'
import { createCartApi } from './cart-api.ts'
import { createHostCart, type HostCart, type HostCartDeps } from './host-cart.ts'
import { createMergeCart, type MergeCart } from './merge-cart.ts'
import type { VisitorCart } from './visitor-cart.ts'

export type HostSide = HostCart & { readonly merge: MergeCart }

type Deps = Omit<HostCartDeps, 'cartApi'> & {
  readonly api: Api
  readonly notices: Notices
  readonly visitorCart: VisitorCart
}

/** All that only a signed-in shopper's cart needs. */
export const createHostSide = (deps: Deps): HostSide => {
  const cartApi = createCartApi({ api: deps.api })
  return { ...createHostCart({ ...deps, cartApi }), merge: createMergeCart({ ...deps, cartApi }) }
}
