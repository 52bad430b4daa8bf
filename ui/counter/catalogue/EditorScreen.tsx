import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { EditConflict, EditOutcome, Editor, EditorState } from '../../../application/staff/catalogue.ts'
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
import {
  type Editing,
  LanguageTabs,
  PlainField,
  TextsField,
  useEditText,
  useFieldLabel,
} from './EditFields.tsx'
import { PicturesField } from './Pictures.tsx'
import { AttributesCard, OptionsCard, StockMoves, VariantsCard } from './ProductParts.tsx'

const TEXTS: readonly string[] = ['texts', 'rich-texts']
const PICTURES: readonly string[] = ['picture', 'pictures']
/** Fields that are in a card of their own, or in the header. */
const APART: readonly string[] = ['options', 'variants', 'attributes']

const isPlain = ({ name, type }: ActField): boolean =>
  !TEXTS.includes(type) && !PICTURES.includes(type) && !APART.includes(type) && name !== 'is_on_sale'

type Choice = { readonly value: string; readonly label: string }

type Choices = Readonly<Record<string, readonly Choice[]>>

/** The options of fields that name a category or a shop. */
const useChoices = (fields: readonly ActField[]): Choices => {
  const { api } = useCounter()
  const { staff } = useMe()
  const [choices, setChoices] = useState<Choices>({})
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
        method="post"
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

type EditorActsProps = Omit<EditorScreenProps, 'act'> & {
  readonly editor: Editor
  /** Shows the language in which a field is invalid. */
  readonly showLanguage: (language: Language) => void
}

type EditorActs = {
  /** Which action waits for the password. */
  readonly asks: 'save' | 'remove' | undefined
  readonly cancel: () => void
  readonly save: (password?: string) => void
  readonly remove: (password?: string) => void
  readonly end: () => void
  readonly setOnSale: (isOnSale: boolean) => void
  /** Counts refused actions. */
  readonly refusals: number
}

/** The actions of the editor, and what follows each of their results. */
const useEditorActs = ({ editor, id, listPath, onSaved, showLanguage }: EditorActsProps): EditorActs => {
  const { notices } = useCounter()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<'save' | 'remove'>()
  const [refusals, setRefusals] = useState(0)
  const tell = useCallback(
    (done: 'saved' | 'removed' | 'ended'): void =>
      void notices.show('success', { kind: 'key', key: `counterCatalogue.${done}` }),
    [notices],
  )
  const settle = useCallback(
    (outcome: EditOutcome, act: 'save' | 'remove'): void => {
      if (outcome.kind === 'needs-password') {
        setAsks(act)
        return
      }
      if (outcome.kind === 'refused') {
        const now = editor.state$.value
        if (now.refusals['password'] === undefined) setAsks(undefined)
        const wrong = Object.values(now.faults).find((fault) => 'language' in fault && fault.language)
        if (wrong && 'language' in wrong && wrong.language) showLanguage(wrong.language)
        setRefusals((count) => count + 1)
        return
      }
      setAsks(undefined)
      onSaved()
      tell(act === 'save' ? 'saved' : 'removed')
      if (act === 'remove') navigate(listPath, { replace: true })
      else if (id === '') navigate(`${listPath}/${encodeURIComponent(outcome.id)}`, { replace: true })
    },
    [editor, id, listPath, navigate, tell, onSaved, showLanguage],
  )
  const save = useCallback(
    (password?: string): void => void editor.save(password).then((outcome) => settle(outcome, 'save')),
    [editor, settle],
  )
  const end = async (): Promise<void> => {
    const outcome = await editor.end()
    onSaved()
    if (outcome.kind === 'done') tell('ended')
  }
  return {
    asks,
    cancel: () => setAsks(undefined),
    save,
    remove: (password) => void editor.remove(password).then((outcome) => settle(outcome, 'remove')),
    end: () => void end(),
    setOnSale: (isOnSale) =>
      void editor.setOnSale(isOnSale).then(({ kind }) => {
        if (kind === 'done') onSaved()
      }),
    refusals,
  }
}

/** Ctrl+S or Cmd+S saves, unless a dialog is open. */
const useSaveKey = (save: () => void): void => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) save()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [save])
}

type EditorPartProps = {
  readonly act: StaffAct
  readonly id: string
  readonly state: EditorState
}

