import { checkAddress, type Region } from '../../domain/addresses/address.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { Api } from '../api/api-client.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import { allPages } from '../shared/all-pages.ts'
import type { StateSource } from '../shared/state-stream.ts'
import { createAddressesApi } from './addresses-api.ts'
import type { AddressesContext, AddressesState } from './addresses-context.ts'

export type AddressesDeps = {
  readonly api: Api
  readonly sessionState: SessionState
  /** The user carries the default address, so it is read again after each change. */
  readonly refreshUser: RefreshUser
  readonly addresses$: StateSource<AddressesState>
  /** Called when an address has changed: what shows one is out of date, in every tab. */
  readonly changed: () => void
}

type Regions = Promise<Result<readonly Region[], ApiFault>>

/** The shopper's shipping addresses (spec storefront 1 and 5, api.md 6). */
export const createAddresses = (deps: AddressesDeps): Omit<AddressesContext, 'changes$'> => {
  const { api, sessionState, refreshUser, addresses$, changed } = deps
  const addressesApi = createAddressesApi({ api })
  const regions = new Map<string, Regions>()
  let latestLoad = 0

  const refresh: AddressesContext['refresh'] = async () => {
    const asker = sessionState.token()
    latestLoad += 1
    const mine = latestLoad
    addresses$.update((state) => ({ ...state, phase: 'loading', fault: undefined }))
    const listed = await allPages(addressesApi.list)
    // The session has ended, or the list was asked for before a change.
    if (asker !== sessionState.token() || mine !== latestLoad) return listed
    addresses$.update((state) =>
      listed.ok
        ? { phase: 'ready', addresses: listed.value, fault: undefined }
        : { ...state, phase: 'failed', fault: listed.fault },
    )
    return listed
  }

  const settle = async <T>(change: Promise<Result<T, ApiFault>>): Promise<Result<T, ApiFault>> => {
    const done = await change
    if (done.ok) {
      changed()
      await Promise.all([refresh(), refreshUser()])
    }
    // What is shown may be out of date: a deletion's answer was lost, or another device changed something.
    else if (done.fault.kind === 'rejected') await refresh()
    return done
  }

  return {
    addresses$: addresses$.stream,
    refresh,
    loadAddress: addressesApi.load,
    save: async (draft) => {
      const checked = checkAddress(draft)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      return settle(addressesApi.save(checked.value))
    },
    remove: (id) => settle(addressesApi.remove(id)),
    setDefault: (id) => settle(addressesApi.setDefault(id)),
    loadRegions: (provinceId, cityId) => {
      const key = `${provinceId ?? ''}/${cityId ?? ''}`
      const known = regions.get(key)
      if (known) return known
      const asked = addressesApi.loadRegions(provinceId, cityId).then((answer) => {
        if (!answer.ok) regions.delete(key)
        return answer
      })
      regions.set(key, asked)
      return asked
    },
  }
}
