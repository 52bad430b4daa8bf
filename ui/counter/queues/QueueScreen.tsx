import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useRoute, useSearchParams } from 'wouter'
import type { Queue } from '../../../application/staff/queue.ts'
import { centsOf } from '../../../domain/api/read.ts'
import { findAct } from '../../../domain/staff/acts.ts'
import {
  isWorkKind,
  KIND_RULES,
  STAFF_SEARCH_MAX_LENGTH,
  type StaffRow,
} from '../../../domain/staff/queue.ts'
import { ART } from '../../components/art.ts'
import { Chip, ChipRow, SearchField } from '../../components/forms.ts'
import {
  Button,
  Card,
  cx,
  EmptyState,
  ErrorState,
  IconButton,
  InfiniteFooter,
  SkeletonRows,
  Tag,
} from '../../components/kit.ts'
import { useDraftName } from '../../hooks/forms/use-draft.ts'
import { usePolling } from '../../hooks/loading/use-query.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { ActForm } from '../ActForm.tsx'
import { Key } from '../Frame.tsx'
import styles from '../list.module.css'
import { SECTIONS } from '../sections.ts'
import { footerPhase, useCounter, useKeys, useRowKeys } from '../use-counter.ts'
import { BulkShip, SHIP_MANY } from './BulkShip.tsx'
import { ItemPane, titleOf } from './ItemPane.tsx'
import { type ListedKind, toneOf } from './kinds.ts'
import css from './queue.module.css'
import { Wait } from './Wait.tsx'

/** Milliseconds without typing before the search starts. */
const TYPING_MS = 300

type RowProps = {
  readonly row: StaffRow
  readonly href: string
  readonly isOpen: boolean
  readonly now: number
}

const Row = ({ row, href, isOpen, now }: RowProps): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  return (
    <li>
      <Link
        className={cx(styles['row'], css['row'])}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        data-row=""
      >
        <span className={css['rowName']}>
          <b className="num">{row.number}</b>
          <small>{row.who?.name}</small>
        </span>
        <span className={css['rowTitle']}>
          <span className="two-lines">{titleOf(row, translations)}</span>
          {row.marks.map((mark) => (
            <Tag key={mark} tone={mark.startsWith('used') ? 'bad' : 'teal'}>
              {t(`counter.mark.${mark}`) || mark}
            </Tag>
          ))}
        </span>
        <span className={css['rowAmount']}>
          {row.amount === null ? '' : formatMoney(centsOf(row.amount), language)}
        </span>
        <span className={css['rowWait']}>
          {row.waiting_since === null ? (
            <>
              <Tag tone={toneOf(row)}>{t(`counter.status.${row.status}`)}</Tag>
              <small>{formatDate(row.created_at, language, 'short-day')}</small>
            </>
          ) : (
            <Wait row={row} now={now} />
          )}
        </span>
      </Link>
    </li>
  )
}

type ListProps = {
  readonly queue: Queue
  readonly openId: string | undefined
  readonly hrefOf: (id: string) => string
  readonly isSearched: boolean
}

const List = ({ queue, openId, hrefOf, isSearched }: ListProps): ReactNode => {
  const { clock } = useCounter()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const list = useStream(queue.list$)
  const rows = useRowKeys()
  if (list.phase === 'loading') return <SkeletonRows count={8} />
  if (list.phase === 'failed' && list.fault)
    return <ErrorState text={faultText(list.fault)} onRetry={() => void queue.refresh()} />
  if (list.rows.length === 0)
    return (
      <EmptyState
        image={isSearched ? ART.torch : ART.parcel}
        title={t(isSearched ? 'counter.list.nothingFound' : 'counter.list.empty')}
        text={t(isSearched ? 'counter.list.nothingFoundText' : 'counter.list.emptyText')}
      />
    )
  const now = clock.now() / 1000
  const isWork = isWorkKind(queue.kind)
  return (
    <>
      <div className={css['columns']} aria-hidden="true">
        <span>{t('counter.column.number')}</span>
        <span>{t(`counter.column.${queue.kind}`)}</span>
        <span>{isWork && t('counter.column.amount')}</span>
        <span>{t(isWork ? 'counter.column.wait' : 'counter.column.status')}</span>
      </div>
      <ul ref={rows} className={css['rows']}>
        {list.rows.map((row) => (
          <Row key={row.id} row={row} href={hrefOf(row.id)} isOpen={row.id === openId} now={now} />
        ))}
      </ul>
      <InfiniteFooter
        phase={footerPhase(list)}
        onMore={() => void queue.more()}
        onRetry={() => void (list.hasMore ? queue.more() : queue.refresh())}
        isEndSilent={list.rows.length < 10}
      />
    </>
  )
}

