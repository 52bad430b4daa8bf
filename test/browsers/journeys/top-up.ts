import { by } from '../page/page.ts'
import type { Journey } from './journey.ts'
import { addPicture, enter, pattern, reloadUntil } from './visits.ts'

export const topUp: Journey = {
  key: 'top-up',
  name: 'a shopper tops the wallet up over a chain and reads the record',
  walk: async (page, surroundings) => {
    const { say } = page
    await enter(page, surroundings)
    await page.go('/topUp')
    await page.click(by('link', pattern(say('money.methods.chain'))))
    await page.at(/walletTopUp$/)
    await page.click(by('radio', 'USDT-ERC20').anywhere())
    await page.see(by('img', /USDT-ERC20/))
    await page.click(by('button', say('money.chain.copy')))
    await page.hear(say('core.copied'))
    await page.click(by('button', say('money.chain.done')))
    await page.hear(say('money.fault.notPositive'))
    await page.fill(by('field', say('money.chain.amount')), '40,25')
    await addPicture(page, 'money.evidence', surroundings.picture)
    await page.draw('top-up')
    await page.click(by('button', say('money.chain.done')))
    await page.at(/topUpRecord$/)
    await reloadUntil(page, 'listitem', new RegExp(`\\+\\$40,25 .*${say('records.status.passed')}`))
    await page.draw('top-up record')
    // Back from a record leads to the wallet, never to a form that could be sent again.
    await page.back()
    await page.at(/\/(topUp|walletTopUp)$/)
  },
}
