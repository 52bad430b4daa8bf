import { suite } from 'uvu'
import { CommentScreen } from '../../../ui/orders/CommentScreen.tsx'
import { ComplaintScreen, PlatformComplaintScreen } from '../../../ui/orders/ComplaintScreen.tsx'
import { RefundScreen } from '../../../ui/orders/RefundScreen.tsx'
import { CardTopUpScreen } from '../../../ui/wallet/CardTopUpScreen.tsx'
import { WalletTopUpScreen } from '../../../ui/wallet/WalletTopUpScreen.tsx'
import { WithDrawScreen } from '../../../ui/wallet/WithDrawScreen.tsx'
import { checkRules, type RuledScreen } from '../../support/ui/rule-table.tsx'

// Fetched before, the encoder takes no real time.
await import('uqr')

const rules = suite('rules of refunds, reviews, complaints and money (requirement S5)')

const NOTHING = {}
const search = new URLSearchParams()
const refund: RuledScreen = { node: <RefundScreen params={{ id: '1' }} search={search} /> }
const review: RuledScreen = {
  node: <CommentScreen params={NOTHING} search={new URLSearchParams('order=1')} />,
}
const complaint: RuledScreen = { node: <ComplaintScreen params={NOTHING} search={search} /> }
const platform: RuledScreen = { node: <PlatformComplaintScreen params={NOTHING} search={search} /> }
const withdraw: RuledScreen = { node: <WithDrawScreen params={NOTHING} search={search} /> }
const chain: RuledScreen = { node: <WalletTopUpScreen params={NOTHING} search={search} /> }
const card: RuledScreen = { node: <CardTopUpScreen params={NOTHING} search={search} /> }

const FAULT = 'afterSale.refund.fault'
const REFUND = 'afterSale.refund'
const COMPLAINT = 'afterSale.complaint'

checkRules(rules, [
  ['Refund amount is required', refund, { amount: '' }, `${REFUND}.amount`, `${FAULT}.amountRequired`],
  [
    'Refund amount cannot be negative',
    refund,
    { amount: '-1' },
    `${REFUND}.amount`,
    `${FAULT}.amountNegative`,
  ],
  ['Refund reason is required', refund, {}, `${REFUND}.reason`, `${FAULT}.reason`],
  ['Refund explanation is required', refund, {}, `${REFUND}.explanation`, `${FAULT}.explanation`],
  ['Proof must be uploaded', refund, {}, `${REFUND}.proof`, `${FAULT}.proof`],
  ['Review content cannot be empty', review, {}, 'afterSale.review.text', 'afterSale.review.empty'],
  ['A product score', review, {}, 'afterSale.score.product', 'afterSale.review.scoreRequired'],
  ['A service score', review, {}, 'afterSale.score.service', 'afterSale.review.scoreRequired'],
  ['A postage score', review, {}, 'afterSale.score.postage', 'afterSale.review.scoreRequired'],
  ['Complaint content is required', platform, {}, `${COMPLAINT}.content`, `${COMPLAINT}.contentRequired`],
  ['A certificate is required', platform, {}, `${COMPLAINT}.certificate`, `${COMPLAINT}.certificateRequired`],
  [
    'A certificate is required',
    complaint,
    {},
    `${COMPLAINT}.certificate`,
    `${COMPLAINT}.certificateRequired`,
  ],
  ['Which order it is about', complaint, {}, `${COMPLAINT}.order`, `${COMPLAINT}.orderRequired`],
  ['Withdrawal amount non-empty', withdraw, {}, 'money.amount', 'money.fault.drawNotPositive'],
  ['Withdrawal amount above 0', withdraw, { amount: '0' }, 'money.amount', 'money.fault.drawNotPositive'],
  ['Withdrawal within the balance', withdraw, { amount: '101' }, 'money.amount', 'money.fault.overBalance'],
  ['A correct recharge amount', chain, { amount: 'x' }, 'money.chain.amount', 'money.fault.notANumber'],
  ['Recharge requires evidence', chain, {}, 'money.evidence', 'money.fault.evidence'],
  ['A recharge amount', card, {}, 'money.amount', 'money.fault.notPositive'],
  ['A recharge amount in cents', card, { amount: '0.001' }, 'money.amount', 'money.fault.tooPrecise'],
  ['A recharge amount in known digits', card, { amount: '١٢' }, 'money.amount', 'money.fault.otherDigits'],
  [
    'A recharge amount within bounds',
    card,
    { amount: `1${'0'.repeat(19)}` },
    'money.amount',
    'money.fault.tooLarge',
  ],
])

rules.run()