type DetailProps = {
  readonly kind: ListedKind
  readonly queue: Queue
  readonly onClose: () => void
}

const Detail = ({ kind, queue, onClose }: DetailProps): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  const open = useStream(queue.item$)
  switch (open.kind) {
    case 'none':
      return (
        <div className={styles['nothing']}>
          <EmptyState
            isTall
            image={ART.document}
            title={t('counter.choose')}
            text={t('counter.chooseText')}
          />
        </div>
      )
    case 'loading':
      return (
        <div className={css['item']} aria-busy="true">
          <SkeletonRows count={5} />
        </div>
      )
    case 'failed':
      return (
        <div className={styles['nothing']}>
          <ErrorState isTall text={faultText(open.fault)} onRetry={() => void queue.open(open.id)}>
            <Button onClick={onClose}>{t('kit.back')}</Button>
          </ErrorState>
        </div>
      )
    case 'open':
      return <ItemPane key={open.id} kind={kind} queue={queue} item={open.item} onClose={onClose} />
  }
}

/** Stands for the id of a new account in the address. */
const NEW = 'new'

type AddProps = { readonly queue: Queue; readonly onClose: () => void }

/** Creates a staff account. */
const AddStaff = ({ queue, onClose }: AddProps): ReactNode => {
  const { t } = useTranslations()
  const act = findAct('staff', 'add')
  const draftName = useDraftName('act staff add')
  const title = t('counter.act.add')
  if (!act) return null
  return (
    <article className={css['item']}>
      <header className={css['itemHead']}>
        <IconButton className={css['back']} icon="arrow-left" label={t('kit.back')} onClick={onClose} />
        <h1 tabIndex={-1} className={css['itemName']}>
          {title}
        </h1>
      </header>
      <div className={css['itemBody']}>
        <div className={css['main']}>
          <Card label={title}>
            <ActForm
              act={act}
              label={title}
              submit={(fields, password) =>
                queue.act('', 'add', fields, password === undefined ? {} : { password })
              }
              onDone={onClose}
              onClose={onClose}
              hasFocus
              draftName={draftName}
            />
          </Card>
        </div>
      </div>
    </article>
  )
}

