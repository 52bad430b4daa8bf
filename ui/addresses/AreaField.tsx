import { type ReactNode, useState } from 'react'
import { type Region, regionsNamed } from '../../domain/addresses/address.ts'
import { BottomSheet, FieldButton, SelectList, TextField } from '../components/forms.ts'
import { ErrorState, SkeletonRows, TextLink } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './addresses.module.css'

export type Area = { readonly province: Region; readonly city: Region; readonly area: Region }

type AreaFieldProps = {
  readonly value: Area | undefined
  readonly error: string | undefined
  readonly onChange: (area: Area) => void
}

/** Province, city and district in one field; the sheet asks for them one after the other. */
export const AreaField = ({ value, error, onChange }: AreaFieldProps): ReactNode => {
  const { t } = useTranslations()
  const [sheet, setSheet] = useState({ isOpen: false, opened: 0 })
  const close = (): void => setSheet({ ...sheet, isOpen: false })
  const choose = (area: Area): void => {
    close()
    onChange(area)
  }
  return (
    <>
      <FieldButton
        label={t('addresses.area')}
        placeholder={t('addresses.areaPlaceholder')}
        value={value ? [value.province, value.city, value.area].map(({ name }) => name).join(', ') : ''}
        error={error}
        onClick={() => setSheet({ isOpen: true, opened: sheet.opened + 1 })}
      />
      <AreaSheet key={sheet.opened} isOpen={sheet.isOpen} value={value} onChoose={choose} onClose={close} />
    </>
  )
}

type AreaSheetProps = {
  readonly isOpen: boolean
  readonly value: Area | undefined
  readonly onChoose: (area: Area) => void
  readonly onClose: () => void
}

const nextLevel = (province: Region | undefined, city: Region | undefined) => {
  if (!province) return 'province'
  return city ? 'district' : 'city'
}

const AreaSheet = ({ isOpen, value, onChoose, onClose }: AreaSheetProps): ReactNode => {
  const { t } = useTranslations()
  const [province, setProvince] = useState(value?.province)
  const [city, setCity] = useState(value?.city)
  const level = nextLevel(province, city)
  const chosen = { province: value?.province, city: value?.city, district: value?.area }[level]
  const choose = (region: Region): void => {
    if (!province) setProvince(region)
    else if (!city) setCity(region)
    else onChoose({ province, city, area: region })
  }
  const label = t(`addresses.choose.${level}`)
  return (
    <BottomSheet isOpen={isOpen} title={label} step={level} onClose={onClose}>
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
      <Regions
        key={`${province?.id} ${city?.id}`}
        label={label}
        provinceId={province?.id}
        cityId={city?.id}
        chosenId={chosen?.id}
        onChoose={choose}
      />
    </BottomSheet>
  )
}

type RegionsProps = {
  readonly label: string
  readonly provinceId: string | undefined
  readonly cityId: string | undefined
  readonly chosenId: string | undefined
  readonly onChoose: (region: Region) => void
}

/** So many rows are seen at a glance; a longer list can be searched. */
const AT_A_GLANCE = 8

/** The parts of the country, of a province or of a city; asked for when the sheet is open. */
const Regions = ({ label, provinceId, cityId, chosenId, onChoose }: RegionsProps): ReactNode => {
  const { addresses } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const [typed, setTyped] = useState('')
  const { value, phase, fault, retry } = useQuery({
    key: `${provinceId ?? ''}/${cityId ?? ''}`,
    load: () => addresses.loadRegions(provinceId, cityId),
  })
  const choose = (id: string): void => {
    const region = value?.find((one) => one.id === id)
    if (region) onChoose(region)
  }
  const named = value && regionsNamed(value, typed)
  return (
    <>
      {value && value.length > AT_A_GLANCE && (
        <TextField
          type="search"
          label={t('addresses.findPlace')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          // The sheet lies within the form of the address, which Enter would send.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {phase === 'loading' && <SkeletonRows count={6} />}
      {phase === 'failed' && fault && <ErrorState text={faultText(fault)} onRetry={retry} />}
      {named?.length === 0 && typed !== '' && <p role="status">{t('addresses.noPlace')}</p>}
      {named && (
        <SelectList
          label={label}
          value={chosenId}
          onChoose={choose}
          options={named.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
