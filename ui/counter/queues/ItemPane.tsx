import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Queue } from '../../../application/staff/queue.ts'
import { centsOf, flagOf, numberOf, textOf } from '../../../domain/api/read.ts'
import { type Fields, fieldsOf, textField } from '../../../domain/shared/fields.ts'
import type { StaffAct } from '../../../domain/staff/acts.ts'
import type { First, StaffItem } from '../../../domain/staff/answers.ts'
import type { StaffRow } from '../../../domain/staff/queue.ts'
import { canComeBack } from '../../../domain/staff/rules.ts'
import { Timeline } from '../../components/commerce/delivery/Timeline.tsx'
import { ImageViewer } from '../../components/commerce/pictures/ImageViewer.tsx'
import {
  Button,
  type ButtonKind,
  Card,
  cx,
  Icon,
  IconButton,
  type KeyValue,
  KeyValues,
  LazyImage,
  Note,
  Price,
  ProductTile,
  Tag,
} from '../../components/kit.ts'
import { drafts, useDraftName } from '../../hooks/forms/use-draft.ts'
import { useCopy } from '../../hooks/use-share.ts'
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import { ActForm, firstText } from '../ActForm.tsx'
import { Key } from '../Frame.tsx'
import { JournalRows } from '../JournalRows.tsx'
import { pathOfItem } from '../sections.ts'
import { useCounter, useKeys, useMe } from '../use-counter.ts'
import { type Fact, type FactSection, KIND_LOOKS, type ListedKind, type Part, toneOf } from './kinds.ts'
import css from './queue.module.css'
import { Wait } from './Wait.tsx'

/** A fact by its name; one inside another by both names: `receiver/name`. */
const factOf = (facts: Fields, name: string): unknown => {
  const [first = '', second] = name.split('/')
  const value = facts[first]
  return second === undefined ? value : fieldsOf(value)?.[second]
}

const rowsOf = (facts: Fields, name: string): readonly Fields[] => {
  const value = facts[name]
  return Array.isArray(value)
    ? value.flatMap((one): readonly Fields[] => {
        const row = fieldsOf(one)
        return row ? [row] : []
      })
    : []
}

const textsOf = (facts: Fields, name: string): readonly string[] => {
  const value = facts[name]
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : []
}

/** A text to be read letter by letter (an address, a hash), with a copy button. */
const Code = ({ text, label }: { readonly text: string; readonly label: string }): ReactNode => {
  const copy = useCopy()
  const { t } = useTranslations()
  return (
    <span className={css['code']}>
      <code>{text}</code>
      <IconButton
        icon="copy"
        size={20}
        label={t('counter.copy', { name: label })}
        onClick={() => void copy(text)}
      />
    </span>
  )
}

const ThingLink = ({
  kind,
  thing,
}: {
  readonly kind: 'order' | 'shopper' | 'product'
  readonly thing: Fields
}): ReactNode => {
  const path = pathOfItem(kind, textField(thing, 'id'))
  const name = textField(thing, kind === 'order' ? 'number' : 'name')
  return path ? <Link href={path}>{name}</Link> : <span>{name}</span>
}

/** A fact for its card; undefined when it is empty. */
const shownFact = (
  kind: ListedKind,
  [name, look]: Fact,
  facts: Fields,
  label: string,
  { t, language }: Translations,
): ReactNode | undefined => {
  const value = factOf(facts, name)
  if (value === null || value === undefined || value === '') return undefined
  const inner = fieldsOf(value)
  switch (look) {
    case 'money':
      return formatMoney(centsOf(value), language)
    case 'time': {
      const at = numberOf(value) ?? 0
      return at > 0 ? formatDate(at, language) : undefined
    }
    case 'count':
      return formatNumber(numberOf(value) ?? 0, language)
    case 'named':
      return inner && textField(inner, 'name')
    case 'order':
    case 'shopper':
    case 'product':
      return inner && <ThingLink kind={look} thing={inner} />
    case 'code':
      return <Code text={textOf(value)} label={label} />
    case 'word':
      return t(`counter.value.${kind}.${name}.${textOf(value)}`) || textOf(value)
    case 'text':
      return <span className={css['texts']}>{textOf(value)}</span>
  }
}

