import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { displaySettings } from '../../../../ui/i18n/format.ts'
import { RefundSummary } from '../../../../ui/orders/after-sale/RefundForm.tsx'
import { render } from '../../../support/ui/render.tsx'

const summary = suite('confirmation of a refund application')

const VALUES = {
  lineIds: [],
  withReturn: false,
  isReceived: true,
  amount: '12,50',
  reason: '',
  explanation: '',
  pictures: '',
} as const

const words = {
  language: 'dgn',
  t: (key: string, values: Record<string, unknown> = {}) => `${key} ${values['amount'] ?? ''}`,
} as const

summary.after.each(() => {
  displaySettings.currency = '$'
})

summary('names the amount in the currency of the server', () => {
  displaySettings.currency = 'RM'
  const screen = render(<RefundSummary values={VALUES} isSending={false} answer={() => undefined} />, words)
  assert.ok(screen.find('alertdialog', 'afterSale.refund.askTitle RM12,50'), screen.text())
  screen.remove()
})

summary.run()
