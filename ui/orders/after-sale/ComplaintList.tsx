import { type ReactNode, useEffect } from 'react'
import type { Complaint } from '../../../domain/orders/complaint.ts'
import { ART } from '../../components/art.ts'
import {
  Card,
  EmptyState,
  GrowingList,
  Note,
  PullToRefresh,
  SkeletonCards,
  Tag,
  TextLink,
} from '../../components/kit.ts'
import { Moment } from '../../components/surfaces/Moment.tsx'
import { useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { SentPictures } from '../../pictures/SentPictures.tsx'
import css from './after-sale.module.css'

/** A shorter list fits the screen: its end needs no text. */
const SHORT_LIST = 4

type ComplaintListProps = {
  readonly kind: 'order' | 'platform'
  /** Incremented with each complaint written here. */
  readonly version: number
  /** The requested complaint: scrolled into view and focused. */
  readonly record?: string | undefined
}

const scrollToRow = (row: HTMLLIElement | null): void => {
  row?.scrollIntoView({ block: 'center', behavior: 'instant' })
  row?.focus({ preventScroll: true })
}

/** One complaint with its answer. */
const Item = ({ complaint }: { readonly complaint: Complaint }): ReactNode => {
  const { t } = useTranslations()
  const { subject, isAnswered, orderNumber, content, reply, certificates, createdAt } = complaint
  return (
    <Card className={css['card']}>
      <div className={css['head']}>
        <div>
          <bdi className={css['texts']}>{content}</bdi>
          <Moment at={createdAt} className="small ink-2" />
        </div>
        <Tag tone={isAnswered ? 'ok' : 'warn'}>
          {t(isAnswered ? 'afterSale.complaint.answered' : 'afterSale.complaint.waiting')}
        </Tag>
      </div>
      {subject.kind === 'order' && (
        <TextLink href={`/orderInfo/${encodeURIComponent(subject.orderId)}`} icon="chevron-right">
          {t('orders.orderNumber')} <bdi>{orderNumber || subject.orderId}</bdi>
        </TextLink>
      )}
      <SentPictures label={t('afterSale.complaint.certificate')} pictures={certificates} />
      {reply !== '' && (
        <Note icon="message-circle">
          <bdi className={css['texts']}>{reply}</bdi>
        </Note>
      )}
    </Card>
  )
}

/** The shopper's complaints, newest first. */
export const ComplaintList = ({ kind, version, record }: ComplaintListProps): ReactNode => {
  const { orders } = useApp()
  const { t } = useTranslations()
  const list = useInfiniteList({
    key: `${kind} ${version}`,
    // An empty order id means every order.
    load: (page) => orders.loadComplaints(kind === 'platform' ? { kind } : { kind, orderId: '' }, page),
    identify: ({ id }: Complaint) => id,
  })
  const { rows, phase, more } = list
  const isBehind = record !== undefined && phase === 'idle' && rows.every(({ id }) => id !== record)
  useEffect(() => {
    // The requested one may be beyond the first page.
    if (isBehind) more()
  }, [isBehind, more])
  return (
    <PullToRefresh
      onRefresh={async () => (await list.refresh())?.ok ?? false}
      isDisabled={list.phase === 'first'}
    >
      <GrowingList
        list={list}
        skeleton={<SkeletonCards count={3} />}
        empty={
          <EmptyState
            image={ART.document}
            title={t('afterSale.complaint.noneTitle')}
            text={t('afterSale.complaint.noneText')}
          />
        }
        short={SHORT_LIST}
      >
        <ul className={css['list']}>
          {list.rows.map((complaint) => (
            <li
              key={complaint.id}
              {...(complaint.id === record && { ref: scrollToRow, tabIndex: -1, 'aria-current': true })}
            >
              <Item complaint={complaint} />
            </li>
          ))}
        </ul>
      </GrowingList>
    </PullToRefresh>
  )
}
