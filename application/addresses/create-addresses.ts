import { BehaviorSubject } from 'rxjs'
import { checkAddress, followNewer, isListed, type ListedRegion } from '../../domain/addresses/address.ts'
import { becomesMain } from '../../domain/addresses/address-book.ts'
import { draftOf, untouched } from '../../domain/addresses/address-form.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import { type Api, perSession } from '../api/api-client.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import { allPages, createCancellation } from '../shared/async.ts'
import { stateOf } from '../shared/streams.ts'
import { createAddressesApi } from './addresses-api.ts'
import type { AddressesContext, AddressesState } from './addresses-context.ts'
import { createReadPasted } from './read-pasted.ts'

type Deps = {
  readonly api: Api
  readonly sessionState: SessionState
  /** The user's data contain the default address, so they are reloaded after each change. */
  readonly refreshUser: RefreshUser
  readonly tabs: TabsPort
}

type ActsDeps = Omit<Deps, 'tabs'> & {
  readonly addresses$: BehaviorSubject<AddressesState>
  /** Called when an address has changed and screens in every tab are outdated. */
  readonly changed: () => void
}

type Regions = Promise<Result<readonly ListedRegion[], ApiFault>>

/** The topic for address changes between the shopper's tabs. */
const TOPIC = 'addresses'

const EMPTY: AddressesState = { phase: 'idle', addresses: [], fault: undefined }

/** The address actions of one session. */
const createActs = (
  deps: ActsDeps,
): Omit<AddressesContext, 'addresses$' | 'changes$' | 'readPasted' | 'loadPostcodes'> => {
  const { api, sessionState, refreshUser, addresses$, changed } = deps
  const addressesApi = createAddressesApi({ api })
  const regions = new Map<string, Regions>()
  let latestLoad = 0
  let searching: ReturnType<typeof createCancellation> | undefined

  const refresh: AddressesContext['refresh'] = async () => {
    const asker = sessionState.token()
    latestLoad += 1
    const mine = latestLoad
    addresses$.next({ ...addresses$.value, phase: 'loading', fault: undefined })
    const listed = await allPages(addressesApi.list)
    // The session has ended, or the list was requested before a change.
    if (asker !== sessionState.token() || mine !== latestLoad) return listed
    addresses$.next(
      listed.ok
        ? { phase: 'ready', addresses: listed.value, fault: undefined }
        : { ...addresses$.value, phase: 'failed', fault: listed.fault },
    )
    return listed
  }

  const settle = async <T>(change: Promise<Result<T, ApiFault>>): Promise<Result<T, ApiFault>> => {
    const done = await change
    if (done.ok) {
      changed()
      await Promise.all([refresh(), refreshUser()])
    }
    // The list may be outdated: a deletion's answer was lost, or another device changed something.
    else if (done.fault.kind === 'rejected') await refresh()
    return done
  }

  const save: AddressesContext['save'] = async (draft) => {
    const checked = checkAddress(draft)
    if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
    return settle(addressesApi.save(checked.value))
  }

  return {
    refresh,
    loadAddress: addressesApi.load,
    save,
    saveForm: async (form, { edited, isOnly }) => {
      const isDefault = becomesMain(form, isOnly ? 0 : 1)
      const typed = draftOf({ ...form, isDefault }, edited)
      // Another tab or device may have changed it since the form was opened; if that cannot be loaded, saving reports
      // it.
      const newer = edited && (await addressesApi.load(edited.id))
      return save(edited && newer?.ok ? followNewer(typed, untouched(edited), untouched(newer.value)) : typed)
    },
    remove: (id) => settle(addressesApi.remove(id)),
    setDefault: (id) => settle(addressesApi.setDefault(id)),
    searchPlaces: async (typed) => {
      searching?.cancel()
      const mine = createCancellation()
      searching = mine
      const found = await addressesApi.searchPlaces(typed, mine)
      return found.ok && !mine.isCancelled ? found.value : []
    },
    loadRegions: (provinceId, cityId) => {
      const key = `${provinceId ?? ''}/${cityId ?? ''}`
      const known = regions.get(key)
      if (known) return known
      const loading = addressesApi.loadRegions(provinceId, cityId).then((answer) => {
        if (!answer.ok) regions.delete(key)
        return answer
      })
      regions.set(key, loading)
      return loading
    },
  }
}

/** The shopper's shipping addresses (requirements S1 and S5, api.md 6). */
export const createAddresses = (deps: Deps): AddressesContext => {
  const { sessionState, refreshUser, tabs } = deps
  const addresses$ = new BehaviorSubject(EMPTY)
  const changes$ = new BehaviorSubject(0)
  const count = (): void => changes$.next(changes$.value + 1)
  const changed = (): void => {
    count()
    tabs.announce(TOPIC, '')
  }
  const acts = perSession((api) => createActs({ ...deps, api, addresses$, changed }), deps)
  sessionState.session$.subscribe((session) => {
    if (session.kind === 'visitor') addresses$.next(EMPTY)
  })
  tabs.listen(TOPIC, () => {
    count()
    void refreshUser()
    if (addresses$.value.phase !== 'idle') void acts().refresh()
  })
  const readPasted = createReadPasted({
    loadRegions: (provinceId, cityId) => acts().loadRegions(provinceId, cityId),
    searchPlaces: (typed) => acts().searchPlaces(typed),
  })
  return {
    readPasted,
    loadPostcodes: async ({ province, city, area }) => {
      if (![province, city, area].every(isListed)) return []
      const areas = await acts().loadRegions(province.id, city.id)
      return (areas.ok && areas.value.find(({ id }) => id === area.id)?.postcodes) || []
    },
    addresses$: stateOf(addresses$),
    changes$: stateOf(changes$),
    refresh: () => acts().refresh(),
    loadAddress: (id) => acts().loadAddress(id),
    save: (draft) => acts().save(draft),
    saveForm: (form, options) => acts().saveForm(form, options),
    remove: (id) => acts().remove(id),
    setDefault: (id) => acts().setDefault(id),
    loadRegions: (provinceId, cityId) => acts().loadRegions(provinceId, cityId),
    searchPlaces: (typed) => acts().searchPlaces(typed),
  }
}
