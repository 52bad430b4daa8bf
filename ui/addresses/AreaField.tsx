import { type ReactNode, useEffect, useState } from 'react'
import { askAfterPause } from '../../application/shared/async.ts'
import {
  ADDRESS_LIMITS,
  type FoundPlace,
  nearFirst,
  type Place,
  type Region,
  regionsNamed,
} from '../../domain/addresses/address.ts'
import { placeNames } from '../../domain/addresses/address-form.ts'
import {
  choiceFrom,
  levelOf,
  NO_CHOICE,
  PLACE_LEVELS,
  type PlaceChoice,
  typedRegions,
  withFound,
  withRegion,
  writtenPlace,
} from '../../domain/addresses/place-choice.ts'
import { BottomSheet, FieldButton, ListGroup, ListRow, SelectList, TextField } from '../components/forms.ts'
import { Button, QueryState, SkeletonRows, TextLink } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './addresses.module.css'
import { keepEnter } from './CountryField.tsx'

type AreaFieldProps = {
  readonly value: Place | undefined
  readonly error: string | undefined
  readonly onChange: (place: Place) => void
}

/**
 * Province, city and district in one field. The sheet asks for them in turn, searches by name on every level, and
 * accepts typed names that are not in the list.
 */
export const AreaField = ({ value, error, onChange }: AreaFieldProps): ReactNode => {
  const { t } = useTranslations()
  const [sheet, setSheet] = useState({ isOpen: false, opened: 0 })
  const close = (): void => setSheet({ ...sheet, isOpen: false })
  const choose = (place: Place): void => {
    close()
    onChange(place)
  }
  return (
    <>
      <FieldButton
        label={t('addresses.area')}
        placeholder={t('addresses.areaPlaceholder')}
        value={value ? placeNames(value) : ''}
        error={error}
        onClick={() => setSheet({ isOpen: true, opened: sheet.opened + 1 })}
      />
      <AreaSheet key={sheet.opened} isOpen={sheet.isOpen} value={value} onChoose={choose} onClose={close} />
    </>
  )
}

type AreaSheetProps = {
  readonly isOpen: boolean
  readonly value: Place | undefined
  readonly onChoose: (place: Place) => void
  readonly onClose: () => void
}

const AreaSheet = ({ isOpen, value, onChoose, onClose }: AreaSheetProps): ReactNode => {
  const { t } = useTranslations()
  const [choice, setChoice] = useState(() => choiceFrom(value))
  const [isWriting, setWriting] = useState(false)
  const { province, city } = choice
  const level = levelOf(choice)
  const go = (next: PlaceChoice | Place): void => ('area' in next ? onChoose(next) : setChoice(next))
  const backTo = (before: PlaceChoice): void => {
    setChoice(before)
    setWriting(false)
  }
  const label = t(
    isWriting ? 'addresses.notListed' : `addresses.choose.${level === 'area' ? 'district' : level}`,
  )
  return (
    <BottomSheet isOpen={isOpen} title={label} step={`${level} ${isWriting}`} onClose={onClose}>
      {province && (
        <nav className={css['trail']} aria-label={t('addresses.chosenSoFar')}>
          <TextLink leadingIcon="chevron-left" onClick={() => backTo(NO_CHOICE)}>
            {province.name}
          </TextLink>
          {city && (
            <TextLink leadingIcon="chevron-left" onClick={() => backTo({ province, city: undefined })}>
              {city.name}
            </TextLink>
          )}
        </nav>
      )}
      {isWriting ? (
        <WrittenPlace
          key={level}
          chosen={choice}
          value={value}
          onUse={onChoose}
          onBack={() => setWriting(false)}
        />
      ) : (
        <Regions
          key={`${province?.id} ${city?.id}`}
          label={label}
          provinceId={province?.id}
          cityId={city?.id}
          chosenId={value?.[level].id}
          onChoose={({ id, name }) => go(withRegion(choice, { id, name }))}
          onFound={(place) => go(withFound(place))}
          onWrite={() => setWriting(true)}
        />
      )}
    </BottomSheet>
  )
}

/** From this length on a search runs on every level, after a pause of this many milliseconds. */
const SEARCH_FROM = 2
const PAUSE_MS = 200

/** Places of every level that match the typed name; none where the server cannot search. */
const useFoundPlaces = (typed: string): readonly FoundPlace[] => {
  const { addresses, clock } = useApp()
  const [found, setFound] = useState<{ readonly typed: string; readonly places: readonly FoundPlace[] }>()
  const sought = typed.trim()
  useEffect(() => {
    if (sought.length < SEARCH_FROM) return undefined
    const search = () => addresses.searchPlaces(sought)
    return askAfterPause(clock, PAUSE_MS, search, (places) => setFound({ typed: sought, places })).cancel
  }, [addresses, clock, sought])
  return found?.typed === sought ? found.places : []
}

