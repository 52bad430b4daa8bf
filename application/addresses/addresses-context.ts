import type {
  Address,
  AddressDraft,
  AddressFault,
  FoundPlace,
  Region,
} from '../../domain/addresses/address.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { FormFault } from '../session/session-context.ts'
import type { StateStream } from '../shared/streams.ts'

/** `fault` is there in the phase `failed`; the addresses are then those that were loaded last. */
export type AddressesState = {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed'
  readonly addresses: readonly Address[]
  readonly fault: ApiFault | undefined
}

/** The answer to saving: the id under which the address is kept, where the server says it. */
export type SavedAddress = { readonly id: string | undefined }

/** The shopper's shipping addresses (requirement S5). After each change the list is fetched again. */
export type AddressesContext = {
  readonly addresses$: StateStream<AddressesState>
  /** Rises by one whenever an address has changed, in this tab or another: what shows one loads it again. */
  readonly changes$: StateStream<number>
  readonly refresh: () => Promise<Result<readonly Address[], ApiFault>>
  readonly loadAddress: (id: string) => Promise<Result<Address, ApiFault>>
  /** Adds the address, or changes it when the draft has an id. */
  readonly save: (draft: AddressDraft) => Promise<Result<SavedAddress, FormFault<AddressFault>>>
  readonly remove: (id: string) => Promise<Result<unknown, ApiFault>>
  readonly setDefault: (id: string) => Promise<Result<unknown, ApiFault>>
  /**
   * The places whose name holds what was typed, of every level; none where the server cannot search. A newer call
   * cancels an older one, whose answer is then empty; failure shows no toast.
   */
  readonly searchPlaces: (typed: string) => Promise<readonly FoundPlace[]>
  /** The provinces; the cities of a province; or the areas of a city. Kept while the page lives. */
  readonly loadRegions: (provinceId?: string, cityId?: string) => Promise<Result<readonly Region[], ApiFault>>
}