/** Whether the item can be saved by this person now. */
const canSaveIn = ({ id, state: { item } }: EditorPartProps): boolean =>
  id === '' || (item?.acts.includes('save') ?? false)

type EditorHeadProps = EditorPartProps & {
  readonly title: string
  readonly acts: EditorActs
  readonly onBack: () => void
}

/** The name of the item, whether it is on sale, and the button that saves. */
const EditorHead = (props: EditorHeadProps): ReactNode => {
  const { act, id, state, title, acts, onBack } = props
  const { t } = useTranslations()
  const { item } = state
  const shop = fieldsOf(item?.facts['shop'])
  const canSave = canSaveIn(props)
  return (
    <header className={css['editorHead']}>
      <span className={css['back']}>
        <IconButton icon="arrow-left" label={t('counterCatalogue.toList')} onClick={onBack} />
      </span>
      <div className={css['name']}>
        <h2 className="one-line" tabIndex={-1} data-page-title="">
          {title}
        </h2>
        <p className="small ink-3">
          <span>{[item?.row.number, shop && textField(shop, 'name')].filter(Boolean).join(' · ')}</span>
          {state.unsaved > 0 && (
            <b className="warn" role="status">
              {` ${t('counterCatalogue.unsaved', { count: state.unsaved })}`}
            </b>
          )}
        </p>
      </div>
      {act.kind === 'product' && id !== '' && item && (
        <>
          <span className={css['sale']}>
            <Switch
              label={t('counterCatalogue.onSale')}
              isOn={state.draft['is_on_sale'] === true}
              isDisabled={!canSave}
              onChange={acts.setOnSale}
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
          onClick={() => acts.save()}
        >
          {t('counterCatalogue.save')}
        </Button>
      )}
    </header>
  )
}

/** What has to be said above the fields: a conflict, a refusal, values restored from before a reload. */
const EditorNotes = ({ editor, state }: Pick<Editing, 'editor' | 'state'>): ReactNode => {
  const { t, language } = useTranslations()
  const faultText = useFaultText()
  const label = useFieldLabel()
  const { conflict, refusal } = state
  const conflictText = ({ first, at, both }: EditConflict): string =>
    [
      t('counterCatalogue.conflict', { name: first.name, at: formatDate(at, language, 'short-minute') }),
      both.length > 0
        ? t('counterCatalogue.conflictBoth', { fields: formatList(both.map(label), language) })
        : t('counterCatalogue.conflictNone'),
    ].join(' ')
  return (
    <>
      {conflict && <Note tone="bad">{conflictText(conflict)}</Note>}
      {refusal && <Note tone="bad">{faultText(refusal)}</Note>}
      {state.isRestored && state.unsaved > 0 && (
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
    </>
  )
}

type EditorFieldsProps = EditorPartProps & {
  readonly editing: Editing
  readonly choices: Choices
  readonly onLanguage: (language: Language) => void
}

/** The fields, in cards. */
const EditorFields = (props: EditorFieldsProps): ReactNode => {
  const { act, id, state, editing, choices, onLanguage } = props
  const { staff } = useMe()
  const { t } = useTranslations()
  const panel = useId()
  const { fields } = act
  const textOf = useEditText(state)
  const label = useFieldLabel()
  const isProduct = act.kind === 'product'
  const texts = fields.filter(({ type }) => TEXTS.includes(type))
  const pictures = fields.filter(({ type }) => PICTURES.includes(type))
  const plain = fields.filter(isPlain).filter(({ name }) => staff.shop === null || !name.endsWith('_rank'))
  const isDisabled = ({ name, isFixed }: ActField): boolean =>
    !canSaveIn(props) ||
    (isFixed === true && id !== '') ||
    // A code for free delivery has no value.
    (name === 'value' && textIn(state.draft, 'type') === 'freight')
  return (
    <>
      <div className={cx(texts.length > 0 && pictures.length > 0 && css['columns'])}>
        {texts.length > 0 && (
          <section className={css['card']} aria-label={t('counterCatalogue.texts')}>
            <LanguageTabs editing={editing} fields={fields} panelId={panel} onChange={onLanguage} />
            <TabPanel id={panel} value={editing.language}>
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
                isDisabled={isDisabled(field)}
              />
            ))}
          </div>
          {textOf('is_on_sale') && <p className="bad">{textOf('is_on_sale')}</p>}
        </section>
      )}
      {isProduct && <AttributesCard {...editing} />}
      {isProduct && <StockMoves {...editing} />}
    </>
  )
}

