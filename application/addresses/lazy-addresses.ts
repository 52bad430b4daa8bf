import { callsLater, loadOfSession } from '../shared/later.ts'
import type { Notices } from '../shared/notices.ts'
import { createState } from '../shared/state-stream.ts'
import type { AddressesContext, AddressesState } from './addresses-context.ts'
import type { AddressesDeps } from './create-addresses.ts'

type Deps = Omit<AddressesDeps, 'addresses$'> & { readonly notices: Notices }

const EMPTY: AddressesState = { phase: 'idle', addresses: [], fault: undefined }

/** The addresses context, whose code is fetched when a screen first needs it. */
export const createLazyAddresses = (deps: Deps): AddressesContext => {
  const addresses$ = createState(EMPTY)
  deps.sessionState.session$.subscribe((session) => {
    if (session.kind === 'visitor') addresses$.set(EMPTY)
  })
  const addresses = loadOfSession(async (api) => {
    const { createAddresses } = await import('./create-addresses.ts')
    return createAddresses({ ...deps, api, addresses$ })
  }, deps)
  return {
    addresses$: addresses$.stream,
    ...callsLater(addresses, ['refresh', 'loadAddress', 'save', 'remove', 'setDefault', 'loadRegions']),
  }
}
