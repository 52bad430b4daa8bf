import type { FormErrors } from '../../application/shared/form.ts'
import type { AddressFault } from '../../domain/addresses/address.ts'
import { type AddressForm, shownField } from '../../domain/addresses/address-form.ts'
import { firstTexts } from '../i18n/fault-text.ts'
import type { Translations } from '../i18n/translations.ts'

const faultText = (fault: AddressFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'required':
      return t(`addresses.required.${fault.field}`)
    case 'too-long':
      return t('addresses.tooLong', { most: fault.most })
    case 'mobile-not-valid':
      return t('addresses.mobileNotValid')
    case 'country-not-known':
      return t('addresses.required.country')
    case 'postcode-not-valid':
      return fault.example === ''
        ? t('addresses.postcodeOdd')
        : t('addresses.postcodeNotValid', { example: fault.example })
  }
}

/** The server's messages, at the fields where the form shows them. */
export const atShownField = (
  refused: Readonly<Record<string, string>>,
  form: AddressForm,
): FormErrors<AddressForm> =>
  Object.fromEntries(Object.entries(refused).map(([field, text]) => [shownField(field, form), text]))

/** The domain's faults at their fields; a missing custom tag belongs to its own field. */
export const textsOf = (
  faults: readonly AddressFault[],
  form: AddressForm,
  t: Translations['t'],
): FormErrors<AddressForm> =>
  firstTexts(
    faults,
    (fault) => faultText(fault, t),
    ({ field }) => shownField(field, form),
  )
