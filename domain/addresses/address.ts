export type Region = { readonly id: string; readonly name: string }

/** A shipping address (spec storefront 3). `id` is empty until the host has stored it. */
export type Address = {
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly country: string
  readonly province: Region
  readonly city: Region
  readonly area: Region
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

/** What a shopper types into the address form; text as typed. */
export type AddressDraft = {
  readonly id?: string
  readonly name: string
  readonly mobile: string
  readonly province: Region | undefined
  readonly city: Region | undefined
  readonly area: Region | undefined
  readonly detail: string
  readonly tag: string
  readonly isDefault: boolean
}

export type AddressField = 'name' | 'mobile' | 'area' | 'detail' | 'tag'

/** One fault per field; the form shows each beside its field (spec storefront 5). */
export type AddressFault =
  | { readonly kind: 'required'; readonly field: AddressField }
  | { readonly kind: 'mobile-not-valid'; readonly field: 'mobile' }
