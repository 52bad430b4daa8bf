import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { StaffConversation } from '../../../domain/staff/answers.ts'
import {
  CHAT_FILTERS,
  type ChatFilter,
  holderOf,
  isSameConversation,
  type OfConversation,
  waitNow,
} from '../../../domain/staff/conversation.ts'
import { STAFF_SEARCH_MAX_LENGTH, type WaitLimits } from '../../../domain/staff/queue.ts'
import { ART } from '../../components/art.ts'
import { Chip, ChipRow, SearchField } from '../../components/forms.ts'
import {
  Avatar,
  Count,
  cx,
  EmptyState,
  ErrorState,
  InfiniteFooter,
  SkeletonRows,
} from '../../components/kit.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useTimed } from '../../hooks/use-countdown.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatNumber } from '../../i18n/format.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import { Key } from '../Frame.tsx'
import styles from '../list.module.css'
import { footerPhase, useKeys, useMe, useRowKeys } from '../use-counter.ts'
import css from './chat.module.css'
import { useStaffChat } from './staff-page.tsx'

/** Milliseconds without typing before the search starts. */
const TYPING_MS = 300

/** Content types other than text, by number. */
const KINDS: Readonly<Record<number, string>> = { 2: 'picture', 3001: 'product', 3002: 'order' }

const lastText = ({ last }: StaffConversation, { t }: Translations): string => {
  if (!last) return ''
  const text = last.text || t(`counterChat.last.${KINDS[last.type] ?? 'other'}`)
  return last.is_own ? t('counterChat.last.own', { text }) : text
}

type WaitProps = { readonly since: number | null; readonly limits: WaitLimits }

/** How long a shopper has waited, coloured when late; screen readers get a text. */
export const ChatWait = ({ since, limits }: WaitProps): ReactNode => {
  const { t } = useTranslations()
  const wait = waitNow(since, useTimed((now) => Math.floor(now / 10)) * 10, limits)
  if (!wait) return null
  const { minutes, lateness } = wait
  const text =
    minutes < 60
      ? t('counterChat.minutes', { count: minutes })
      : t('counterChat.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return (
    <span className={cx(styles['wait'], css['wait'])} data-lateness={lateness}>
      <span>{text}</span>
      {lateness !== 'fine' && (
        <span className="visually-hidden">{`, ${t(`counterChat.lateness.${lateness}`)}`}</span>
      )}
    </span>
  )
}

type RowProps = {
  readonly row: StaffConversation
  readonly href: string
  readonly isOpen: boolean
  readonly limits: WaitLimits
}

const Row = ({ row, href, isOpen, limits }: RowProps): ReactNode => {
  const { staff } = useMe()
  const translations = useTranslations()
  const { t } = translations
  const { shopper, assigned, unread, waiting_since: since } = row
  const holder = holderOf(assigned, staff.id)
  const shop = staff.shop === null ? row.shop_name || t('counterChat.service') : ''
  const has = {
    nobody: '',
    me: t('counterChat.hasMe'),
    colleague: t('counterChat.has', { name: assigned?.name ?? '' }),
  }[holder]
  const below = [shop, has].filter((text) => text !== '').join(' · ')
  return (
    <li>
      <Link
        className={cx(styles['row'], css['row'])}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        data-row=""
      >
        <span className={css['face']} data-online={shopper.is_online === 1}>
          <Avatar image={shopper.avatar || undefined} size="xs" isRound />
        </span>
        <span className={css['rowText']}>
          <span className={css['rowHead']}>
            <b>
              <bdi>{shopper.name}</bdi>
            </b>
            {shopper.is_online === 1 && <span className="visually-hidden">{t('counterChat.online')}</span>}
            <ChatWait since={since} limits={limits} />
          </span>
          <span className={css['rowFoot']}>
            <span className={css['preview']} data-loud={unread > 0} dir="auto">
              {lastText(row, translations)}
            </span>
            {unread > 0 && (
              <span className={css['unread']}>
                <Count value={unread} />
                <span className="visually-hidden">{t('counterChat.unread', { count: unread })}</span>
              </span>
            )}
          </span>
          {below !== '' && <small>{below}</small>}
        </span>
      </Link>
    </li>
  )
}

