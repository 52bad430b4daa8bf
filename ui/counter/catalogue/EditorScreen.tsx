import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { EditConflict, EditOutcome, EditorState } from '../../../application/staff/catalogue.ts'
import { decimalMarkOf, type Language } from '../../../domain/account/language.ts'
import { mainText } from '../../../domain/catalogue/product-draft.ts'
import { fieldsOf, textField } from '../../../domain/shared/fields.ts'
import type { ActField, StaffAct } from '../../../domain/staff/acts.ts'
import { textIn, textsIn } from '../../../domain/staff/editing.ts'
import { TabPanel } from '../../components/actions/Tabs.tsx'
import { ConfirmDialog, Dialog, PasswordField, Switch } from '../../components/forms.ts'
import { Button, cx, ErrorState, IconButton, Note, SkeletonRows } from '../../components/kit.ts'
import { useUnsaved } from '../../components/overlays/use-unsaved.tsx'
import { drafts } from '../../hooks/forms/use-draft.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatDate, formatList } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { useCounter, useKeys, useMe } from '../use-counter.ts'
import css from './catalogue.module.css'
import { LanguageTabs, PlainField, TextsField, useEditText, useFieldLabel } from './EditFields.tsx'
import { PicturesField } from './Pictures.tsx'
import { AttributesCard, OptionsCard, StockMoves, VariantsCard } from './ProductParts.tsx'

const TEXTS: readonly string[] = ['texts', 'rich-texts']
const PICTURES: readonly string[] = ['picture', 'pictures']
/** Fields that are in a card of their own, or in the header. */
const APART: readonly string[] = ['options', 'variants', 'attributes']

const isPlain = ({ name, type }: ActField): boolean =>
  !TEXTS.includes(type) && !PICTURES.includes(type) && !APART.includes(type) && name !== 'is_on_sale'

type Choice = { readonly value: string; readonly label: string }

/** The options of fields that name a category or a shop. */
const useChoices = (fields: readonly ActField[]): Readonly<Record<string, readonly Choice[]>> => {
  const { api } = useCounter()
  const { staff } = useMe()
  const [choices, setChoices] = useState<Readonly<Record<string, readonly Choice[]>>>({})
  const wanted = (['category', 'shop'] as const).filter((type) => fields.some((field) => field.type === type))
  const key = wanted.join(' ')
  const own = staff.shop
  useEffect(() => {
    let isOver = false
    for (const kind of key.split(' ') as ('category' | 'shop' | '')[]) {
      if (kind === '') continue
      // A clerk of one shop has only that one, and may not list others.
      if (kind === 'shop' && own) {
        setChoices((known) => ({ ...known, shop: [{ value: String(own.id), label: own.name }] }))
        continue
      }
      void api.list(kind, { limit: 100 }).then((answer) => {
        if (isOver || !answer.ok) return
        const found = answer.value.rows.map(({ id, title }) => ({ value: id, label: title }))
        setChoices((known) => ({ ...known, [kind]: found }))
      })
    }
    return () => {
      isOver = true
    }
  }, [api, key, own])
  return choices
}

type PasswordDialogProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly onConfirm: (password: string) => void
  readonly onCancel: () => void
}

