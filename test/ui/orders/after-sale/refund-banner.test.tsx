import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { RefundStatus } from '../../../../domain/orders/order-status.ts'
import type { Refund, RefundStage } from '../../../../domain/orders/refund-progress.ts'
import { cents } from '../../../../domain/shared/money.ts'
import { RefundBanner } from '../../../../ui/orders/after-sale/RefundProgress.tsx'
import { render } from '../../../support/ui/render.tsx'

const banner = suite('progress of a refund with return')

const refundAt = (stage: RefundStage, status: number = RefundStatus.underWay): Refund => ({
  orderId: '4',
  number: 'R4',
  orderNumber: 'LT4',
  shop: { shopId: '1', name: 'Toko', avatar: '' },
  lines: [],
  amount: cents(1850),
  withReturn: true,
  isReceived: true,
  reason: 'damaged',
  explanation: '',
  pictures: [],
  status,
  stage,
  reply: '',
  returnAddress: '',
  returnBefore: undefined,
  parcel: undefined,
  createdAt: 0,
  settledAt: undefined,
  log: [],
})

/** The steps by their keys; the one under way is marked. */
const stepsOf = (refund: Refund): readonly string[] => {
  const screen = render(<RefundBanner refund={refund} />)
  const steps = screen.all('listitem').map((step) => {
    const key = /afterSale\.step\.(\w+)/.exec(step.textContent ?? '')?.[1] ?? ''
    return step.getAttribute('aria-current') === 'step' ? `${key}, now` : key
  })
  screen.remove()
  return steps
}

banner('is under review, and not yet approved', () => {
  assert.equal(stepsOf(refundAt('asked')), ['asked', 'review, now', 'sent', 'refunded'])
})

banner('is approved once the parcel is requested', () => {
  assert.equal(stepsOf(refundAt('return-wanted')), ['asked', 'approved', 'sent, now', 'refunded'])
})

banner('has every step completed when the money is back, whatever stage a server names', () => {
  const paid = refundAt('asked', RefundStatus.refunded)
  assert.equal(stepsOf(paid), ['asked', 'approved', 'sent', 'refunded'])
})

/** Where the links of the banner go. */
const waysOn = (refund: Refund): readonly (string | null)[] => {
  const screen = render(<RefundBanner refund={refund} />)
  const hrefs = screen.all('link').map((link) => link.getAttribute('href'))
  screen.remove()
  return hrefs
}

banner(
  'links to the shop and to a complaint about the order once it is refused, as it cannot be repeated',
  () => {
    assert.equal(waysOn(refundAt('asked', RefundStatus.refused)), [
      '/chatRoomDetail/1?order=4',
      '/complaint?order=4',
    ])
    assert.equal(waysOn(refundAt('asked')), [])
  },
)

banner.run()
