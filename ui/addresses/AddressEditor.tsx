import { type ReactNode, useEffect, useState } from 'react'
import { fullName } from '../../domain/account/full-name.ts'
import {
  ADDRESS_LIMITS,
  type Address,
  type AddressFault,
  checkAddress,
  type Place,
} from '../../domain/addresses/address.ts'
import { becomesMain } from '../../domain/addresses/address-book.ts'
import {
  BLANK_ADDRESS,
  changesOf,
  draftOf,
  formOf,
  isAtHome,
  keptForm,
  prefixOf,
  shownField,
  TAG_CHOICES,
} from '../../domain/addresses/address-form.ts'
import { showMobile, splitMobile } from '../../domain/addresses/address-text.ts'
import { POSTCODE_MAX_LENGTH, postcodeExample } from '../../domain/addresses/country-formats.ts'
import { type PostcodeDoubt, postcodeDoubt } from '../../domain/addresses/home-regions.ts'
import { joinMobile, TYPED_MOBILE_MAX_LENGTH } from '../../domain/session/mobile.ts'
import { Chip, ChipRow, OptionGroup, PhoneField, Switch, TextArea, TextField } from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { cx, Icon } from '../components/kit.ts'
import { useUnsaved } from '../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useDraftName, useKeepDraft } from '../hooks/forms/use-draft.ts'
import type { FormField } from '../hooks/forms/use-form.ts'
import { useServerForm } from '../hooks/forms/use-server-form.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { formatList } from '../i18n/format.ts'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import { AreaField } from './AreaField.tsx'
import css from './addresses.module.css'
import { CountryField } from './CountryField.tsx'
import { PasteAddress } from './PasteSheet.tsx'

/** The sentence for each fault of an address (requirement S5); a missing part has one of its own. */
const FAULT_TEXTS: Readonly<Record<Exclude<AddressFault['kind'], 'required'>, string>> = {
  'too-long': 'addresses.tooLong',
  'mobile-not-valid': 'addresses.mobileNotValid',
  'country-not-known': 'addresses.required.country',
  'postcode-not-valid': 'addresses.postcodeNotValid',
}

const textKeyOf = (fault: AddressFault): string => {
  if (fault.kind === 'required') return `addresses.required.${fault.field}`
  const isWithoutExample = fault.kind === 'postcode-not-valid' && fault.example === ''
  return isWithoutExample ? 'addresses.postcodeOdd' : FAULT_TEXTS[fault.kind]
}

/** The fields of a place outside the home country, the smallest last. */
const PLACE_FIELDS = [
  { name: 'state', level: 'province', place: 'shipping address-level1', isOptional: true },
  { name: 'city', level: 'city', place: 'shipping address-level2', isOptional: false },
  { name: 'district', level: 'area', place: 'shipping address-level3', isOptional: true },
] as const

/** The postcodes of the chosen district; none until they are there. */
const usePostcodes = (place: Place | undefined): readonly string[] => {
  const { addresses } = useApp()
  const [known, setKnown] = useState<{ readonly areaId: string; readonly codes: readonly string[] }>()
  const areaId = place?.area.id ?? ''
  useEffect(() => {
    if (!place || areaId === '') return undefined
    let isWanted = true
    void addresses.loadPostcodes(place).then((codes) => {
      if (isWanted) setKnown({ areaId, codes })
    })
    return () => {
      isWanted = false
    }
  }, [addresses, place, areaId])
  return known?.areaId === areaId ? known.codes : []
}

/** More are told by the first and the last. */
const MAX_CODES_TOLD = 4

const doubtText = (doubt: PostcodeDoubt, { t, language }: Translations): string => {
  if (doubt.kind === 'other-province') {
    const { province, starts } = doubt
    return t('addresses.postcodeElsewhere', { province, starts: formatList(starts, language) })
  }
  const { district, codes } = doubt
  const isMany = codes.length > MAX_CODES_TOLD
  const told = isMany ? `${codes[0] ?? ''}–${codes.at(-1) ?? ''}` : formatList(codes, language)
  return t('addresses.postcodeOfDistrict', { district, codes: told })
}