type ListProps = {
  readonly of: OfConversation | undefined
  readonly filter: ChatFilter
  readonly search: string
  readonly hrefOf: (row: OfConversation) => string
  readonly onAsk: (ask: { readonly filter?: ChatFilter; readonly search?: string }) => void
}

const Rows = ({ of, filter, search, hrefOf }: Omit<ListProps, 'onAsk'>): ReactNode => {
  const chat = useStaffChat()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const list = useStream(chat.list$)
  const rows = useRowKeys()
  if (list.phase === 'loading') return <SkeletonRows count={6} />
  if (list.phase === 'failed' && list.fault)
    return <ErrorState text={faultText(list.fault)} onRetry={() => void chat.refresh()} />
  if (list.rows.length === 0) {
    const what = search === '' ? filter : 'nothingFound'
    return (
      <EmptyState
        image={ART.speech}
        title={t(`counterChat.empty.${what}`)}
        text={t(`counterChat.emptyText.${what}`)}
      />
    )
  }
  return (
    <>
      <ul ref={rows} className={css['rows']}>
        {list.rows.map((row) => {
          const named = { shop: row.shop, shopper: row.shopper.id }
          return (
            <Row
              key={`${row.shop}-${row.shopper.id}`}
              row={row}
              href={hrefOf(named)}
              isOpen={isSameConversation(of, named)}
              limits={list.limits}
            />
          )
        })}
      </ul>
      {(list.hasMore || list.fault) && (
        <InfiniteFooter
          phase={footerPhase(list)}
          onMore={() => void chat.more()}
          onRetry={() => void (list.hasMore ? chat.more() : chat.refresh())}
        />
      )}
      <p className={css['limit']}>{t('counterChat.limit', { count: Math.round(list.limits.late / 60) })}</p>
    </>
  )
}

const HINTS = { move: ['J', 'K'], open: ['Enter'], reply: ['R'], hand: ['H'] } as const

/** The conversations, longest wait first, with name, last message and assignee. */
export const ConversationList = ({ of, filter, search, hrefOf, onAsk }: ListProps): ReactNode => {
  const chat = useStaffChat()
  const { t, language } = useTranslations()
  const { filters } = useStream(chat.list$)
  const [typed, setTyped] = useState(search)
  const field = useRef<HTMLInputElement>(null)
  // Back and Forward change the search.
  useEffect(() => setTyped(search), [search])
  const ask = useRef(onAsk)
  useEffect(() => {
    ask.current = onAsk
  })
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => ask.current({ search: typed.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, search])
  useKeys({ '/': () => field.current?.focus() })
  const countOf = (key: ChatFilter): number | undefined => filters.find((one) => one.key === key)?.count
  const waiting = countOf('waiting')
  // An open conversation's name is the page's h1; the list's title is an h2 then.
  const Title = of ? 'h2' : 'h1'
  return (
    <section className={styles['list']} aria-label={t('counterChat.title')}>
      <div className={cx(styles['head'], css['listHead'])}>
        <Title>
          <span>{t('counterChat.title')}</span>{' '}
          {waiting !== undefined && (
            <span className={styles['total']}>{formatNumber(waiting, language)}</span>
          )}
        </Title>
        <SearchField
          ref={field}
          label={t('counterChat.search')}
          value={typed}
          onChange={setTyped}
          onSubmit={(words) => onAsk({ search: words.trim() })}
          maxCharacters={STAFF_SEARCH_MAX_LENGTH}
          aria-keyshortcuts="/"
        />
        <ChipRow label={t('counterChat.filters')}>
          {CHAT_FILTERS.map((key) => {
            const count = countOf(key)
            const name = t(`counterChat.filter.${key}`)
            return (
              <Chip key={key} isPressed={key === filter} onClick={() => onAsk({ filter: key })}>
                {count === undefined ? name : `${name} ${formatNumber(count, language)}`}
              </Chip>
            )
          })}
        </ChipRow>
      </div>
      <div className={styles['body']}>
        <Rows of={of} filter={filter} search={search} hrefOf={hrefOf} />
      </div>
      <p className={cx(styles['hints'], css['hints'])} aria-hidden="true">
        {(['move', 'open', 'reply', 'hand'] as const).map((what) => (
          <span key={what}>
            {HINTS[what].map((key) => (
              <Key key={key}>{key}</Key>
            ))}
            <span>{t(`counterChat.hint.${what}`)}</span>
          </span>
        ))}
      </p>
    </section>
  )
}