type RegionsProps = {
  readonly label: string
  readonly provinceId: string | undefined
  readonly cityId: string | undefined
  readonly chosenId: string | undefined
  readonly onChoose: (region: Region) => void
  readonly onFound: (place: FoundPlace) => void
  readonly onWrite: () => void
}

/** The regions of the country, a province or a city; loaded when the sheet is open. */
const Regions = (props: RegionsProps): ReactNode => {
  const { label, provinceId, cityId, chosenId, onChoose, onFound, onWrite } = props
  const { addresses } = useApp()
  const { t } = useTranslations()
  const [typed, setTyped] = useState('')
  const query = useQuery({
    key: `${provinceId ?? ''}/${cityId ?? ''}`,
    load: () => addresses.loadRegions(provinceId, cityId),
  })
  const { value } = query
  const choose = (id: string): void => {
    const region = value?.find((one) => one.id === id)
    if (region) onChoose(region)
  }
  const named = value && regionsNamed(value, typed)
  const isHere = (place: FoundPlace): boolean =>
    named?.some(({ id }) => id === place[place.level].id) === true
  const found = useFoundPlaces(typed)
  const elsewhere = nearFirst(found, provinceId, cityId).filter((place) => !isHere(place))
  const keyOf = ({ level, ...place }: FoundPlace): string => `${level} ${place[level].id}`
  return (
    <>
      <TextField
        type="search"
        icon="search"
        label={t('addresses.findPlace')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={keepEnter}
      />
      <QueryState query={query} skeleton={<SkeletonRows count={6} />} />
      {named?.length === 0 && elsewhere.length === 0 && typed !== '' && (
        <p role="status">{t('addresses.noPlace')}</p>
      )}
      {named && named.length > 0 && (
        <SelectList
          label={label}
          value={chosenId}
          onChoose={choose}
          options={named.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {elsewhere.length > 0 && (
        <>
          {(provinceId !== undefined || (named && named.length > 0)) && (
            <h3 className={css['elsewhere']}>{t('addresses.elsewhere')}</h3>
          )}
          <SelectList
            label={t('addresses.elsewhere')}
            value={undefined}
            onChoose={(key) => {
              const place = elsewhere.find((one) => keyOf(one) === key)
              if (place) onFound(place)
            }}
            options={elsewhere.map((place) => ({
              value: keyOf(place),
              label: place[place.level].name,
              description: [
                t(`addresses.level.${place.level}`),
                ...(place.level === 'area' ? [place.city.name] : []),
                ...(place.level === 'province' ? [] : [place.province.name]),
              ].join(', '),
            }))}
          />
        </>
      )}
      <div className={css['notListed']}>
        <ListGroup>
          <ListRow
            icon="pencil"
            label={t('addresses.notListed')}
            description={t('addresses.notListedHelp')}
            onClick={onWrite}
          />
        </ListGroup>
      </div>
    </>
  )
}

type WrittenPlaceProps = {
  /** The regions chosen so far, which are kept. */
  readonly chosen: PlaceChoice
  /** What was typed before. */
  readonly value: Place | undefined
  readonly onUse: (place: Place) => void
  readonly onBack: () => void
}

/** Typed names for regions that the list lacks. */
const WrittenPlace = ({ chosen, value, onUse, onBack }: WrittenPlaceProps): ReactNode => {
  const { t } = useTranslations()
  const [texts, setTexts] = useState(() => typedRegions(value))
  const [isAsked, setAsked] = useState(false)
  const written = writtenPlace(chosen, texts)
  const open = PLACE_LEVELS.slice(PLACE_LEVELS.indexOf(levelOf(chosen)))
  const use = (): void => {
    setAsked(true)
    if (written.ok) onUse(written.value)
  }
  return (
    <div className={css['written']}>
      <p>{t('addresses.writeHelp')}</p>
      {open.map((level) => (
        <TextField
          key={level}
          label={t(`addresses.level.${level}`)}
          value={texts[level]}
          onChange={(text) => setTexts({ ...texts, [level]: text })}
          maxCharacters={ADDRESS_LIMITS[level]}
          error={
            isAsked && !written.ok && written.fault.includes(level) ? t('addresses.writePlace') : undefined
          }
          autoComplete="off"
          onKeyDown={keepEnter}
        />
      ))}
      <Button kind="primary" isBlock onClick={use}>
        {t('addresses.useWritten')}
      </Button>
      <Button kind="text" isBlock onClick={onBack}>
        {t('addresses.backToList')}
      </Button>
    </div>
  )
}
