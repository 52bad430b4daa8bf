import { type ReactNode, useId } from 'react'
import type { Editor, EditorState } from '../../../application/staff/catalogue.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import type { Texts } from '../../../domain/catalogue/product-draft.ts'
import type { ActField } from '../../../domain/staff/acts.ts'
import { type EditFault, listIn, missingLanguages, textIn, textsIn } from '../../../domain/staff/editing.ts'
import { ErrorLine, Field } from '../../components/fields/Field.tsx'
import { Switch, Tabs, TextArea, TextField } from '../../components/forms.ts'
import { Icon } from '../../components/kit.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import css from './catalogue.module.css'

/** The props of every field of the editor. */
export type Editing = {
  readonly editor: Editor
  readonly state: EditorState
  /** The language whose texts are shown. */
  readonly language: Language
}

type Fault = EditorState['faults'][string]

const amountKey = (fault: Extract<EditFault, { readonly kind: 'amount' }>['fault']): string => {
  switch (fault) {
    case 'amount-too-precise':
      return 'amountPrecise'
    case 'amount-too-large':
      return 'amountLarge'
    case 'amount-ambiguous':
      return 'amountAmbiguous'
    default:
      return 'amount'
  }
}

const faultWords = (fault: Fault, { t }: Translations): string => {
  const say = (key: string, values?: Record<string, unknown>): string =>
    t(`counterCatalogue.fault.${key}`, values)
  switch (fault.kind) {
    case 'required':
      return say('required')
    case 'too-long':
      return fault.language === undefined
        ? say('tooLong', { max: fault.max })
        : say('tooLongIn', { max: fault.max, language: LANGUAGE_NAMES[fault.language] })
    case 'too-many':
      return say('tooMany', { max: fault.max })
    case 'number-not-valid':
      return say('number')
    case 'time-not-valid':
      return say('time')
    case 'price-not-valid':
      return say('price')
    case 'stock-not-valid':
      return say('stock')
    case 'market-price-not-above':
      return say('marketPrice')
    case 'variant-incomplete':
      return say('variantIncomplete')
    case 'ends-before-start':
      return say('endsFirst')
    case 'variant-twice':
      return say('variantTwice', { name: fault.value })
    case 'value-twice':
      return say('valueTwice', { name: fault.value })
    case 'comma-in-value':
      return say('comma', { name: fault.value })
    case 'amount':
      return say(amountKey(fault.fault))
    case 'move':
      return t(`counterCatalogue.moveFault.${fault.part}`)
  }
}

/** The error text at a path: a fault found here, or the server's refusal. */
export const useEditText = ({ faults, refusals }: EditorState): ((path: string) => string | undefined) => {
  const translations = useTranslations()
  const faultText = useFaultText()
  return (path) => {
    const fault = faults[path]
    if (fault) return faultWords(fault, translations)
    const refusal = refusals[path]
    return refusal && faultText(refusal)
  }
}

type SelectFieldProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly help?: string | undefined
  readonly isLabelHidden?: boolean
  readonly isDisabled?: boolean
}

/** A native select: compact, and quick by keyboard. */
export const SelectField = ({
  label,
  value,
  options,
  onChange,
  error,
  help,
  isLabelHidden = false,
  isDisabled = false,
}: SelectFieldProps): ReactNode => (
  <Field label={label} error={error} help={help} isLabelHidden={isLabelHidden}>
    {(attributes) => (
      <span className={css['select']}>
        <select
          {...attributes}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.some((option) => option.value === value) || <option value={value}>{value || '–'}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    )}
  </Field>
)

/** The short name of a language on its tab: all six fit in a row. */
const TAB_NAMES: Readonly<Record<Language, string>> = { ...LANGUAGE_NAMES, dgn: 'Indonesia', 'zh-cn': '中文' }

/** Tabs of the six languages, with a tick where all texts exist and a warning where one is missing. */
export const LanguageTabs = ({
  editing,
  fields,
  panelId,
  onChange,
}: {
  readonly editing: Editing
  readonly fields: readonly ActField[]
  readonly panelId: string
  readonly onChange: (language: Language) => void
}): ReactNode => {
  const { t } = useTranslations()
  const missing = missingLanguages(fields, editing.state.draft)
  return (
    <div className={css['languages']}>
      <Tabs
        label={t('counterCatalogue.languages')}
        panelId={panelId}
        value={editing.language}
        onChange={onChange}
        tabs={LANGUAGES.map((value) => {
          const isMissing = missing.includes(value)
          return {
            value,
            label: TAB_NAMES[value],
            count: (
              <>
                <Icon
                  name={isMissing ? 'circle-alert' : 'check'}
                  size={14}
                  className={isMissing ? 'warn' : 'ok'}
                />
                <span className="visually-hidden">
                  {t(isMissing ? 'counterCatalogue.incomplete' : 'counterCatalogue.complete')}
                </span>
              </>
            ),
          }
        })}
      />
    </div>
  )
}

/** The texts with the one of a language replaced; an empty one is removed. */
export const withText = (texts: Texts, language: Language, text: string): Texts =>
  Object.fromEntries(
    LANGUAGES.flatMap((one) => {
      const value = one === language ? text : (texts[one] ?? '')
      return value === '' ? [] : [[one, value] as const]
    }),
  )