type EditorFootProps = {
  readonly state: EditorState
  readonly onRevert: () => void
  readonly onEnd: () => void
  readonly onRemove: () => void
}

/** The buttons that discard, end and remove. */
const EditorFoot = ({ state, onRevert, onEnd, onRemove }: EditorFootProps): ReactNode => {
  const { t } = useTranslations()
  const possible = state.item?.acts ?? []
  return (
    <div className={css['editorFoot']}>
      {state.unsaved > 0 && <Button onClick={onRevert}>{t('counterCatalogue.revert')}</Button>}
      {possible.includes('end') && (
        <Button icon="clock" isBusy={state.busy === 'end'} onClick={onEnd}>
          {t('counterCatalogue.end')}
        </Button>
      )}
      {possible.includes('remove') && (
        <Button kind="danger" icon="trash-2" isBusy={state.busy === 'remove'} onClick={onRemove}>
          {t('counterCatalogue.remove')}
        </Button>
      )}
    </div>
  )
}

/** The editor of a catalogue item, made from the fields of its kind's `save`. */
export const EditorScreen = ({ act, id, listPath, onSaved }: EditorScreenProps): ReactNode => {
  const { catalogue } = useCounter()
  const { staff } = useMe()
  const { t, language: reader } = useTranslations()
  const navigate = useNavigate()
  const faultText = useFaultText()
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
  const choices = useChoices(fields)
  const acts = useEditorActs({ editor, id, listPath, onSaved, showLanguage: setLanguage })
  const [isRemoving, setRemoving] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const [target, setTarget] = useState(listPath)
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const textOf = useEditText(state)
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
    if (acts.refusals > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [acts.refusals])
  useSaveKey(acts.save)
  useKeys({
    e: () => body.current?.querySelector<HTMLElement>('input:not([type="file"]),textarea,select')?.focus(),
    escape: () => leave(listPath),
  })

  const title = titleOf(act, state) || t(id === '' ? `counterCatalogue.new.${kind}` : `counter.kind.${kind}`)
  const part = { act, id, state }
  return (
    <div ref={frame} className={css['editor']}>
      <EditorHead {...part} title={title} acts={acts} onBack={() => leave(listPath)} />
      {state.phase === 'loading' && <SkeletonRows count={6} />}
      {state.phase === 'failed' && state.fault && (
        <ErrorState isTall text={faultText(state.fault)} onRetry={() => void editor.load()} />
      )}
      {state.phase === 'ready' && (
        <div ref={body} className={css['editorBody']}>
          <EditorNotes editor={editor} state={state} />
          <EditorFields
            {...part}
            editing={{ editor, state, language }}
            choices={choices}
            onLanguage={setLanguage}
          />
          <EditorFoot
            state={state}
            onRevert={editor.revert}
            onEnd={() => setEnding(true)}
            onRemove={() => setRemoving(true)}
          />
        </div>
      )}
      {unsaved.dialog}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('counterCatalogue.removeTitle', { name: title })}
        text={t('counterCatalogue.removeText')}
        confirmLabel={t('counterCatalogue.remove')}
        isDanger
        onConfirm={() => {
          setRemoving(false)
          acts.remove()
        }}
        onCancel={() => setRemoving(false)}
      />
      <ConfirmDialog
        isOpen={isEnding}
        title={t('counterCatalogue.endTitle', { name: title })}
        text={t('counterCatalogue.endText')}
        confirmLabel={t('counterCatalogue.end')}
        isDanger
        onConfirm={() => {
          setEnding(false)
          acts.end()
        }}
        onCancel={() => setEnding(false)}
      />
      <PasswordDialog
        isOpen={acts.asks !== undefined}
        title={t('counterCatalogue.password.title')}
        error={textOf('password')}
        isBusy={state.busy !== undefined}
        onConfirm={acts.asks === 'remove' ? acts.remove : acts.save}
        onCancel={acts.cancel}
      />
    </div>
  )
}
