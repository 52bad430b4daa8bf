import type { Address, AddressDraft, AddressFault, Region } from '../../domain/addresses/address.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { FormFault } from '../session/session-context.ts'
import type { StateStream } from '../shared/state-stream.ts'

/** `fault` stands with the phase `failed`; the addresses seen before stay. */
export type AddressesState = {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed'
  readonly addresses: readonly Address[]
  readonly fault: ApiFault | undefined
}

/** Where a shopper's parcels go (spec storefront 5). What is changed here is asked for again from the host. */
export type AddressesContext = {
  readonly addresses$: StateStream<AddressesState>
  /** Rises by one whenever an address changed, in this tab or another, so that what shows one asks again. */
  readonly changes$: StateStream<number>
  readonly refresh: () => Promise<Result<readonly Address[], ApiFault>>
  readonly loadAddress: (id: string) => Promise<Result<Address, ApiFault>>
  /** Adds, or edits when the draft has an id. */
  readonly save: (draft: AddressDraft) => Promise<Result<unknown, FormFault<AddressFault>>>
  readonly remove: (id: string) => Promise<Result<unknown, ApiFault>>
  readonly setDefault: (id: string) => Promise<Result<unknown, ApiFault>>
  /** Provinces, the cities of a province, or the areas of a city. Remembered. */
  readonly loadRegions: (provinceId?: string, cityId?: string) => Promise<Result<readonly Region[], ApiFault>>
}
