import { type ReactNode, useMemo, useState } from 'react'
import type { Language } from '../../domain/account/language.ts'
import { comparableName } from '../../domain/addresses/address.ts'
import { COUNTRIES, NEAR_COUNTRIES } from '../../domain/addresses/country.ts'
import { BottomSheet, FieldButton, SelectList, type SelectOption, TextField } from '../components/forms.ts'
import { compareNames, formatCountry, nativeCountry, nativeLanguage } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'

/** All countries by name in the reader's language, the most frequent destinations first. */
const countryOptions = (language: Language): readonly SelectOption[] => {
  const optionOf = (code: string): SelectOption => {
    const label = formatCountry(code, language)
    const native = nativeCountry(code)
    return {
      value: code,
      label,
      ...(native !== label && { description: native, descriptionLang: nativeLanguage(code) }),
    }
  }
  const far = COUNTRIES.filter((code) => !NEAR_COUNTRIES.includes(code)).map(optionOf)
  return [
    ...NEAR_COUNTRIES.map(optionOf),
    ...far.sort((one, other) => compareNames(one.label, other.label, language)),
  ]
}

type CountryFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (country: string) => void
}

/** The country of an address; its sheet searches names in the reader's language and in the country's own. */
export const CountryField = ({ value, error, onChange }: CountryFieldProps): ReactNode => {
  const { t, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const choose = (country: string): void => {
    setOpen(false)
    onChange(country)
  }
  return (
    <>
      <FieldButton
        label={t('addresses.country')}
        value={formatCountry(value, language)}
        error={error}
        onClick={() => setOpen(true)}
      />
      <BottomSheet isOpen={isOpen} title={t('addresses.chooseCountry')} onClose={() => setOpen(false)}>
        <Countries value={value} onChoose={choose} />
      </BottomSheet>
    </>
  )
}

type CountriesProps = { readonly value: string; readonly onChoose: (country: string) => void }

const Countries = ({ value, onChoose }: CountriesProps): ReactNode => {
  const { t, language } = useTranslations()
  const [typed, setTyped] = useState('')
  const options = useMemo(() => countryOptions(language), [language])
  const sought = comparableName(typed)
  const named = options.filter(
    ({ label, description = '' }) =>
      comparableName(label).includes(sought) || comparableName(description).includes(sought),
  )
  return (
    <>
      <TextField
        type="search"
        icon="search"
        label={t('addresses.findCountry')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={keepEnter}
      />
      {named.length === 0 && <p role="status">{t('addresses.noCountry')}</p>}
      <SelectList label={t('addresses.chooseCountry')} value={value} onChoose={onChoose} options={named} />
    </>
  )
}

/** The sheet is inside the address form, which Enter would submit. */
export const keepEnter = (event: { readonly key: string; preventDefault(): void }): void => {
  if (event.key === 'Enter') event.preventDefault()
}