/** The name of a field of a kind. */
export const useFieldLabel = (): ((name: string) => string) => {
  const { t } = useTranslations()
  return (name) => t(`counterCatalogue.field.${name}`)
}

const WITH_HELP: readonly string[] = [
  'link',
  'keywords',
  'countries',
  'sort',
  'key',
  'prefix',
  'cap',
  'usage_limit',
  'is_claimable',
  'per_person',
]

/** A text in the chosen language; its placeholder is the Indonesian one. */
export const TextsField = ({ field, ...editing }: Editing & { readonly field: ActField }): ReactNode => {
  const { editor, state, language } = editing
  const { t } = useTranslations()
  const label = useFieldLabel()
  const textOf = useEditText(state)
  const texts = textsIn(state.draft, field.name)
  const isRich = field.type === 'rich-texts'
  const error = textOf(field.name)
  const props = {
    label: label(field.name),
    value: texts[language] ?? '',
    error,
    lang: LANGUAGE_TAGS[language],
    placeholder: texts.dgn ?? '',
    hasCounter: true,
    ...(field.max !== undefined && { maxCharacters: field.max }),
    onChange: (text: string) => editor.change(field.name, withText(texts, language, text)),
  }
  if (isRich) return <TextArea {...props} rows={5} help={t('counterCatalogue.help.rich')} />
  return field.max !== undefined && field.max > 200 ? (
    <TextArea {...props} rows={2} />
  ) : (
    <TextField {...props} />
  )
}

/** Seconds since 1970 as the value of a `datetime-local` field, in the reader's time zone. */
const localTime = (seconds: string): string => {
  if (!/^\d+$/.test(seconds)) return ''
  const at = new Date(Number(seconds) * 1000)
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

const secondsAt = (local: string): string => {
  const at = new Date(local).getTime()
  return Number.isNaN(at) ? '' : String(Math.floor(at / 1000))
}

type PlainProps = Editing & {
  readonly field: ActField
  /** The options of a field that names a category or a shop. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly isDisabled?: boolean
}

const LIST_GAP = /[\s,;]+/

/** A field that is the same in every language. */
export const PlainField = ({
  editor,
  state,
  field,
  options = [],
  isDisabled = false,
}: PlainProps): ReactNode => {
  const { t } = useTranslations()
  const label = useFieldLabel()
  const id = useId()
  const { name, type, choices = [], max } = field
  const error = useEditText(state)(name)
  const help = WITH_HELP.includes(name) ? t(`counterCatalogue.help.${name}`) : undefined
  const shared = { label: label(name), error, help, isDisabled }
  const value = textIn(state.draft, name)
  const change = (text: string): void => editor.change(name, text)
  switch (type) {
    case 'flag':
      return (
        <div>
          <Switch
            label={shared.label}
            {...(help !== undefined && { description: help })}
            isOn={state.draft[name] === true}
            isDisabled={isDisabled}
            onChange={(isOn) => editor.change(name, isOn)}
          />
          {error && <ErrorLine text={error} />}
        </div>
      )
    case 'choice':
      return (
        <SelectField
          {...shared}
          value={value}
          options={choices.map((one) => ({ value: one, label: t(`counterCatalogue.choice.${one}`) }))}
          onChange={change}
        />
      )
    case 'category':
    case 'shop':
      return (
        <SelectField
          {...shared}
          value={value}
          options={
            field.isNeeded ? options : [{ value: '', label: t('counterCatalogue.allShops') }, ...options]
          }
          onChange={change}
        />
      )
    case 'time':
      return (
        <TextField
          {...shared}
          type="datetime-local"
          value={localTime(value)}
          onChange={(local) => change(secondsAt(local))}
        />
      )
    case 'list':
      return (
        <ListField
          {...shared}
          id={id}
          list={listIn(state.draft, name)}
          onChange={(list) => editor.change(name, list)}
        />
      )
    case 'amount':
      return (
        <TextField
          {...shared}
          leading="$"
          inputMode="decimal"
          value={value}
          onChange={change}
          autoComplete="off"
        />
      )
    case 'integer':
      return <TextField {...shared} inputMode="numeric" value={value} onChange={change} autoComplete="off" />
    default:
      return (
        <TextField
          {...shared}
          value={value}
          onChange={change}
          autoComplete="off"
          spellCheck={false}
          {...(max !== undefined && { maxCharacters: max })}
        />
      )
  }
}

type ListFieldProps = {
  readonly id: string
  readonly label: string
  readonly list: readonly string[]
  readonly onChange: (list: readonly string[]) => void
  readonly error: string | undefined
  readonly help: string | undefined
  readonly isDisabled: boolean
}

/** Words separated by spaces. The last one is kept as typed, with its space. */
const ListField = ({ list, onChange, ...rest }: ListFieldProps): ReactNode => (
  <TextField
    {...rest}
    value={list.join(' ')}
    autoComplete="off"
    onChange={(text) => {
      const words = text.split(LIST_GAP)
      onChange(words.filter((word, index) => word !== '' || (index > 0 && index === words.length - 1)))
    }}
  />
)
