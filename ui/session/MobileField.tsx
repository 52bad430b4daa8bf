import { type ReactNode, useMemo, useState } from 'react'
import { TYPED_MOBILE_MOST } from '../../domain/session/mobile.ts'
import { BottomSheet, PhoneField, SelectList } from '../components/forms.ts'
import { formatCountry } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'

/** Calling codes of our shoppers' countries; names come from Intl. */
const COUNTRIES = [
  ['+62', 'ID'],
  ['+60', 'MY'],
  ['+65', 'SG'],
  ['+66', 'TH'],
  ['+84', 'VN'],
  ['+63', 'PH'],
  ['+86', 'CN'],
  ['+852', 'HK'],
  ['+886', 'TW'],
  ['+81', 'JP'],
  ['+82', 'KR'],
  ['+61', 'AU'],
  ['+1', 'US'],
  ['+44', 'GB'],
  ['+49', 'DE'],
] as const

type MobileFieldProps = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly prefix: string
  readonly onPrefix: (prefix: string) => void
}

/** A mobile number with its country's calling code. */
export const MobileField = ({ prefix, onPrefix, ...field }: MobileFieldProps): ReactNode => {
  const { t, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const options = useMemo(() => {
    return COUNTRIES.map(([code, region]) => ({
      value: code,
      label: `${formatCountry(region, language)} ${code}`,
    }))
  }, [language])
  const choose = (code: string): void => {
    onPrefix(code)
    setOpen(false)
  }
  return (
    <>
      <PhoneField
        {...field}
        label={t('session.mobile')}
        prefix={prefix}
        onPrefix={() => setOpen(true)}
        most={TYPED_MOBILE_MOST}
      />
      <BottomSheet isOpen={isOpen} title={t('session.countryCode')} onClose={() => setOpen(false)}>
        <SelectList
          key={language}
          label={t('session.countryCode')}
          value={prefix}
          onChoose={choose}
          options={options}
        />
      </BottomSheet>
    </>
  )
}
