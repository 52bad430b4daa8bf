import { stableJson } from '../../domain/api/duplicate-guard.ts'
import { checkComplaint } from '../../domain/orders/complaint.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import { checkReturnParcel } from '../../domain/orders/refund-progress.ts'
import { checkReview } from '../../domain/orders/review.ts'
import { fail, mapResult, type Result } from '../../domain/shared/result.ts'
import type { LanguageState } from '../account/language-state.ts'
import { type Api, QUIET } from '../api/api-client.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { allPages } from '../shared/async.ts'
import { createRequestIds } from '../shared/request-ids.ts'
import type { Accepted } from './accepted.ts'
import { createAfterSaleApi } from './after-sale-api.ts'
import type { AfterSaleContext } from './after-sale-context.ts'
import { createApplyRefund } from './apply-refund.ts'
import { createOrdersApi } from './orders-api.ts'

const REQUESTS = 'lintas_after_sale.1'
/** An empty order number means every order. */
const EVERY_ORDER = { kind: 'order', orderId: '' } as const

/** The dependencies of the after-sale actions. */
export type AfterSaleDeps = {
  readonly api: Api
  readonly languageState: LanguageState
  readonly random: RandomPort
  readonly device: StoragePort
  readonly accepted: Pick<Accepted, 'note'>
  /** Called after a change, when lists, counts and badges are outdated. */
  readonly changed: () => void
}

/** Refund, review and complaint (requirements S4 and S5, api.md 5). */
export const createAfterSale = (deps: AfterSaleDeps): AfterSaleContext => {
  const { api, languageState, random, device, accepted, changed } = deps
  const ordersApi = createOrdersApi({ api })
  const afterSaleApi = createAfterSaleApi({ api })
  const requestIds = createRequestIds({ device, random }, REQUESTS)

  const settle = async <T, F>(act: Promise<Result<T, F>>): Promise<Result<T, F>> => {
    const done = await act
    if (done.ok) changed()
    return done
  }

  const isReviewedNow = async (orderId: string, { id }: Pick<OrderLine, 'id'>): Promise<boolean> => {
    const order = await ordersApi.load(orderId, QUIET)
    return order.ok && order.value.lines.some((line) => line.id === id && line.isReviewed)
  }

  return {
    applyRefund: createApplyRefund({ afterSaleApi, ordersApi, requestIds, languageState, accepted, changed }),
    loadRefund: afterSaleApi.loadRefund,
    sendReturnParcel: async (orderId, parcel) => {
      const checked = checkReturnParcel(parcel)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      return settle(afterSaleApi.sendReturnParcel(orderId, checked.value))
    },
    withdrawRefund: async (orderId) => {
      const withdrawn = await afterSaleApi.withdrawRefund(orderId)
      if (!withdrawn.ok) return withdrawn
      accepted.note(orderId, 'refund-withdrawn')
      changed()
      return withdrawn
    },
    submitReview: async (orderId, line, form) => {
      if (line.isReviewed) return fail({ kind: 'already-reviewed' })
      const checked = checkReview(form)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      let isReviewed: boolean | undefined
      const isOutdated = async (): Promise<boolean> => {
        isReviewed = await isReviewedNow(orderId, line)
        return isReviewed
      }
      const sent = await settle(afterSaleApi.review(orderId, line, checked.value, { isOutdated }))
      if (sent.ok && line.id !== '') accepted.note(orderId, `reviewed ${line.id}`)
      if (sent.ok || !(isReviewed ?? (await isReviewedNow(orderId, line)))) return sent
      // Another device did it, or it was carried out and its answer lost.
      changed()
      return fail({ kind: 'already-reviewed' })
    },
    submitComplaint: async (form) => {
      const checked = checkComplaint(form)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      const act = `complain ${stableJson(checked.value)}`
      // If the answer is lost the request id is kept: the same text sent again is the same complaint.
      return requestIds.send(act, (id) => afterSaleApi.complain(checked.value, id))
    },
    loadComplaints: (filter, page) => afterSaleApi.complaints(filter, page),
    hasComplaint: async (id) => {
      const listed = await allPages(
        (page) => afterSaleApi.complaints(EVERY_ORDER, page, QUIET),
        (complaint) => complaint.id === id,
      )
      return mapResult(listed, (complaints) => complaints.some((complaint) => complaint.id === id))
    },
  }
}
