import { type ReactNode, useState } from 'react'
import type { Region } from '../../domain/addresses/address.ts'
import { BottomSheet, FieldButton, SelectList } from '../components/forms.ts'
import { ErrorState, SkeletonRows, TextLink } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useQuery } from '../hooks/use-query.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './addresses.module.css'

export type Area = { readonly province: Region; readonly city: Region; readonly area: Region }

type AreaFieldProps = {
  readonly value: Area | undefined
  readonly error: string | undefined
  readonly onChange: (area: Area) => void
}

/** Province, city and district in one field; the sheet asks for them one after the other. */
export const AreaField = ({ value, error, onChange }: AreaFieldProps): ReactNode => {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const choose = (area: Area): void => {
    setOpen(false)
    onChange(area)
  }
  return (
    <>
      <FieldButton
        label={t('addresses.area')}
        placeholder={t('addresses.areaPlaceholder')}
        value={value ? [value.province, value.city, value.area].map(({ name }) => name).join(', ') : ''}
        error={error}
        onClick={() => setOpen(true)}
      />
      {isOpen && <AreaSheet value={value} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  )
}

type AreaSheetProps = {
  readonly value: Area | undefined
  readonly onChoose: (area: Area) => void
  readonly onClose: () => void
}

const AreaSheet = ({ value, onChoose, onClose }: AreaSheetProps): ReactNode => {
  const { addresses } = useApp()
  const { t } = useWords()
  const faultText = useFaultText()
  const [province, setProvince] = useState(value?.province)
  const [city, setCity] = useState(value?.city)
  const level = !province ? 'province' : !city ? 'city' : 'district'
  const regions = useQuery({
    key: `${province?.id ?? ''}/${city?.id ?? ''}`,
    load: () => addresses.loadRegions(province?.id, city?.id),
  })
  const chosen = { province: value?.province, city: value?.city, district: value?.area }[level]
  const choose = (id: string): void => {
    const region = regions.value?.find((one) => one.id === id)
    if (!region) return
    if (!province) setProvince(region)
    else if (!city) setCity(region)
    else onChoose({ province, city, area: region })
  }
  const label = t(`addresses.choose.${level}`)
  return (
    <BottomSheet isOpen title={label} onClose={onClose}>
      {province && (
        <nav className={css['trail']} aria-label={t('addresses.chosenSoFar')}>
          <TextLink
            leadingIcon="chevron-left"
            onClick={() => {
              setProvince(undefined)
              setCity(undefined)
            }}
          >
            {province.name}
          </TextLink>
          {city && (
            <TextLink leadingIcon="chevron-left" onClick={() => setCity(undefined)}>
              {city.name}
            </TextLink>
          )}
        </nav>
      )}
      {regions.phase === 'loading' && <SkeletonRows count={6} />}
      {regions.phase === 'failed' && regions.fault && (
        <ErrorState text={faultText(regions.fault)} onRetry={regions.retry} />
      )}
      {regions.value && (
        <SelectList
          key={`${province?.id} ${city?.id}`}
          label={label}
          value={chosen?.id}
          onChoose={choose}
          options={regions.value.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </BottomSheet>
  )
}
