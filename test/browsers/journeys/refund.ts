import { shopperCalls } from '../../support/browser/visitors/shopper-page.ts'
import { by } from '../page/page.ts'
import type { Journey } from './journey.ts'
import { addPicture, enter, pattern, reloadUntil } from './visits.ts'

export const refund: Journey = {
  key: 'refund',
  name: 'a shopper asks for a refund, sends the parcel back and has the money',
  walk: async (page, surroundings) => {
    const { say } = page
    const token = await enter(page, surroundings)
    const id = await shopperCalls(surroundings.origin).orderId('LT118402', token)
    await page.go(`/refund/${id}`)
    await page.click(by('button', say('afterSale.refund.send')))
    for (const key of ['reason', 'explanation', 'proof'])
      await page.hear(say(`afterSale.refund.fault.${key}`))
    await page.draw('refund faults')
    await page.click(by('radio', say('afterSale.refund.return')).anywhere())
    await page.click(by('button', pattern(say('afterSale.refund.reason'))))
    await page.click(by('dialog').within('button', say('afterSale.reason.damaged')))
    await page.gone(by('dialog'))
    await page.fill(by('field', say('afterSale.refund.explanation')), 'Earcup kiri retak.')
    await addPicture(page, 'afterSale.refund.proof', surroundings.picture)
    await page.reload()
    await page.until('the draft is there again', () =>
      page.run(
        () =>
          document.querySelectorAll('[data-phase="done"]').length > 0 &&
          [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Earcup kiri retak.'),
      ),
    )
    await page.draw('refund draft')
    await page.click(by('button', say('afterSale.refund.send')))
    const question = by('alertdialog')
    await page.see(question)
    await page.draw('refund question')
    await page.back()
    await page.gone(question)
    await page.at(/\/refund\//)
    await page.click(by('button', say('afterSale.refund.send')))
    await page.click(question.within('button', say('afterSale.refund.sendNow')))
    await reloadUntil(page, 'heading', say('afterSale.status.returnWanted.title'))
    await page.fill(by('field', say('afterSale.parcel.courier')), 'JNE')
    await page.fill(by('field', say('afterSale.parcel.number')), 'JNE0012345')
    await page.draw('refund parcel')
    await page.click(by('button', say('afterSale.parcel.send')))
    await reloadUntil(page, 'heading', pattern(say('afterSale.status.refunded.title')))
    await page.draw('refunded')
  },
}