/** A work queue, longest wait first, with the open item beside it: both are in the address. */
export const QueueScreen = ({ kind }: { readonly kind: ListedKind }): ReactNode => {
  const { queues, session } = useCounter()
  const { t, language } = useTranslations()
  const navigate = useNavigate()
  const queue = queues(kind)
  const list = useStream(queue.list$)
  const path = SECTIONS.find(({ work }) => work === kind)?.path ?? '/'
  const [, params] = useRoute(`${path}/:id?`)
  const [query] = useSearchParams()
  const id = params?.['id'] === undefined ? undefined : decodeURIComponent(params['id'])
  const filter = query.get('filter') ?? KIND_RULES[kind].filters[0] ?? 'all'
  const search = query.get('q') ?? ''
  const [typed, setTyped] = useState(search)
  const field = useRef<HTMLInputElement>(null)

  const addressOf = (of: { id?: string | undefined; filter?: string; search?: string }): string => {
    const parameters = new URLSearchParams()
    const wanted = { filter, search, ...of }
    if (wanted.filter !== KIND_RULES[kind].filters[0]) parameters.set('filter', wanted.filter)
    if (wanted.search !== '') parameters.set('q', wanted.search)
    const end = parameters.size > 0 ? `?${parameters}` : ''
    return `${path}${wanted.id === undefined ? '' : `/${encodeURIComponent(wanted.id)}`}${end}`
  }
  const close = (): void => navigate(addressOf({}))
  const isBulk = kind === 'order' && id === SHIP_MANY
  const isNew = kind === 'staff' && id === NEW

  useEffect(() => void queue.show({ filter, search }), [queue, filter, search])
  useEffect(() => void queue.open(isBulk || isNew ? undefined : id), [queue, id, isBulk, isNew])
  // The server's texts are in the chosen language.
  const shownIn = useRef(language)
  useEffect(() => {
    if (shownIn.current === language) return
    shownIn.current = language
    void queue.refresh()
  }, [queue, language])
  // Back and Forward change the search.
  useEffect(() => setTyped(search), [search])
  const goTo = useRef((_words: string): void => undefined)
  useEffect(() => {
    goTo.current = (words) => navigate(addressOf({ id, search: words }), { replace: true })
  })
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => goTo.current(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, search])
  const now = useStream(session.session$)
  const isHere = now.kind === 'signed-in' && !now.isOver
  usePolling(isHere, queue.refresh)
  // Reloads after signing in again, because requests were refused meanwhile.
  const wasHere = useRef(isHere)
  useEffect(() => {
    if (isHere && !wasHere.current) void queue.refresh()
    wasHere.current = isHere
  }, [isHere, queue])
  useKeys({ '/': () => field.current?.focus() })

  // An open item's name is the page's h1; the list's title is an h2 then.
  const Title = id === undefined ? 'h1' : 'h2'
  const count = list.filters.find(({ key }) => key === filter)?.count
  return (
    <main className={cx(styles['screen'], css['screen'])} data-main data-open={id !== undefined}>
      <section className={styles['list']} aria-label={t(`counter.nav.${kind}`)}>
        <div className={styles['head']}>
          <div className={css['titleRow']}>
            <Title>
              <span>{t(`counter.nav.${kind}`)}</span>{' '}
              {count !== undefined && (
                <span className={styles['total']}>{formatNumber(count, language)}</span>
              )}
            </Title>
            {kind === 'order' && session.may('shop') && (
              <Button size="sm" icon="truck" onClick={() => navigate(addressOf({ id: SHIP_MANY }))}>
                {t('counter.bulk.open')}
              </Button>
            )}
            {kind === 'staff' && (
              <Button size="sm" icon="plus" onClick={() => navigate(addressOf({ id: NEW }))}>
                {t('counter.act.add')}
              </Button>
            )}
          </div>
          <SearchField
            ref={field}
            label={t(`counter.searchFor.${kind}`)}
            value={typed}
            onChange={setTyped}
            onSubmit={(words) => goTo.current(words.trim())}
            maxCharacters={STAFF_SEARCH_MAX_LENGTH}
            aria-keyshortcuts="/"
          />
          <ChipRow label={t('counter.filters')}>
            {KIND_RULES[kind].filters.map((key) => {
              const of = list.filters.find((one) => one.key === key)
              return (
                <Chip
                  key={key}
                  isPressed={key === filter}
                  onClick={() => navigate(addressOf({ id, filter: key }), { replace: true })}
                >
                  {of
                    ? `${t(`counter.filter.${key}`)} ${formatNumber(of.count, language)}`
                    : t(`counter.filter.${key}`)}
                </Chip>
              )
            })}
          </ChipRow>
          {list.late > 0 && list.limits && (
            <p className={css['late']}>
              {t('counter.list.late', { count: list.late, hours: Math.round(list.limits.late / 3600) })}
            </p>
          )}
        </div>
        <div className={styles['body']}>
          <List
            queue={queue}
            openId={id}
            hrefOf={(rowId) => addressOf({ id: rowId })}
            isSearched={search !== ''}
          />
        </div>
        <p className={cx(styles['hints'], css['hints'])} aria-hidden="true">
          {(['move', 'open', 'search', 'help'] as const).map((what) => (
            <span key={what}>
              {HINTS[what].map((key) => (
                <Key key={key}>{key}</Key>
              ))}
              <span>{t(`counter.hint.${what}`)}</span>
            </span>
          ))}
        </p>
      </section>
      <div className={css['detail']}>
        {isBulk && <BulkShip queue={queue} onClose={close} />}
        {isNew && <AddStaff queue={queue} onClose={close} />}
        {!isBulk && !isNew && <Detail kind={kind} queue={queue} onClose={close} />}
      </div>
    </main>
  )
}

const HINTS = { move: ['J', 'K'], open: ['Enter'], search: ['/'], help: ['?'] } as const