type PostcodeFieldProps = {
  readonly field: FormField<string>
  readonly country: string
  /** At home: the place, once it or the postcode was changed; its postcodes are proposed. */
  readonly place: Place | undefined
  readonly codes: readonly string[]
}

/** A postcode, with those of the district; one that is usual elsewhere is doubted, not refused. */
const PostcodeField = ({ field, country, place, codes }: PostcodeFieldProps): ReactNode => {
  const translations = useTranslations()
  const { t } = translations
  const example = postcodeExample(country)
  const doubt = place && postcodeDoubt(field.value, place, codes)
  const isProposed = place !== undefined && codes.length > 0 && !codes.includes(field.value)
  return (
    <div className={css['postcode']}>
      <TextField
        {...field}
        label={t('addresses.postcode')}
        help={t(example === '' ? 'addresses.optional' : 'addresses.postcodeHelp', { example })}
        warning={doubt && doubtText(doubt, translations)}
        autoComplete="shipping postal-code"
        inputMode={/^[0-9]+$/.test(example) ? 'numeric' : 'text'}
        maxCharacters={POSTCODE_MAX_LENGTH}
        enterKeyHint="next"
      />
      {isProposed && (
        <ChipRow label={t('addresses.postcodesOf', { district: place.area.name })}>
          {codes.map((code) => (
            <Chip key={code} onClick={() => field.onChange(code)}>
              {code}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  )
}

type AddressEditorProps = {
  readonly title: string
  /** Undefined for a new one. */
  readonly address: Address | undefined
  /** The shopper has no other address, so it becomes the default one. */
  readonly isFirst: boolean
  /** `id`: of the saved address, where the server returns it. */
  readonly onSaved: (id: string | undefined) => void
  readonly onLeave: () => void
}

/** The address form with its page frame. */
export const AddressEditor = (props: AddressEditorProps): ReactNode => {
  const { title, address, isFirst, onSaved, onLeave } = props
  const { addresses, notices, session } = useApp()
  const user = useStream(session.user$)
  const { t } = useTranslations()
  const draftName = useDraftName(`address ${address?.id ?? 'new'}`)
  const draft = useDraft(draftName)
  const [began] = useState(() => (address ? formOf(address) : BLANK_ADDRESS))
  const form = useServerForm({
    initial: keptForm(began, draft),
    check: (values) => checkAddress(draftOf(values, address)),
    textOf: (fault: AddressFault) => t(textKeyOf(fault), fault),
    fieldOf: shownField,
    send: (values) => addresses.saveForm(values, { edited: address, isOnly: isFirst }),
    onSent: ({ id }) => {
      drafts.keep(draftName, undefined)
      notices.show('success', { kind: 'key', key: 'addresses.saved' })
      onSaved(id)
    },
  })
  const isDirty = form.isDirty || draft !== undefined
  useKeepDraft(draftName, changesOf(form.values, began), isDirty)
  const unsaved = useUnsaved({
    isDirty,
    title: t('addresses.leaveTitle'),
    text: t('addresses.leaveText'),
    discardLabel: t('addresses.discard'),
    keepLabel: t('addresses.goOn'),
    onDiscard: () => {
      drafts.keep(draftName, undefined)
      onLeave()
    },
  })
  const area = form.field('area')
  const { country } = form.values
  const prefix = prefixOf(country, address)
  const place = isAtHome(form.values) ? area.value : undefined
  // A saved address is not doubted before something of it is changed.
  const isPlaceChanged = place !== undefined && place !== began.area
  const isAsked = isPlaceChanged || form.values.postcode !== began.postcode
  const codes = usePostcodes(isAsked ? place : undefined)
  const [only] = codes
  // A district that is chosen now fills an empty postcode; what was typed is proposed against, never replaced.
  const [isPlaceNew, setPlaceNew] = useState(false)
  useEffect(() => {
    if (!isPlaceNew || only === undefined) return
    setPlaceNew(false)
    if (codes.length === 1 && form.values.postcode === '') form.set({ postcode: only })
  }, [isPlaceNew, only, codes, form])
  const chooseCountry = (next: string): void => {
    // A number typed for one country is not reused for another.
    const { mobile } = form.values
    const isKept = mobile === '' || prefixOf(next, address) === prefix
    form.set({ country: next, ...(!isKept && { mobile: joinMobile(prefix, mobile) }) })
  }
  const own = { name: user ? fullName(user) : '', mobile: splitMobile(user?.mobile ?? '') }
  // The default prefix is that of the home country.
  const isOwnOffered =
    address === undefined &&
    form.values.name === '' &&
    form.values.mobile === '' &&
    own.name !== '' &&
    own.mobile.local !== '' &&
    own.mobile.prefix === prefix
  return (
    <FormPage title={title} form={form} guard={unsaved} sendLabel={t('addresses.save')} isPaired>
      <div className={css['pairs']}>
        <PasteAddress
          form={form.values}
          addressId={address?.id}
          onFill={(values) => {
            setPlaceNew(values.area !== undefined)
            form.set(values)
          }}
        />
        {isOwnOffered && (
          <button
            type="button"
            className={css['mine']}
            onClick={() => form.set({ name: own.name, mobile: own.mobile.local })}
          >
            <Icon name="user-round" size={20} />
            <span>
              <b>{t('addresses.useMine')}</b>
              <span className={css['mineFacts']}>
                <bdi>{own.name}</bdi> <bdi className={css['whole']}>{showMobile(user?.mobile ?? '')}</bdi>
              </span>
            </span>
          </button>
        )}
      </div>
      <div className={css['pairs']}>
        <TextField
          {...form.field('name')}
          label={t('addresses.name')}
          autoComplete="shipping name"
          maxCharacters={ADDRESS_LIMITS.name}
          enterKeyHint="next"
        />
        <PhoneField
          {...form.field('mobile')}
          label={t('addresses.mobile')}
          prefix={prefix}
          autoComplete="tel-national"
          maxCharacters={TYPED_MOBILE_MAX_LENGTH}
          enterKeyHint="next"
        />
      </div>
      <div className={cx(css['pairs'], isAtHome(form.values) && css['homePairs'])}>
        <CountryField value={country} error={form.field('country').error} onChange={chooseCountry} />
        {isAtHome(form.values) ? (
          <AreaField
            value={area.value}
            error={area.error}
            onChange={(chosen) => {
              setPlaceNew(true)
              area.onChange(chosen)
            }}
          />
        ) : (
          PLACE_FIELDS.map(({ name, level, place, isOptional }) => (
            <TextField
              key={name}
              {...form.field(name)}
              label={t(`addresses.level.${level}`)}
              help={isOptional ? t('addresses.optional') : undefined}
              autoComplete={place}
              maxCharacters={ADDRESS_LIMITS[level]}
              enterKeyHint="next"
            />
          ))
        )}
        <PostcodeField
          field={form.field('postcode')}
          country={country}
          place={isAsked ? place : undefined}
          codes={codes}
        />
      </div>
      <div className={css['pairs']}>
        <TextArea
          {...form.field('detail')}
          label={t('addresses.detail')}
          placeholder={t('addresses.detailPlaceholder')}
          autoComplete="shipping street-address"
          maxCharacters={ADDRESS_LIMITS.detail}
          rows={3}
        />
        <div className={css['tag']}>
          <OptionGroup
            {...form.field('tag')}
            label={t('addresses.tagLabel')}
            options={TAG_CHOICES.map((value) => ({ value, label: t(`addresses.tag.${value}`) }))}
          />
          {form.values.tag === 'own' && (
            <TextField
              {...form.field('own')}
              label={t('addresses.ownTag')}
              maxCharacters={ADDRESS_LIMITS.tag}
              enterKeyHint="done"
            />
          )}
          <div className={css['main']}>
            <Switch
              label={t('addresses.asMain')}
              description={t('addresses.asMainHelp')}
              isOn={becomesMain(form.values, isFirst ? 0 : 1)}
              isDisabled={isFirst}
              onChange={(isDefault) => form.set({ isDefault })}
            />
          </div>
        </div>
      </div>
    </FormPage>
  )
}
