import type { TabsPort } from '../ports/tabs-port.ts'
import { callsLater, loadOfSession } from '../shared/later.ts'
import type { Notices } from '../shared/notices.ts'
import { createState } from '../shared/state-stream.ts'
import type { AddressesContext, AddressesState } from './addresses-context.ts'
import type { AddressesDeps } from './create-addresses.ts'

type Deps = Omit<AddressesDeps, 'addresses$' | 'changed'> & {
  readonly notices: Notices
  readonly tabs: TabsPort
}

/** The topic by which the shopper's tabs tell each other that an address has changed. */
const TOPIC = 'addresses'

const EMPTY: AddressesState = { phase: 'idle', addresses: [], fault: undefined }

/** The addresses context, whose code is fetched when a screen first needs it. */
export const createLazyAddresses = (deps: Deps): AddressesContext => {
  const addresses$ = createState(EMPTY)
  const changes$ = createState(0)
  const count = (): void => changes$.update((known) => known + 1)
  deps.sessionState.session$.subscribe((session) => {
    if (session.kind === 'visitor') addresses$.set(EMPTY)
  })
  const addresses = loadOfSession(async (api) => {
    const { createAddresses } = await import('./create-addresses.ts')
    const changed = (): void => {
      count()
      deps.tabs.announce(TOPIC, '')
    }
    return createAddresses({ ...deps, api, addresses$, changed })
  }, deps)
  const calls = callsLater(addresses, [
    'refresh',
    'loadAddress',
    'save',
    'remove',
    'setDefault',
    'loadRegions',
  ])
  deps.tabs.listen(TOPIC, () => {
    count()
    void deps.refreshUser()
    if (addresses$.value.phase !== 'idle') void calls.refresh()
  })
  return { addresses$: addresses$.stream, changes$: changes$.stream, ...calls }
}
