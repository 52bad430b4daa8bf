import { type ReactNode, useEffect, useState } from 'react'
import { askAfterPause } from '../../application/shared/async.ts'
import {
  type AddressForm,
  type PastedChange,
  type PastedForm,
  type PastedPart,
  pastedChanges,
  pastedValues,
} from '../../domain/addresses/address-form.ts'
import { HOME_COUNTRY } from '../../domain/addresses/country.ts'
import { PASTED_MAX_LENGTH } from '../../domain/addresses/pasted-address.ts'
import { BottomSheet, Checkbox, TextArea } from '../components/forms.ts'
import { Button, Icon, Note, SkeletonRows } from '../components/kit.ts'
import { useKeptText } from '../hooks/forms/use-draft.ts'
import { useApp } from '../hooks/use-app.ts'
import { formatCountry } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './addresses.module.css'

type PasteAddressProps = {
  readonly form: AddressForm
  /** Of the address that is edited. */
  readonly addressId: string | undefined
  readonly onFill: (values: Partial<AddressForm>) => void
}

/** Opens the sheet into which a whole address is pasted, as shops and chats give it. */
export const PasteAddress = (props: PasteAddressProps): ReactNode => {
  const { t } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css['mine']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="file-text" size={20} />
        <span>
          <b>{t('addresses.paste.title')}</b>
          <span className={css['mineFacts']}>{t('addresses.paste.help')}</span>
        </span>
      </button>
      <PasteSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Reading begins this many milliseconds after the last letter. */
const PAUSE_MS = 250

type Read = { readonly text: string; readonly pasted: PastedForm }

/** What the text says; undefined until it is read. */
const usePasted = (text: string, country: string, isOpen: boolean): PastedForm | undefined => {
  const { addresses, clock } = useApp()
  const [read, setRead] = useState<Read>()
  const isAsked = isOpen && text.trim() !== ''
  useEffect(() => {
    if (!isAsked) return undefined
    const ask = () => addresses.readPasted(text, country)
    return askAfterPause(clock, PAUSE_MS, ask, (pasted) => setRead({ text, pasted })).cancel
  }, [addresses, clock, text, country, isAsked])
  return read?.text === text ? read.pasted : undefined
}

const NOTHING: ReadonlySet<PastedPart> = new Set()

const stateKeyOf = (pasted: PastedForm | undefined, changes: readonly PastedChange[]): string => {
  if (pasted === undefined) return 'addresses.paste.reading'
  return changes.length === 0 ? 'addresses.paste.nothing' : 'addresses.paste.found'
}

type PasteSheetProps = PasteAddressProps & { readonly isOpen: boolean; readonly onClose: () => void }

const PasteSheet = ({ form, addressId, onFill, isOpen, onClose }: PasteSheetProps): ReactNode => {
  const { t } = useTranslations()
  const { text, set, forget } = useKeptText(`pasted address ${addressId ?? 'new'}`)
  const pasted = usePasted(text, form.country, isOpen)
  // What the shopper leaves out; a new text is taken over whole again.
  const [left, setLeft] = useState(NOTHING)
  const changes = pasted === undefined ? [] : pastedChanges(form, pasted)
  const chosen = changes.filter(({ part }) => !left.has(part))
  const isEmpty = text.trim() === ''
  const stateKey = isEmpty ? undefined : stateKeyOf(pasted, changes)
  const toggle = (part: PastedPart, isTaken: boolean): void =>
    setLeft(new Set(isTaken ? [...left].filter((one) => one !== part) : [...left, part]))
  const fill = (): void => {
    if (pasted === undefined) return
    onFill(pastedValues(form, pasted, new Set(chosen.map(({ part }) => part))))
    setLeft(NOTHING)
    set('')
    forget()
    onClose()
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t('addresses.paste.title')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="lg" isBlock isDisabled={chosen.length === 0} onClick={fill}>
          {t('addresses.paste.fill')}
        </Button>
      }
    >
      <div className={css['written']}>
        <TextArea
          label={t('addresses.paste.text')}
          help={t('addresses.paste.textHelp')}
          value={text}
          onChange={(next) => {
            setLeft(NOTHING)
            set(next)
          }}
          maxCharacters={PASTED_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          rows={4}
        />
        <section aria-label={t('addresses.paste.found')} aria-busy={!isEmpty && pasted === undefined}>
          <p className={css['elsewhere']} role="status">
            {stateKey !== undefined && t(stateKey)}
          </p>
          {!isEmpty && pasted === undefined && <SkeletonRows count={3} />}
          {changes.length > 0 && (
            <ul>
              {changes.map((change) => (
                <li key={change.part}>
                  <ChangeRow
                    change={change}
                    isTaken={!left.has(change.part)}
                    onChange={(isTaken) => toggle(change.part, isTaken)}
                  />
                </li>
              ))}
            </ul>
          )}
          {pasted !== undefined && <PlaceNote form={form} pasted={pasted} />}
        </section>
      </div>
    </BottomSheet>
  )
}

const LABELS: Readonly<Record<PastedPart, string>> = {
  name: 'addresses.name',
  mobile: 'addresses.mobile',
  place: 'addresses.area',
  postcode: 'addresses.postcode',
  detail: 'addresses.detail',
}

type ChangeRowProps = {
  readonly change: PastedChange
  readonly isTaken: boolean
  readonly onChange: (isTaken: boolean) => void
}

const ChangeRow = ({ change, isTaken, onChange }: ChangeRowProps): ReactNode => {
  const { t, language } = useTranslations()
  const { part, before, after, country } = change
  const label = t(LABELS[part])
  const land = part === 'place' && country !== HOME_COUNTRY ? formatCountry(country, language) : ''
  const value = [after, land].filter((text) => text !== '').join(', ')
  return (
    <Checkbox label={`${label}: ${value}`} isChecked={isTaken} onChange={onChange}>
      <span className={css['mineFacts']}>{label}</span>
      <bdi className={css['read']}>{value}</bdi>
      {before !== '' && (
        <span className={css['mineFacts']}>{t('addresses.paste.replaces', { text: before })}</span>
      )}
    </Checkbox>
  )
}

type PlaceNoteProps = { readonly form: AddressForm; readonly pasted: PastedForm }

/** What has to be chosen by hand, because the text does not say it or no list has it. */
const PlaceNote = ({ form, pasted }: PlaceNoteProps): ReactNode => {
  const { t } = useTranslations()
  const { country, place, detail } = pasted
  if (country !== HOME_COUNTRY || detail === undefined || place?.area.name) return null
  if (place === undefined && form.area !== undefined) return null
  return (
    <Note tone="warn">
      {t(place === undefined ? 'addresses.paste.noPlace' : 'addresses.paste.noDistrict')}
    </Note>
  )
}
