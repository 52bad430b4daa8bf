import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ActOutcome } from '../../application/staff/queue.ts'
import { TYPED_PASSWORD_MAX_LENGTH } from '../../domain/session/credentials.ts'
import { draftedTexts, type Fields, fieldsOf, textField } from '../../domain/shared/fields.ts'
import type { ActField, StaffAct } from '../../domain/staff/acts.ts'
import type { First } from '../../domain/staff/answers.ts'
import { needsWords } from '../../domain/staff/rules.ts'
import { type CourierChoice, courierOf } from '../../domain/staff/tracking-numbers.ts'
import { Field } from '../components/fields/Field.tsx'
import { OptionGroup, PasswordField, TextArea, TextField } from '../components/forms.ts'
import { Button, type ButtonKind, Note } from '../components/kit.ts'
import { drafts, useDraft, useKeepDraft } from '../hooks/forms/use-draft.ts'
import { useForm } from '../hooks/forms/use-form.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { formatDate } from '../i18n/format.ts'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import css from './counter.module.css'
import { useCounter } from './use-counter.ts'

/** "Budi was first: shipped, 10:32". */
export const firstText = ({ first, act, at }: First, { t, language }: Translations): string =>
  t('counter.first', {
    name: first.name,
    act: t(`counter.done.${act}`) || act,
    time: formatDate(at, language, 'time'),
  })

/** The value of the choice "another courier", whose name is typed. */
const OTHER_COURIER = '@other'
const OTHER_NAME = 'courierName'

/** The couriers that an item can be shipped with, from its facts. */
export const couriersOf = (facts: Fields): readonly CourierChoice[] => {
  const all: readonly unknown[] = Array.isArray(facts['couriers']) ? facts['couriers'] : []
  return all.flatMap((one) => {
    const row = fieldsOf(one)
    return row
      ? [{ key: textField(row, 'key'), name: textField(row, 'name'), prefix: textField(row, 'prefix') }]
      : []
  })
}

