import { button, inSight, patternOf } from '../browser/pages/visible-text.ts'
import type { ChaosPage } from './chaos-page.ts'
import type { Wanted } from './chaos-wishes.ts'

/** How long a busy machine may take to render a page that knows what to say. */
const TOLD_MS = 10_000

export type Try = (one: Wanted, by: number) => Promise<void>
export type ChaosMoney = Readonly<Record<'order' | 'pay' | 'top-up' | 'withdraw', Try>>

/** What moves money, tried once each, as a shopper does it who may tap twice or load the page anew. */
export const createChaosMoney = (visit: ChaosPage, code: string): ChaosMoney => {
  const { page, say, go, can, typing, tap, leadsTo } = visit
  const typeCode = async (): Promise<void> => {
    await can(page.getByLabel(say('kit.code.input'), { exact: true }).first().waitFor({ state: 'attached' }))
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  /** What a page says of a request whose answer was lost before it was loaded anew. */
  const isKnown = (amount: string): Promise<boolean> =>
    page
      .getByText(patternOf(say('money.received')))
      .filter({ hasText: amount })
      .first()
      .isVisible()
  /** It is not left lying about in storage, so a session that ends takes it along. */
  const cardNumber = say('money.cardNumber')
  const formOf = (amount: string) => ({
    [say('money.bank')]: 'Bank Cendana',
    [cardNumber]: '8810 2455 00',
    [say('money.amount')]: amount,
    [say('money.holder')]: 'Dewi',
  })

  return {
    order: async (one, by) => {
      await go('/order?product=3&mer=2&number=1')
      const place = button(page, patternOf(say('orders.pay')))
      const sent = await typing({ [say('orders.note')]: one.what }, () =>
        leadsTo(/^\/(checkout|payment|changePayPwd|topUp)/, () => tap(place, by % 4 === 0)),
      )
      if (sent) one.isTold = true
    },
    pay: async (one, by) => {
      await go(`/payment?order=${one.what}`)
      const paid = inSight(page.getByText(say('orders.paidTitle')))
      if (!(await can(page.getByRole('dialog').or(paid).first().waitFor({ timeout: TOLD_MS })))) return
      if (!(await paid.isVisible())) {
        await typeCode()
        if (by % 2 === 0) await page.reload()
      }
      if (await can(paid.waitFor({ timeout: TOLD_MS }))) one.isTold = true
    },
    'top-up': async (one, by) => {
      await go('/cardTopUp')
      if (await isKnown(one.what)) one.isTold = true
      if (one.isTold) return
      const send = button(page, say('money.card.send'))
      const sent = await typing(
        formOf(one.what),
        () => leadsTo(/^\/topUpRecord/, () => tap(send, by % 4 === 0), 'money.topUp.sent'),
        cardNumber,
      )
      if (sent) one.isTold = true
    },
    withdraw: async (one, by) => {
      await go('/withDraw')
      if (await isKnown(one.what)) one.isTold = true
      if (one.isTold) return
      const withdraw = async (): Promise<boolean> => {
        await tap(button(page, /\$[\d.,]+$/), by % 4 === 0)
        const goOn = page.getByRole('dialog').getByRole('button', { name: say('money.withdraw.goOn') })
        if (!(await can(inSight(goOn).click()))) return false
        return leadsTo(/^\/depositRecord/, typeCode, 'money.withdraw.sent')
      }
      const sent = await typing(formOf(one.what), withdraw, cardNumber)
      if (sent) one.isTold = true
    },
  }
}