/** Asks for the password again before a dangerous action. */
const PasswordDialog = ({
  isOpen,
  title,
  error,
  isBusy,
  onConfirm,
  onCancel,
}: PasswordDialogProps): ReactNode => {
  const { t } = useTranslations()
  const [password, setPassword] = useState('')
  const form = useId()
  const close = (): void => {
    setPassword('')
    onCancel()
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={isBusy ? undefined : close}
      actions={
        <>
          <Button onClick={close} isDisabled={isBusy}>
            {t('kit.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={form} isBusy={isBusy}>
            {t('counterCatalogue.password.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (password === '') return
          onConfirm(password)
          setPassword('')
        }}
      >
        <p>{t('counterCatalogue.password.text')}</p>
        <PasswordField
          label={t('counterCatalogue.password.label')}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={setPassword}
          data-autofocus="first"
        />
      </form>
    </Dialog>
  )
}

/** Asks before a link of the counter is followed while changes are unsaved. */
const useHeldLinks = (isDirty: boolean, hold: (path: string) => void): void => {
  const latest = useRef(hold)
  useEffect(() => {
    latest.current = hold
  })
  useEffect(() => {
    if (!isDirty) return undefined
    const press = (event: MouseEvent): void => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || link.target !== '' || !link.pathname.startsWith('/counter/')) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(link.pathname.slice('/counter'.length) + link.search)
    }
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [isDirty])
}

const titleOf = (act: StaffAct, { draft, item }: EditorState): string => {
  for (const { name, type } of act.fields)
    if (TEXTS.includes(type)) {
      const text = mainText(textsIn(draft, name))
      if (text !== '') return text
    }
  return textIn(draft, 'name') || textIn(draft, 'code') || item?.row.number || item?.row.title || ''
}

export type EditorScreenProps = {
  readonly act: StaffAct
  /** '' for a new item. */
  readonly id: string
  /** The path of its list. */
  readonly listPath: string
  readonly onSaved: () => void
}

/** The editor of a catalogue item, made from the fields of its kind's `save`. */
export const EditorScreen = ({ act, id, listPath, onSaved }: EditorScreenProps): ReactNode => {
  const { catalogue, notices } = useCounter()
  const { staff } = useMe()
  const { t, language: reader } = useTranslations()
  const navigate = useNavigate()
  const faultText = useFaultText()
  const panel = useId()
  const { kind, fields } = act
  const [editor] = useState(() =>
    catalogue.edit({
      act,
      id,
      mark: decimalMarkOf(reader),
      drafts,
      draftName: `counter ${staff.id} ${kind} ${id}`,
      // A new product of a clerk belongs to the clerk's shop.
      ...(staff.shop &&
        fields.some(({ type }) => type === 'shop') && { start: { shop: String(staff.shop.id) } }),
    }),
  )
  const state = useStream(editor.state$)
  const [language, setLanguage] = useState<Language>('dgn')
  const [asks, setAsks] = useState<'save' | 'remove'>()
  const [isRemoving, setRemoving] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const [target, setTarget] = useState(listPath)
  const [tries, setTries] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const choices = useChoices(fields)
  const textOf = useEditText(state)
  const label = useFieldLabel()
  useEffect(() => {
    void editor.load()
  }, [editor])

  const isDirty = state.unsaved > 0
  const unsaved = useUnsaved({
    isDirty,
    title: t('counterCatalogue.leave.title'),
    text: t('counterCatalogue.leave.text'),
    discardLabel: t('counterCatalogue.leave.discard'),
    keepLabel: t('counterCatalogue.leave.stay'),
    onDiscard: () => {
      editor.revert()
      navigate(target)
    },
  })
  const leave = (path: string): void => {
    setTarget(path)
    unsaved.leave()
  }
  useHeldLinks(isDirty, leave)

  // After a refused save the first invalid field gets the focus, in the language in which it is invalid.
  useEffect(() => {
    if (tries > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  const settle = useCallback(
    (outcome: EditOutcome, act: 'save' | 'remove'): void => {
      if (outcome.kind === 'needs-password') {
        setAsks(act)
        return
      }
      const now = editor.state$.value
      if (outcome.kind === 'refused') {
        if (now.refusals['password'] === undefined) setAsks(undefined)
        const wrong = Object.values(now.faults).find((fault) => 'language' in fault && fault.language)
        if (wrong && 'language' in wrong && wrong.language) setLanguage(wrong.language)
        setTries((count) => count + 1)
        return
      }
      setAsks(undefined)
      onSaved()
      notices.show('success', {
        kind: 'key',
        key: `counterCatalogue.${act === 'save' ? 'saved' : 'removed'}`,
      })
      if (act === 'remove') navigate(listPath, { replace: true })
      else if (id === '') navigate(`${listPath}/${encodeURIComponent(outcome.id)}`, { replace: true })
    },
    [editor, id, listPath, navigate, notices, onSaved],
  )
  const save = useCallback(
    (password?: string): void => void editor.save(password).then((outcome) => settle(outcome, 'save')),
    [editor, settle],
  )
  const remove = (password?: string): void => {
    setRemoving(false)
    void editor.remove(password).then((outcome) => settle(outcome, 'remove'))
  }
  const end = async (): Promise<void> => {
    setEnding(false)
    const outcome = await editor.end()
    onSaved()
    if (outcome.kind === 'done') notices.show('success', { kind: 'key', key: 'counterCatalogue.ended' })
  }
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) save()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [save])

  useKeys({
    e: () => body.current?.querySelector<HTMLElement>('input:not([type="file"]),textarea,select')?.focus(),
    escape: () => leave(listPath),
  })

  const editing = { editor, state, language }
  const { item, conflict, refusal } = state
  const canSave = id === '' || (item?.acts.includes('save') ?? false)
  const isProduct = kind === 'product'
  const texts = fields.filter(({ type }) => TEXTS.includes(type))
  const pictures = fields.filter(({ type }) => PICTURES.includes(type))
  const plain = fields.filter(isPlain).filter(({ name }) => staff.shop === null || !name.endsWith('_rank'))
  const shop = fieldsOf(item?.facts['shop'])
  const conflictText = ({ first, at, both }: EditConflict): string =>
    [
      t('counterCatalogue.conflict', { name: first.name, at: formatDate(at, reader, 'short-minute') }),
      both.length > 0
        ? t('counterCatalogue.conflictBoth', { fields: formatList(both.map(label), reader) })
        : t('counterCatalogue.conflictNone'),
    ].join(' ')
  const title = titleOf(act, state) || t(id === '' ? `counterCatalogue.new.${kind}` : `counter.kind.${kind}`)
  const known = item?.row.number
  return (
    <div ref={frame} className={css['editor']}>
      <header className={css['editorHead']}>
        <span className={css['back']}>
          <IconButton
            icon="arrow-left"
            label={t('counterCatalogue.toList')}
            onClick={() => leave(listPath)}
          />
        </span>
        <div className={css['name']}>
          <h2 className="one-line" tabIndex={-1} data-page-title="">
            {title}
          </h2>
          <p className="small ink-3">
            <span>{[known, shop && textField(shop, 'name')].filter(Boolean).join(' · ')}</span>
            {isDirty && (
              <b className="warn" role="status">
                {` ${t('counterCatalogue.unsaved', { count: state.unsaved })}`}
              </b>
            )}
          </p>
        </div>
        {isProduct && id !== '' && item && (
          <>
            <span className={css['sale']}>
              <Switch
                label={t('counterCatalogue.onSale')}
                isOn={state.draft['is_on_sale'] === true}
                isDisabled={!canSave}
                onChange={(isOn) =>
                  void editor.setOnSale(isOn).then(({ kind: done }) => {
                    if (done === 'done') onSaved()
                  })
                }
              />
            </span>
            <a className={css['view']} href={`/detail/${id}`} target="_blank" rel="noreferrer">
              <span>{t('counterCatalogue.view')}</span>
              <span className="visually-hidden">{` (${t('counterCatalogue.newTab')})`}</span>
            </a>
          </>
        )}
        {canSave && state.phase === 'ready' && (
          <Button
            kind="primary"
            size="sm"
            isBusy={state.busy === 'save'}
            aria-keyshortcuts="Control+S"
            onClick={() => save()}
          >
            {t('counterCatalogue.save')}
          </Button>
        )}
      </header>
      {state.phase === 'loading' && <SkeletonRows count={6} />}
      {state.phase === 'failed' && state.fault && (
        <ErrorState isTall text={faultText(state.fault)} onRetry={() => void editor.load()} />
      )}
      {state.phase === 'ready' && (
        <div ref={body} className={css['editorBody']}>
          {conflict && <Note tone="bad">{conflictText(conflict)}</Note>}
          {refusal && <Note tone="bad">{faultText(refusal)}</Note>}
          {state.isRestored && isDirty && (
            <Note
              tone="info"
              action={
                <Button size="sm" onClick={editor.revert}>
                  {t('counterCatalogue.revert')}
                </Button>
              }
            >
              {t('counterCatalogue.restored')}
            </Note>
          )}
          <div className={cx(texts.length > 0 && pictures.length > 0 && css['columns'])}>
            {texts.length > 0 && (
              <section className={css['card']} aria-label={t('counterCatalogue.texts')}>
                <LanguageTabs editing={editing} fields={fields} panelId={panel} onChange={setLanguage} />
                <TabPanel id={panel} value={language}>
                  <div className="stack">
                    {texts.map((field) => (
                      <TextsField key={field.name} field={field} {...editing} />
                    ))}
                  </div>
                </TabPanel>
              </section>
            )}
            {pictures.length > 0 && (
              <div className="stack">
                {pictures.map((field) => (
                  <section key={field.name} className={css['card']} aria-label={label(field.name)}>
                    <PicturesField field={field} {...editing} />
                  </section>
                ))}
              </div>
            )}
          </div>
          {isProduct && <VariantsCard {...editing} />}
          {isProduct && <OptionsCard {...editing} />}
          {plain.length > 0 && (
            <section className={css['card']} aria-label={t('counterCatalogue.facts')}>
              <div className={css['plain']}>
                {plain.map((field) => (
                  <PlainField
                    key={field.name}
                    field={field}
                    {...editing}
                    options={choices[field.type] ?? []}
                    isDisabled={
                      !canSave ||
                      (field.isFixed === true && id !== '') ||
                      // A code for free delivery has no value.
                      (field.name === 'value' && textIn(state.draft, 'type') === 'freight')
                    }
                  />
                ))}
              </div>
              {textOf('is_on_sale') && <p className="bad">{textOf('is_on_sale')}</p>}
            </section>
          )}
          {isProduct && <AttributesCard {...editing} />}
          {isProduct && <StockMoves {...editing} />}
          <div className={css['editorFoot']}>
            {isDirty && <Button onClick={editor.revert}>{t('counterCatalogue.revert')}</Button>}
            {item?.acts.includes('end') && (
              <Button icon="clock" isBusy={state.busy === 'end'} onClick={() => setEnding(true)}>
                {t('counterCatalogue.end')}
              </Button>
            )}
            {item?.acts.includes('remove') && (
              <Button
                kind="danger"
                icon="trash-2"
                isBusy={state.busy === 'remove'}
                onClick={() => setRemoving(true)}
              >
                {t('counterCatalogue.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
      {unsaved.dialog}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('counterCatalogue.removeTitle', { name: title })}
        text={t('counterCatalogue.removeText')}
        confirmLabel={t('counterCatalogue.remove')}
        isDanger
        onConfirm={() => remove()}
        onCancel={() => setRemoving(false)}
      />
      <ConfirmDialog
        isOpen={isEnding}
        title={t('counterCatalogue.endTitle', { name: title })}
        text={t('counterCatalogue.endText')}
        confirmLabel={t('counterCatalogue.end')}
        isDanger
        onConfirm={() => void end()}
        onCancel={() => setEnding(false)}
      />
      <PasswordDialog
        isOpen={asks !== undefined}
        title={t('counterCatalogue.password.title')}
        error={textOf('password')}
        isBusy={state.busy !== undefined}
        onConfirm={(password) => (asks === 'remove' ? remove(password) : save(password))}
        onCancel={() => setAsks(undefined)}
      />
    </div>
  )
}
