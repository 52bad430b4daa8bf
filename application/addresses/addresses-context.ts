import type {
  Address,
  AddressDraft,
  AddressFault,
  FoundPlace,
  ListedRegion,
  Place,
} from '../../domain/addresses/address.ts'
import type { AddressForm, PastedForm } from '../../domain/addresses/address-form.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { FormFault } from '../session/session-context.ts'
import type { StateStream } from '../shared/streams.ts'

/** `fault` is set in the phase `failed`; `addresses` are then the last ones loaded. */
export type AddressesState = {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed'
  readonly addresses: readonly Address[]
  readonly fault: ApiFault | undefined
}

/** The answer to saving: the id of the address, where the server returns it. */
export type SavedAddress = { readonly id: string | undefined }

/** The shopper's shipping addresses (requirement S5). The list is reloaded after each change. */
export type AddressesContext = {
  readonly addresses$: StateStream<AddressesState>
  /** Incremented whenever an address has changed, in this tab or another; screens then reload. */
  readonly changes$: StateStream<number>
  readonly refresh: () => Promise<Result<readonly Address[], ApiFault>>
  readonly loadAddress: (id: string) => Promise<Result<Address, ApiFault>>
  /** Adds the address, or changes it when the draft has an id. */
  readonly save: (draft: AddressDraft) => Promise<Result<SavedAddress, FormFault<AddressFault>>>
  /**
   * Saves a form: of a new address, or of the `edited` one, whose fields that were not typed follow what was changed
   * elsewhere meanwhile. The shopper's only address becomes the default one.
   */
  readonly saveForm: (
    form: AddressForm,
    options: { readonly edited: Address | undefined; readonly isOnly: boolean },
  ) => Promise<Result<SavedAddress, FormFault<AddressFault>>>
  readonly remove: (id: string) => Promise<Result<unknown, ApiFault>>
  readonly setDefault: (id: string) => Promise<Result<unknown, ApiFault>>
  /**
   * The places whose name contains the typed text, of every level; none where the server cannot search. A newer call
   * cancels an older one, which then returns nothing; failures show no toast.
   */
  readonly searchPlaces: (typed: string) => Promise<readonly FoundPlace[]>
  /** The provinces; the cities of a province; or the areas of a city. Cached for the lifetime of the page. */
  readonly loadRegions: (
    provinceId?: string,
    cityId?: string,
  ) => Promise<Result<readonly ListedRegion[], ApiFault>>
  /** The postcodes of a district of the list; none where the server has none, or does not answer. */
  readonly loadPostcodes: (place: Place) => Promise<readonly string[]>
  /**
   * Reads the text of a whole address, as it is copied from a chat; `country` is meant where the text does not tell. The
   * regions of the home country are those of the server's list.
   */
  readonly readPasted: (text: string, country: string) => Promise<PastedForm>
}
