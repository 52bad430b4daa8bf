import type { ReactNode } from 'react'
import { fail } from '../../domain/shared/result.ts'
import type { ScreenProps } from '../app/screen.ts'
import { useApp } from '../hooks/use-app.ts'
import { useQuery } from '../hooks/use-query.ts'
import { ComplaintPage } from './after-sale/ComplaintPage.tsx'

/**
 * A complaint or suggestion about an order, the one in the path or one to choose. What is no order of the shopper's
 * is the number of a complaint, which is shown with its answer (spec storefront 2).
 */
export const ComplaintScreen = ({ params, search }: ScreenProps<'id'>): ReactNode => {
  const { orders } = useApp()
  const id = params.id ?? ''
  const order = useQuery({
    key: id,
    load: async () => (id === '' ? fail({ kind: 'cancelled' as const }) : orders.loadOrder(id, true)),
  })
  const isComplaint = order.phase === 'failed' && order.fault?.kind === 'rejected'
  return (
    <ComplaintPage
      key={`${id} ${isComplaint}`}
      titleKey="complaint"
      orderId={isComplaint ? '' : id}
      record={search.get('record') ?? (isComplaint ? id : undefined)}
      search={search}
    />
  )
}
