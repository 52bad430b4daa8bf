import { type ReactNode, useState } from 'react'
import type { ServerNotice } from '../../domain/account/notice.ts'
import { ART } from '../components/art.ts'
import { AppBar, EmptyState, Page, TextLink } from '../components/kit.ts'
import { EndlessList } from '../components/lists/EndlessList.tsx'
import { useInfiniteList } from '../hooks/loading/use-infinite-list.ts'
import { useAction } from '../hooks/use-action.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { NoticeItem } from './notices/NoticeItem.tsx'
import { NoticeMonths, NoticesSkeleton } from './notices/NoticeMonths.tsx'

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
      bar={
        <AppBar
          column="col"
          title={t('core.title.notification')}
          {...(hasUnread && {
            actions: <TextLink onClick={() => void readAll.run()}>{t('reading.readAll')}</TextLink>,
          })}
        />
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