type FactsProps = {
  readonly kind: ListedKind
  readonly facts: Fields
  readonly sections: readonly FactSection[]
}

const Facts = ({ kind, facts, sections }: FactsProps): ReactNode => {
  const translations = useTranslations()
  const { t } = translations
  return sections.map((section) => {
    if (section.needs !== undefined && textOf(facts[section.needs]) === '') return null
    const rows: readonly KeyValue[] = section.facts.flatMap((fact) => {
      const label = t(`counter.fact.${fact[0].split('/').at(-1)}`)
      const value = shownFact(kind, fact, facts, label, translations)
      return value === undefined ? [] : [{ label, value }]
    })
    if (rows.length === 0) return null
    const title = t(`counter.section.${section.title}`)
    return (
      <Card key={section.title} label={title}>
        <h2>{title}</h2>
        <KeyValues rows={rows} />
      </Card>
    )
  })
}

const Lines = ({ facts }: { readonly facts: Fields }): ReactNode => {
  const { t, language } = useTranslations()
  const lines = rowsOf(facts, 'lines')
  if (lines.length === 0) return null
  return (
    <Card label={t('counter.part.lines')} className={css['wide']}>
      <h2>{t('counter.part.lines')}</h2>
      <ul className={css['lines']}>
        {lines.map((line) => (
          <li key={textField(line, 'id')}>
            <ProductTile image={textField(line, 'picture')} size="xs" />
            <span className={css['lineName']}>
              <b>{textField(line, 'title')}</b>
              <small>{[textField(line, 'spec'), textField(line, 'code')].filter(Boolean).join(' · ')}</small>
            </span>
            <span className="num">{`× ${formatNumber(numberOf(line['quantity']) ?? 0, language)}`}</span>
            <b className="num">{formatMoney(centsOf(line['total']), language)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type ViewedProps = { readonly pictures: readonly string[]; readonly label: string }

/** Pictures that a shopper has sent: large, and full size when pressed. */
const Pictures = ({ pictures, label }: ViewedProps): ReactNode => {
  const { t } = useTranslations()
  const [at, setAt] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <Card label={label} className={css['wide']}>
      <h2>{label}</h2>
      <div className={css['pictures']}>
        {pictures.map((src, index) => (
          <button
            key={src}
            type="button"
            className={css['picture']}
            aria-label={t('kit.gallery.zoom', { n: index + 1, total: pictures.length })}
            onClick={() => setAt(index)}
          >
            <LazyImage src={src} alt="" width={330} height={330} />
          </button>
        ))}
      </div>
      <ImageViewer
        pictures={pictures.map((src, index) => ({ src, alt: `${label} ${index + 1}`, isPhoto: true }))}
        index={at}
        onMove={setAt}
        onClose={() => setAt(undefined)}
      />
    </Card>
  )
}

const MONEY_STATUS = ['waiting', 'passed', 'refused'] as const

/** Earlier uses of the same picture, transaction or recipient. */
const Earlier = ({ kind, facts }: { readonly kind: ListedKind; readonly facts: Fields }): ReactNode => {
  const { t, language } = useTranslations()
  const rows = rowsOf(facts, 'earlier')
  if (rows.length === 0) return null
  const isProof = kind === 'recharge'
  const title = t(`counter.earlier.${isProof ? 'proof' : 'place'}`, { count: rows.length })
  return (
    <section className={cx(css['earlier'], isProof && css['alarm'])} aria-label={title}>
      <h2>
        {isProof && <Icon name="triangle-alert" size={20} />}
        <span>{title}</span>
      </h2>
      <ul>
        {rows.map((row) => {
          const id = textField(row, 'id')
          const status = MONEY_STATUS[numberOf(row['status']) ?? 0] ?? 'waiting'
          const by = textField(row, 'by')
          const who = fieldsOf(row['who'])
          const evidence = textField(row, 'evidence')
          return (
            <li key={textField(row, 'number')}>
              {evidence && <LazyImage src={evidence} alt="" width={30} height={36} isQuiet />}
              <span className={css['lineName']}>
                {id === '' ? (
                  <b>{textField(row, 'number')}</b>
                ) : (
                  <Link href={pathOfItem('recharge', id) ?? '/'}>{textField(row, 'number')}</Link>
                )}
                <small>
                  {[
                    who ? textField(who, 'name') : '',
                    formatDate(numberOf(row['at']) ?? 0, language, 'short-minute'),
                    formatMoney(centsOf(row['price']), language),
                    by && t(`counter.earlier.${by}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Tag tone={toneOf({ status })}>{t(`counter.status.${status}`)}</Tag>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The checks that the server has made, each passed or failed. */
const Checks = ({ facts }: { readonly facts: Fields }): ReactNode => {
  const { t } = useTranslations()
  const earlier = rowsOf(facts, 'earlier')
  const checks = [
    { name: 'address', isRight: facts['is_own_address'] === true || flagOf(facts['is_own_address']) },
    { name: 'unused', isRight: earlier.length === 0 },
    { name: 'unspent', isRight: !earlier.some(({ status }) => numberOf(status) === 1) },
  ]
  return (
    <Card label={t('counter.part.checks')}>
      <h2>{t('counter.part.checks')}</h2>
      <ul className={css['checks']}>
        {checks.map(({ name, isRight }) => (
          <li key={name} className={isRight ? undefined : 'bad'}>
            <Icon
              name={isRight ? 'circle-check' : 'circle-alert'}
              size={16}
              className={isRight ? 'ok' : undefined}
            />
            <span>{t(`counter.check.${name}.${isRight ? 'right' : 'wrong'}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Steps = ({ facts }: { readonly facts: Fields }): ReactNode => {
  const { t } = useTranslations()
  const steps = rowsOf(facts, 'steps')
  if (steps.length === 0) return null
  return (
    <Card label={t('counter.part.steps')}>
      <h2>{t('counter.part.steps')}</h2>
      <Timeline
        label={t('counter.part.steps')}
        events={steps.map((step) => ({
          id: textField(step, 'step'),
          text: textField(step, 'text'),
          at: numberOf(step['at']) ?? 0,
        }))}
      />
    </Card>
  )
}

const Log = ({ facts }: { readonly facts: Fields }): ReactNode => {
  const { t } = useTranslations()
  const log = rowsOf(facts, 'log')
  if (log.length === 0) return null
  return (
    <Card label={t('counter.part.log')}>
      <h2>{t('counter.part.log')}</h2>
      <Timeline
        label={t('counter.part.log')}
        events={log.map(({ kind, at }) => ({
          id: `${textOf(kind)} ${textOf(at)}`,
          text: t(`counter.log.${textOf(kind)}`) || textOf(kind),
          at: numberOf(at) ?? 0,
        }))}
      />
    </Card>
  )
}

/** The orders that belong to an item, each with a short text. */
const Orders = ({
  part,
  rows,
  wordOf,
}: {
  readonly part: 'others' | 'latest'
  readonly rows: readonly Fields[]
  readonly wordOf: (row: Fields) => string
}): ReactNode => {
  const { t } = useTranslations()
  if (rows.length === 0) return null
  const title = t(`counter.part.${part}`)
  return (
    <Card label={title}>
      <h2>{title}</h2>
      <ul className={css['others']}>
        {rows.map((row) => (
          <li key={textField(row, 'id')}>
            <ThingLink kind="order" thing={row} />
            <span className="ink-3">{wordOf(row)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Others = ({ facts }: { readonly facts: Fields }): ReactNode => (
  <Orders
    part="others"
    rows={rowsOf(facts, 'others')}
    wordOf={(row) => textField(fieldsOf(row['shop']) ?? {}, 'name')}
  />
)

const Latest = ({ facts }: { readonly facts: Fields }): ReactNode => {
  const { language } = useTranslations()
  return (
    <Orders
      part="latest"
      rows={rowsOf(facts, 'latest')}
      wordOf={(row) =>
        [
          textField(row, 'title'),
          formatMoney(centsOf(row['total']), language),
          formatDate(numberOf(row['at']) ?? 0, language, 'short-day'),
        ]
          .filter(Boolean)
          .join(' · ')
      }
    />
  )
}

type PartProps = { readonly part: Part; readonly kind: ListedKind; readonly facts: Fields }

const PartView = ({ part, kind, facts }: PartProps): ReactNode => {
  const { t } = useTranslations()
  switch (part) {
    case 'lines':
      return <Lines facts={facts} />
    case 'pictures':
      return <Pictures pictures={textsOf(facts, 'pictures')} label={t('counter.part.pictures')} />
    case 'evidence':
      return (
        <Pictures
          pictures={[textField(facts, 'evidence')].filter(Boolean)}
          label={t('counter.part.evidence')}
        />
      )
    case 'earlier':
      return <Earlier kind={kind} facts={facts} />
    case 'checks':
      return <Checks facts={facts} />
    case 'steps':
      return <Steps facts={facts} />
    case 'log':
      return <Log facts={facts} />
    case 'others':
      return <Others facts={facts} />
    case 'latest':
      return <Latest facts={facts} />
  }
}

/** Shown first, before the facts: the evidence, and its earlier uses. */
const FIRST_PARTS: readonly Part[] = ['earlier', 'evidence', 'checks']

/** Actions that reject or cancel. */
const HARD: readonly string[] = ['refuse', 'cancel']
/** Actions that lock an account. */
const KEEPS_OUT: readonly string[] = ['lock', 'ban']

type ItemHeadProps = {
  readonly kind: ListedKind
  readonly item: StaffItem
  /** Focused when an action is done, and on a phone when the item opens. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onClose: () => void
  readonly onPrint: () => void
}

/** What the item is, how long it has been waiting, and the ways to its chat and to paper. */
const ItemHead = ({ kind, item, heading, onClose, onPrint }: ItemHeadProps): ReactNode => {
  const { t, language } = useTranslations()
  const { clock } = useCounter()
  const { row, facts } = item
  const shopper = fieldsOf(facts['shopper'])
  return (
    <header className={css['itemHead']}>
      <IconButton className={css['back']} icon="arrow-left" label={t('kit.back')} onClick={onClose} />
      <div className="grow">
        <h1 ref={heading} tabIndex={-1} className={css['itemName']}>
          <span>{headingOf(row, t)}</span> <Tag tone={toneOf(row)}>{t(`counter.status.${row.status}`)}</Tag>
        </h1>
        <p className={css['itemMeta']}>
          <span>{formatDate(row.created_at, language, 'short-minute')}</span>
          {row.shop && <span>{row.shop.name}</span>}
          {row.who && <span>{row.who.name}</span>}
          <Wait row={row} now={clock.now() / 1000} />
        </p>
      </div>
      {row.shop && shopper && (
        <IconButton
          icon="message-circle"
          size={20}
          label={t('counter.openChat')}
          href={`/chat/${row.shop.id}-${textField(shopper, 'id')}`}
        />
      )}
      {kind === 'order' && (
        <IconButton icon="printer" size={20} label={t('counter.print')} onClick={onPrint} />
      )}
      {KIND_LOOKS[kind].hasAmount && row.amount !== null && <Price cents={centsOf(row.amount)} size="lg" />}
    </header>
  )
}

type ItemJournalProps = {
  readonly journal: StaffItem['journal']
  /** Opens the form of a note; undefined where none can be written, or one is open. */
  readonly onNote: (() => void) | undefined
}

/** What staff have done with the item, and a note to add. */
const ItemJournal = ({ journal, onNote }: ItemJournalProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <Card label={t('counter.nav.journal')} className={css['wide']}>
      <h2>{t('counter.nav.journal')}</h2>
      {journal.length > 0 ? (
        <JournalRows rows={journal} ofThing />
      ) : (
        <p className="ink-3">{t('counter.journal.empty')}</p>
      )}
      {onNote && (
        <div className={css['note']}>
          <Button size="sm" icon="pencil" aria-keyshortcuts="N" onClick={onNote}>
            {t('counter.act.note')}
          </Button>
        </div>
      )}
    </Card>
  )
}

type ItemProps = {
  readonly kind: ListedKind
  readonly queue: Queue
  readonly item: StaffItem
  readonly onClose: () => void
}

/** One item: its facts, its actions, and its journal. */
export const ItemPane = ({ kind, queue, item, onClose }: ItemProps): ReactNode => {
  const { row, facts, journal } = item
  const looks = KIND_LOOKS[kind]
  const translations = useTranslations()
  const { t, language } = translations
  const { acts, staff } = useMe()
  const draftOwner = useDraftName(`act ${kind} ${row.id}`)
  const draftNameOf = (act: string): string | undefined => draftOwner && `${draftOwner} ${act}`
  // A form with unsent text is open again after a reload, except the one that is always shown.
  const [openAct, setOpenAct] = useState(() =>
    item.acts.find((act) => act !== looks.main && drafts.read(draftNameOf(act)) !== undefined),
  )
  const [isOpened, setOpened] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const mainForm = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)

  const actOf = (name: string): StaffAct | undefined =>
    acts.find((one) => one.kind === kind && one.act === name)
  const available = item.acts.filter((name) => actOf(name) !== undefined)
  const [late, setLate] = useState<First>()
  // The version shown here; undefined once a refusal has named a newer one.
  const [seen, setSeen] = useState<number | undefined>(item.version)
  const hasMain = looks.main !== undefined && available.includes(looks.main)
  // Typed text stays, next to the message that somebody else was first.
  const main = looks.main !== undefined && (hasMain || late) ? actOf(looks.main) : undefined
  // Deletes drafts of actions that are no longer possible.
  useEffect(() => {
    if (canComeBack(row)) return
    for (const act of acts)
      if (act.kind === kind && !item.acts.includes(act.act))
        drafts.keep(draftOwner && `${draftOwner} ${act.act}`, undefined)
  }, [acts, item, row, kind, draftOwner])
  const [latest] = journal
  const hadMain = useRef(hasMain)
  useEffect(() => {
    // A colleague has decided the item while it was open here.
    if (hadMain.current && !hasMain && latest && latest.who.id !== staff.id)
      setLate({ first: latest.who, act: latest.act, at: latest.at })
    hadMain.current = hasMain
  }, [hasMain, latest, staff.id])
  const others = available.filter((name) => name !== main?.act && name !== 'note')
  const accept = looks.accept.find((name) => others.includes(name))
  const hard = HARD.find((name) => others.includes(name))
  const amount = row.amount === null ? '' : formatMoney(centsOf(row.amount), language)

  const open = (name: string | undefined): void => {
    if (name !== undefined && name !== 'note' && !others.includes(name)) return
    if (name !== undefined) opener.current = document.activeElement as HTMLElement | null
    setOpened(true)
    setOpenAct(name)
  }
  const close = (): void => {
    setOpenAct(undefined)
    opener.current?.focus()
  }
  const done = (): void => {
    setOpenAct(undefined)
    setLate(undefined)
    const now = queue.item$.value
    if (now.kind === 'open' && now.id === row.id) setSeen(now.item.version)
    heading.current?.focus()
  }
  const print = (): void => window.print()
  useKeys({
    e: main && (() => mainForm.current?.querySelector<HTMLElement>('input,textarea')?.focus()),
    a: accept === undefined ? undefined : () => open(accept),
    t: hard === undefined ? undefined : () => open(hard),
    n: available.includes('note') ? () => open('note') : undefined,
    p: kind === 'order' ? print : undefined,
    escape: openAct === undefined ? onClose : close,
  })
  // On a phone it replaces the list: screen readers start at its name.
  useEffect(() => {
    if (window.matchMedia('(max-width: 899.9px)').matches) heading.current?.focus()
  }, [])

  // The existing answer to a review is the initial text of its form.
  const reply = kind === 'review' ? textField(facts, 'reply') : ''
  const labelOf = (name: string): string => {
    if (name === 'answer' && reply !== '') return t('counter.act.changeAnswer')
    const label = t(`counter.act.${name}`)
    return looks.isMoney && looks.accept.includes(name) && name !== 'take' ? `${label} ${amount}` : label
  }
  const kindOf = (name: string): ButtonKind => {
    if (HARD.includes(name) || KEEPS_OUT.includes(name)) return 'danger'
    return name === accept ? 'teal' : 'neutral'
  }
  const person = row.who?.name ?? (kind === 'staff' ? row.number : row.title)
  const questionOf = (name: string): string | undefined =>
    looks.asks.includes(name)
      ? t(`counter.ask.${name}`, { amount, name: person, number: row.number })
      : undefined

  const formOf = (act: StaffAct, isMain: boolean): ReactNode => (
    <ActForm
      key={`${item.row.id} ${act.act}`}
      act={act}
      facts={facts}
      label={labelOf(act.act)}
      kind={isMain ? 'primary' : kindOf(act.act)}
      {...(questionOf(act.act) !== undefined && { question: questionOf(act.act) as string })}
      {...(act.act === 'answer' && { initial: { words: reply } })}
      submit={(fields, password) =>
        queue.act(row.id, act.act, fields, {
          ...(password !== undefined && { password }),
          // The server refuses to overwrite a newer version than the one shown here.
          ...(seen !== undefined && { version: seen }),
        })
      }
      onDone={done}
      onLate={(first) => {
        setLate(first)
        setSeen(undefined)
      }}
      {...(isMain ? {} : { onClose: close })}
      hasFocus={!isMain && isOpened}
      draftName={draftNameOf(act.act)}
    />
  )
  const opened = openAct === undefined ? undefined : actOf(openAct)
  const keyOf = (name: string): string | undefined => {
    if (name === accept) return 'A'
    return name === hard ? 'T' : undefined
  }
  const firstParts = looks.parts.filter((part) => FIRST_PARTS.includes(part))
  const hasEvidence = firstParts.includes('evidence') && textField(facts, 'evidence') !== ''
  const firstFacts = <Facts kind={kind} facts={facts} sections={looks.sections.slice(0, 1)} />
  const mainTitle = main && labelOf(main.act)

  return (
    <article className={css['item']}>
      <ItemHead kind={kind} item={item} heading={heading} onClose={onClose} onPrint={print} />
      <div className={css['itemBody']}>
        {late && (
          <div role="status" className={css['wide']}>
            <Note tone="warn">{firstText(late, translations)}</Note>
          </div>
        )}
        {firstParts.length === 0 && firstFacts}
        {main && (
          <div ref={mainForm} className={css['main']}>
            <Card label={mainTitle ?? ''}>
              <h2>
                <span>{mainTitle}</span> <Key>E</Key>
              </h2>
              {formOf(main, true)}
            </Card>
          </div>
        )}
        {firstParts.length > 0 && (
          <div className={cx(css['proof'], hasEvidence && css['beside'])}>
            {firstParts.map((part) => (
              <PartView key={part} part={part} kind={kind} facts={facts} />
            ))}
            {firstFacts}
          </div>
        )}
        <Facts kind={kind} facts={facts} sections={looks.sections.slice(1)} />
        {looks.parts
          .filter((part) => !FIRST_PARTS.includes(part))
          .map((part) => (
            <PartView key={part} part={part} kind={kind} facts={facts} />
          ))}
        <ItemJournal
          journal={journal}
          onNote={available.includes('note') && openAct !== 'note' ? () => open('note') : undefined}
        />
      </div>
      {(others.length > 0 || opened) && (
        <div className={css['decision']}>
          {opened
            ? formOf(opened, false)
            : others.map((name) => (
                <Button
                  key={name}
                  kind={kindOf(name)}
                  aria-keyshortcuts={keyOf(name)}
                  onClick={() => open(name)}
                >
                  <span>{labelOf(name)}</span>
                  {keyOf(name) !== undefined && <Key>{keyOf(name) ?? ''}</Key>}
                </Button>
              ))}
        </div>
      )}
      {kind === 'order' && <pre className={css['paper']}>{textField(facts, 'print')}</pre>}
    </article>
  )
}

/** The title of an open item: its number, or its name. */
const headingOf = ({ kind, title, number }: StaffRow, t: Translations['t']): string => {
  if (kind === 'shopper') return title
  return kind === 'review' ? `${t('counter.kind.review')} ${number}` : number
}

/** The second column of a row. */
export const titleOf = (row: StaffRow, { t }: Pick<Translations, 't'>): string => {
  const { titleIs } = KIND_LOOKS[row.kind as ListedKind]
  if (titleIs !== 'text') return t(`counter.value.${row.kind}.${titleIs}.${row.title}`) || row.title
  const title = row.title || t(`counter.kind.${row.kind}`)
  return row.more > 0 ? `${title} +${row.more}` : title
}
