import type { ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { Page, SkeletonCards } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { ComplaintPage } from './after-sale/ComplaintPage.tsx'
import { complaintAbout } from './order-looks.ts'

type Named = 'order' | 'complaint'

/**
 * A complaint or suggestion about an order: given by `?order=`, else selected. The number in the path is a
 * complaint's, which is shown with its answer; if the shopper has no such complaint, it is an order's (requirement
 * S2).
 */
export const ComplaintScreen = ({ params, search }: ScreenProps<'id'>): ReactNode => {
  const { orders } = useApp()
  const { t } = useTranslations()
  const id = params.id ?? ''
  const record = search.get('record') ?? undefined
  const isUnknown = id !== '' && record === undefined
  const find = async (): Promise<Result<Named, ApiFault>> => {
    if (!isUnknown) return fail({ kind: 'cancelled' })
    const order = await orders.loadOrder(id, { isQuiet: true })
    if (!order.ok) return order.fault.kind === 'rejected' ? ok('complaint') : order
    const own = await orders.hasComplaint(id)
    return ok(own.ok && own.value ? 'complaint' : 'order')
  }
  const named = useQuery({ key: isUnknown ? id : '', load: find })
  if (isUnknown && named.phase === 'loading') {
    return (
      <Page column="form" isBusy title={t('core.title.complaint')}>
        <SkeletonCards count={3} />
      </Page>
    )
  }
  if (isUnknown && named.value === 'complaint') {
    return (
      <ComplaintPage
        key={`complaint ${id}`}
        titleKey="complaint"
        path="/complaint"
        orderId=""
        record={id}
        search={search}
      />
    )
  }
  const orderId = id || (search.get('order') ?? '')
  return (
    <ComplaintPage
      key={`order ${orderId}`}
      titleKey="complaint"
      path={isUnknown ? `/complaint/${encodeURIComponent(id)}` : complaintAbout(orderId)}
      orderId={orderId}
      record={record}
      search={search}
    />
  )
}

/** A complaint or suggestion about the platform (requirement S2). */
export const PlatformComplaintScreen = ({ search }: ScreenProps): ReactNode => (
  <ComplaintPage
    titleKey="platformComplaint"
    path="/platformComplaint"
    record={search.get('record') ?? undefined}
    search={search}
  />
)
