import { type ReactNode, useId, useState } from 'react'
import type { ServerNotice } from '../../domain/account/notice.ts'
import { groupByMonth } from '../../domain/shared/month-groups.ts'
import { richTextLanguage } from '../../domain/shared/rich-text.ts'
import { ART } from '../components/art.ts'
import { Box, ButtonLink, EmptyState, Icon, Page, Repeat, Skeleton, TextLink } from '../components/kit.ts'
import { EndlessList } from '../components/lists/InfiniteFooter.tsx'
import { Moment } from '../components/surfaces/Moment.tsx'
import { RichTextView } from '../components/surfaces/RichTextView.tsx'
import { useInfiniteList } from '../hooks/loading/use-infinite-list.ts'
import { useAction, useApp, useStream } from '../hooks/use-app.ts'
import { formatDate, readerOffset } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import css from './reading.module.css'

type NoticeItemProps = {
  readonly notice: ServerNotice
  readonly isRead: boolean
  readonly onOpen: () => void
}

/** One notice: pressing its title shows its text and link. */
const NoticeItem = ({ notice, isRead, onOpen }: NoticeItemProps): ReactNode => {
  const { t } = useTranslations()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { title, content, link, createdAt } = notice
  return (
    <article className={css['notice']}>
      <button
        type="button"
        className={css['noticeHead']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          if (!isOpen) onOpen()
          setOpen(!isOpen)
        }}
      >
        <span className={isRead ? css['dotRead'] : css['dot']}>
          {!isRead && <span className="visually-hidden">{t('reading.unread')}</span>}
        </span>
        <span className="grow">
          <bdi className={isRead ? undefined : css['strong']} lang={richTextLanguage(content)}>
            {title}
          </bdi>
          <Moment at={createdAt} className={css['time']} />
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      <div id={id} className={css['noticeBody']} hidden={!isOpen}>
        {isOpen && <RichTextView html={content} />}
        {isOpen && link !== undefined && hasScreen(link.split(/[?#]/, 1)[0] ?? '') && (
          <ButtonLink href={link} kind="soft" size="sm">
            {t('reading.open')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

type MonthProps = { readonly title: string; readonly children: ReactNode }

const Month = ({ title, children }: MonthProps): ReactNode => {
  const id = useId()
  return (
    <section aria-labelledby={title === '' ? undefined : id}>
      {title !== '' && (
        <h2 id={id} className={css['month']}>
          {title}
        </h2>
      )}
      <ul className={css['list']}>{children}</ul>
    </section>
  )
}

type NoticeMonthsProps = {
  readonly notices: readonly ServerNotice[]
  readonly children: (notice: ServerNotice) => ReactNode
}

/** Notices in the server's order, grouped by month like the wallet records. */
const NoticeMonths = ({ notices, children }: NoticeMonthsProps): ReactNode => {
  const { language } = useTranslations()
  return groupByMonth(notices, readerOffset).map(({ rows }) => {
    const [first] = rows
    const title = first ? formatDate(first.createdAt, language, 'month') : ''
    return (
      <Month key={`${title} ${first?.id}`} title={title}>
        {rows.map((notice) => (
          <li key={notice.id}>{children(notice)}</li>
        ))}
      </Month>
    )
  })
}

/** Placeholder of the notices of a month. */
const NoticesSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['month']}>
      <Box shape="title" />
    </div>
    <div className={css['list']}>
      <Repeat count={5}>
        <div className={css['notice']}>
          <div className={css['noticeHead']}>
            <span className={css['dotRead']} />
            <div className="grow tight stack">
              <Box shape="short" />
              <Box shape="price" />
            </div>
          </div>
        </div>
      </Repeat>
    </div>
  </Skeleton>
)

const SHORT = 5

/** The server's notices, newest first; opening one marks it as read. */
export const NotificationScreen = (): ReactNode => {
  const { account } = useApp()
  const { t, language } = useTranslations()
  const unread = useStream(account.unreadNotices$)
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const list = useInfiniteList({
    key: language,
    load: account.loadNotices,
    identify: ({ id }: ServerNotice) => id,
  })
  const { rows, phase } = list
  const isRead = (notice: ServerNotice): boolean => notice.isRead || read.has(notice.id)
  const see = (seen: readonly ServerNotice[]): void =>
    setRead((before) => new Set([...before, ...seen.map(({ id }) => id)]))
  const open = (notice: ServerNotice): void => {
    if (isRead(notice)) return
    see([notice])
    void account.markNoticesRead([notice.id])
  }
  const readAll = useAction(async () => {
    if ((await account.markNoticesRead('all')).ok) see(rows)
  })
  const hasUnread = unread > 0 && rows.some((notice) => !isRead(notice))
  return (
    <Page
      surface="canvas"
      column="col"
      isBusy={phase === 'first'}
      title={t('core.title.notification')}
      actions={
        hasUnread ? <TextLink onClick={() => void readAll.run()}>{t('reading.readAll')}</TextLink> : undefined
      }
    >
      <EndlessList
        list={list}
        onRefresh={async () => (await list.refresh())?.ok ?? false}
        skeleton={<NoticesSkeleton />}
        empty={
          <EmptyState
            isTall
            image={ART.antenna}
            title={t('reading.noNoticesTitle')}
            text={t('reading.noNoticesText')}
          />
        }
        short={SHORT}
      >
        <NoticeMonths notices={rows}>
          {(notice) => <NoticeItem notice={notice} isRead={isRead(notice)} onOpen={() => open(notice)} />}
        </NoticeMonths>
      </EndlessList>
    </Page>
  )
}
