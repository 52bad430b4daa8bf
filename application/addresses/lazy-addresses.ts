import { callLater, loadLater } from '../shared/later.ts'
import type { Notices } from '../shared/notices.ts'
import { createState } from '../shared/state-stream.ts'
import type { AddressesContext, AddressesState } from './addresses-context.ts'
import type { AddressesDeps } from './create-addresses.ts'

type Deps = Omit<AddressesDeps, 'addresses$'> & { readonly notices: Notices }

/** The addresses context, whose code is fetched when a screen first needs it. */
export const createLazyAddresses = (deps: Deps): AddressesContext => {
  const addresses$ = createState<AddressesState>({ phase: 'idle', addresses: [], fault: undefined })
  const addresses = loadLater(async () => {
    const { createAddresses } = await import('./create-addresses.ts')
    return createAddresses({ ...deps, addresses$ })
  }, deps.notices)
  return {
    addresses$: addresses$.stream,
    refresh: callLater(addresses, (part) => part.refresh),
    loadAddress: callLater(addresses, (part) => part.loadAddress),
    save: callLater(addresses, (part) => part.save),
    remove: callLater(addresses, (part) => part.remove),
    setDefault: callLater(addresses, (part) => part.setDefault),
    loadRegions: callLater(addresses, (part) => part.loadRegions),
  }
}
