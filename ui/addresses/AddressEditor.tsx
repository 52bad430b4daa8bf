import { type ReactNode, useState } from 'react'
import type { FormErrors } from '../../application/shared/form.ts'
import { fullName } from '../../domain/account/full-name.ts'
import {
  ADDRESS_LIMITS,
  type Address,
  type AddressFault,
  checkAddress,
} from '../../domain/addresses/address.ts'
import { becomesMain } from '../../domain/addresses/address-book.ts'
import {
  type AddressForm,
  BLANK_ADDRESS,
  changesOf,
  draftOf,
  formOf,
  isAtHome,
  keptForm,
  prefixOf,
  shownField,
  TAG_CHOICES,
  type TagChoice,
} from '../../domain/addresses/address-form.ts'
import { showMobile, splitMobile } from '../../domain/addresses/address-text.ts'
import { POSTCODE_MOST, postcodeExample } from '../../domain/addresses/country-formats.ts'
import { joinMobile, TYPED_MOBILE_MOST } from '../../domain/session/mobile.ts'
import { OptionGroup, PhoneField, Switch, TextArea, TextField } from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { TextLink } from '../components/kit.ts'
import { useUnsaved } from '../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useDraftName, useKeepDraft } from '../hooks/forms/use-draft.ts'
import { type FormField, useForm } from '../hooks/forms/use-form.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { firstTexts, refusedTexts, useFaultText } from '../i18n/fault-text.ts'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import { AreaField } from './AreaField.tsx'
import css from './addresses.module.css'
import { CountryField } from './CountryField.tsx'

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
const atShownField = (
  refused: Readonly<Record<string, string>>,
  form: AddressForm,
): FormErrors<AddressForm> =>
  Object.fromEntries(Object.entries(refused).map(([field, text]) => [shownField(field, form), text]))

/** The domain's faults at their fields; a missing custom tag belongs to its own field. */
const textsOf = (
  faults: readonly AddressFault[],
  form: AddressForm,
  t: Translations['t'],
): FormErrors<AddressForm> =>
  firstTexts(
    faults,
    (fault) => faultText(fault, t),
    ({ field }) => shownField(field, form),
  )

type TagFieldProps = {
  readonly choice: FormField<TagChoice | undefined>
  readonly own: FormField<string>
}

/** The kind of place: a predefined tag, or a custom one. */
const TagField = ({ choice, own }: TagFieldProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <div className={css['tag']}>
      <OptionGroup
        label={t('addresses.tagLabel')}
        options={TAG_CHOICES.map((value) => ({ value, label: t(`addresses.tag.${value}`) }))}
        value={choice.value}
        onChange={choice.onChange}
        error={choice.error}
      />
      {choice.value === 'own' && (
        <TextField {...own} label={t('addresses.ownTag')} most={ADDRESS_LIMITS.tag} enterKeyHint="done" />
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
  const faultText = useFaultText()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const draftName = useDraftName(`address ${address?.id ?? 'new'}`)
  const draft = useDraft(draftName)
  const [began] = useState(() => (address ? formOf(address) : BLANK_ADDRESS))
  const form = useForm({
    initial: keptForm(began, draft),
    check: (values) => {
      const checked = checkAddress(draftOf(values, address))
      return checked.ok ? {} : textsOf(checked.fault, values, t)
    },
    onSubmit: async (values) => {
      setProblem(undefined)
      const answer = await addresses.saveForm(values, { edited: address, isOnly: isFirst })
      if (answer.ok) {
        drafts.keep(draftName, undefined)
        notices.show('success', { kind: 'key', key: 'addresses.saved' })
        onSaved(answer.value.id)
        return undefined
      }
      if (answer.fault.kind === 'form') return textsOf(answer.fault.faults, values, t)
      const refused = refusedTexts(answer.fault, faultText)
      if (refused === undefined) setProblem(faultText(answer.fault))
      return refused && atShownField(refused, values)
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
  const example = postcodeExample(country)
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
    <FormPage title={title} form={form} guard={unsaved} sendLabel={t('addresses.save')} problem={problem}>
      {isOwnOffered && (
        <TextLink onClick={() => form.set({ name: own.name, mobile: own.mobile.local })}>
          {t('addresses.useMine', { name: own.name, mobile: showMobile(user?.mobile ?? '') })}
        </TextLink>
      )}
      <TextField
        {...form.field('name')}
        label={t('addresses.name')}
        autoComplete="shipping name"
        most={ADDRESS_LIMITS.name}
        enterKeyHint="next"
      />
      <PhoneField
        {...form.field('mobile')}
        label={t('addresses.mobile')}
        prefix={prefix}
        autoComplete="tel-national"
        most={TYPED_MOBILE_MOST}
        enterKeyHint="next"
      />
      <CountryField value={country} error={form.field('country').error} onChange={chooseCountry} />
      {isAtHome(form.values) ? (
        <AreaField value={area.value} error={area.error} onChange={area.onChange} />
      ) : (
        <>
          <TextField
            {...form.field('state')}
            label={t('addresses.level.province')}
            help={t('addresses.optional')}
            autoComplete="shipping address-level1"
            most={ADDRESS_LIMITS.province}
            enterKeyHint="next"
          />
          <TextField
            {...form.field('city')}
            label={t('addresses.level.city')}
            autoComplete="shipping address-level2"
            most={ADDRESS_LIMITS.city}
            enterKeyHint="next"
          />
          <TextField
            {...form.field('district')}
            label={t('addresses.level.area')}
            help={t('addresses.optional')}
            autoComplete="shipping address-level3"
            most={ADDRESS_LIMITS.area}
            enterKeyHint="next"
          />
        </>
      )}
      <TextField
        {...form.field('postcode')}
        label={t('addresses.postcode')}
        help={t(example === '' ? 'addresses.optional' : 'addresses.postcodeHelp', { example })}
        autoComplete="shipping postal-code"
        inputMode={/^[0-9]+$/.test(example) ? 'numeric' : 'text'}
        most={POSTCODE_MOST}
        enterKeyHint="next"
      />
      <TextArea
        {...form.field('detail')}
        label={t('addresses.detail')}
        placeholder={t('addresses.detailPlaceholder')}
        autoComplete="shipping street-address"
        most={ADDRESS_LIMITS.detail}
        rows={3}
      />
      <TagField choice={form.field('tag')} own={form.field('own')} />
      <div className={css['main']}>
        <Switch
          label={t('addresses.asMain')}
          description={t('addresses.asMainHelp')}
          isOn={becomesMain(form.values, isFirst ? 0 : 1)}
          isDisabled={isFirst}
          onChange={(isDefault) => form.set({ isDefault })}
        />
      </div>
    </FormPage>
  )
}