type CourierFieldProps = {
  readonly label: string
  readonly couriers: readonly CourierChoice[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** One of the shop's couriers, or another one. */
export const CourierField = ({ label, couriers, value, onChange, error }: CourierFieldProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <Field label={label} error={error}>
      {(attributes) => (
        <select
          {...attributes}
          className={css['choice']}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {couriers.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
          <option value={OTHER_COURIER}>{t('counter.otherCourier')}</option>
        </select>
      )}
    </Field>
  )
}

type ShopFieldProps = Omit<CourierFieldProps, 'couriers'>

/** One shop, or all shops. */
const ShopField = ({ label, value, onChange, error }: ShopFieldProps): ReactNode => {
  const { api } = useCounter()
  const { t } = useTranslations()
  const shops = useQuery({ key: 'shops', load: () => api.list('shop', { limit: 100 }) })
  return (
    <Field label={label} error={error}>
      {(attributes) => (
        <select
          {...attributes}
          className={css['choice']}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t('counter.allShops')}</option>
          {shops.value?.rows.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type Values = Readonly<Record<string, string>>

const initialOf = (act: StaffAct, facts: Fields): Values => {
  const couriers = couriersOf(facts)
  const known = couriers.find(({ key }) => key === textField(facts, 'courier'))
  return {
    ...Object.fromEntries(act.fields.map(({ name }) => [name, ''])),
    ...(act.fields.some(({ type }) => type === 'courier') && {
      courier: known?.key ?? couriers[0]?.key ?? OTHER_COURIER,
      [OTHER_NAME]: '',
    }),
    // The fields of a change start with the current values.
    ...(act.act === 'change' && {
      role: textField(facts, 'role'),
      shop: textField(fieldsOf(facts['shop']) ?? {}, 'id'),
    }),
    password: '',
  }
}

/** The fields sent to the server: whole numbers as numbers, without empty fields. */
const sentOf = (act: StaffAct, values: Values): Fields =>
  Object.fromEntries(
    act.fields.flatMap(({ name, type }): (readonly [string, unknown])[] => {
      const typed = (values[name] ?? '').trim()
      if (type === 'courier')
        return [[name, typed === OTHER_COURIER ? (values[OTHER_NAME] ?? '').trim() : typed]]
      if (typed === '') return []
      if (type === 'integer' || type === 'shop' || type === 'category') return [[name, Number(typed)]]
      return [[name, type === 'password' ? (values[name] ?? '') : typed]]
    }),
  )

const missingIn = (act: StaffAct, values: Values): Readonly<Record<string, boolean>> => ({
  ...Object.fromEntries(
    act.fields.map(({ name, isRequired }) => [
      name,
      (isRequired === true || (name === 'words' && needsWords(values['reason'] ?? ''))) &&
        (values[name] ?? '').trim() === '',
    ]),
  ),
  [OTHER_NAME]: values['courier'] === OTHER_COURIER && (values[OTHER_NAME] ?? '').trim() === '',
})

/** The values kept over a reload: everything typed except passwords. */
const keptOf = (act: StaffAct, values: Values): Values => {
  const secret = act.fields.filter(({ type }) => type === 'password').map(({ name }) => name)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== 'password' && !secret.includes(name)),
  )
}

export type ActFormProps = {
  readonly act: StaffAct
  /** The facts of the item, for its couriers. */
  readonly facts?: Fields
  /** The label of the submit button: "Pass $500.00". */
  readonly label: string
  readonly kind?: ButtonKind
  /** A question to confirm before money moves. */
  readonly question?: string
  /** Initial values, instead of empty fields. */
  readonly initial?: Values
  readonly submit: (fields: Fields, password: string | undefined) => Promise<ActOutcome>
  readonly onDone?: () => void
  /** Called when somebody else was first; without it the form shows that itself. */
  readonly onLate?: (first: First) => void
  /** Esc and the second button close it. */
  readonly onClose?: () => void
  /** The name of the draft: typed text is kept until the action is done, over reloads and while another screen is open. */
  readonly draftName: string | undefined
  /** Takes the focus when it is opened. */
  readonly hasFocus?: boolean
}

/**
 * An action as a form with the fields of `STAFF_ACTS`. A refusal is shown at its field, and nothing typed is lost; a
 * dangerous action asks for the password again in place.
 */
export const ActForm = (props: ActFormProps): ReactNode => {
  const { act, facts = {}, label, kind = 'primary', question, submit, onDone, onClose } = props
  const { draftName, hasFocus = false } = props
  const { session, notices } = useCounter()
  const translations = useTranslations()
  const { t } = translations
  const faultText = useFaultText()
  const couriers = couriersOf(facts)
  const [asksPassword, setAsksPassword] = useState(() => act.isDangerous && session.asksPassword())
  const [trouble, setTrouble] = useState<{ readonly text: string; readonly tone: 'bad' | 'warn' }>()

  const draft = useDraft(draftName)
  const form = useForm<Values>({
    initial: draftedTexts(draft, { ...initialOf(act, facts), ...props.initial }),
    check: (values) => {
      const missing = missingIn(act, values)
      const texts = Object.keys(values).map((name) => [
        name,
        missing[name] === true ? t('counter.required') : undefined,
      ])
      const password = asksPassword && values['password'] === '' ? t('counter.passwordAgain') : undefined
      return { ...Object.fromEntries(texts), password }
    },
    onSubmit: async (values) => {
      setTrouble(undefined)
      const outcome = await submit(sentOf(act, values), asksPassword ? values['password'] : undefined)
      switch (outcome.kind) {
        case 'done':
          // The form may have been unmounted, because another item is open.
          drafts.keep(draftName, undefined)
          notices.show('success', { kind: 'text', text: t(`counter.done.${act.act}`) })
          onDone?.()
          return undefined
        case 'password-needed':
          setAsksPassword(true)
          return { password: t('counter.passwordAgain') }
        case 'too-late':
          if (props.onLate) props.onLate(outcome.first)
          else setTrouble({ text: firstText(outcome.first, translations), tone: 'warn' })
          return {}
        case 'refused': {
          const { fault } = outcome
          const field = fault.kind === 'rejected' ? fault.field : undefined
          if (field !== undefined && field in values) return { [field]: faultText(fault) }
          setTrouble({ text: faultText(fault), tone: 'bad' })
          return {}
        }
      }
    },
  })

  const { ref: element, reset, isDirty } = form
  // An untouched form follows its initial values.
  const start = JSON.stringify(props.initial ?? {})
  const begun = useRef(start)
  useEffect(() => {
    if (begun.current === start || isDirty || draft !== undefined) return
    begun.current = start
    reset({ ...initialOf(act, facts), ...(JSON.parse(start) as Values) })
  })
  // Compared here instead of by `isDirty`: what a draft brought back is unsaved, too.
  const begins = keptOf(act, { ...initialOf(act, facts), ...props.initial })
  const kept = keptOf(act, form.values)
  useKeepDraft(draftName, kept, JSON.stringify(kept) !== JSON.stringify(begins))
  useEffect(() => {
    if (!hasFocus) return
    element.current?.querySelector<HTMLElement>('input,textarea,select,button[type=submit]')?.focus()
  }, [hasFocus, element])

  const fieldOf = ({ name, type, max, choices = [] }: ActField): ReactNode => {
    const field = form.field(name)
    const title = name === 'words' ? t(`counter.words.${wordsFor(act)}`) : t(`counter.field.${name}`)
    if (type === 'choice')
      return (
        <OptionGroup
          key={name}
          label={title}
          options={choices.map((value) => ({ value, label: t(`counter.choice.${value}`) }))}
          value={field.value === '' ? undefined : field.value}
          onChange={field.onChange}
          error={field.error}
        />
      )
    if (type === 'courier')
      return (
        <div key={name} className={css['form']}>
          <CourierField
            label={title}
            couriers={couriers}
            value={field.value}
            onChange={field.onChange}
            error={field.value === OTHER_COURIER ? undefined : field.error}
          />
          {field.value === OTHER_COURIER && (
            <TextField
              {...form.field(OTHER_NAME)}
              error={form.field(OTHER_NAME).error ?? field.error}
              label={t('counter.field.courierName')}
              autoComplete="off"
            />
          )}
        </div>
      )
    if (type === 'shop') return <ShopField key={name} {...field} label={title} />
    if (type === 'words')
      return <TextArea key={name} {...field} label={title} maxCharacters={max ?? 0} hasCounter rows={2} />
    if (type === 'password')
      return (
        <PasswordField
          key={name}
          {...field}
          label={title}
          autoComplete="new-password"
          maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
        />
      )
    return (
      <TextField
        key={name}
        {...field}
        label={title}
        autoComplete="off"
        spellCheck={false}
        {...(max !== undefined && { maxCharacters: max })}
        onChange={(value) => {
          // A tracking number with a courier's prefix selects that courier.
          const courier = name === 'tracking' ? courierOf(value, couriers) : undefined
          form.set({ [name]: value, ...(courier && { courier: courier.key }) })
        }}
      />
    )
  }

  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !onClose || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
  }
  return (
    <form
      method="post"
      ref={form.ref}
      className={css['form']}
      onSubmit={form.submit}
      onKeyDown={closeByKey}
      noValidate
    >
      {question !== undefined && <p className="strong">{question}</p>}
      {act.fields.map(fieldOf)}
      {asksPassword && (
        <PasswordField
          {...form.field('password')}
          label={t('counter.field.password')}
          help={t('counter.passwordWhy')}
          autoComplete="current-password"
          maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
        />
      )}
      {trouble && <Note tone={trouble.tone}>{trouble.text}</Note>}
      <div className={css['actions']}>
        {onClose && <Button onClick={onClose}>{t('kit.cancel')}</Button>}
        <Button
          kind={kind}
          type="submit"
          isBusy={form.isBusy}
          isFlex
          onClick={(event) => {
            // The second press of a double click must not confirm a question that nobody has read yet.
            if (question !== undefined && event.detail > 1) event.preventDefault()
          }}
        >
          {label}
        </Button>
      </div>
    </form>
  )
}

/** Actions whose text only staff read. */
const AMONG_STAFF: readonly string[] = ['note', 'lock', 'unlock', 'ban', 'unban', 'end_sessions']

/** Who reads the text of an action. */
const wordsFor = ({ kind, act }: StaffAct): 'note' | 'answer' | 'everybody' | 'shopper' => {
  if (AMONG_STAFF.includes(act)) return 'note'
  if (act !== 'answer') return 'shopper'
  return kind === 'review' ? 'everybody' : 'answer'
}
