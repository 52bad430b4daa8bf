import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AUDIT_STATUSES } from '../../../domain/wallet/records.ts'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, field, inSight, patternOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { enterWallet, type WalletVisitor } from '../../support/browser/visitors/wallet-visitor.ts'

const records = suite('the records of money, in Chromium')
const shop = await openSharedShop()
const enter = (more: object = {}): Promise<WalletVisitor> =>
  enterWallet({ browser: shop.browser, origin: shop.origin, ...more })

/** Rani's phone, and that of somebody without a payment code, for all tests that need no other. */
const rani = await enter()
const newcomer = await enter({ newcomer: 'kode' })
records.after(async () => {
  await Promise.all([rani.leave(), newcomer.leave()])
  await shop.close()
})

records.before.each(() => {
  for (const { problems } of [rani, newcomer]) problems.length = 0
})

type Bill = {
  readonly list: readonly { readonly pm: number; readonly number: string; readonly balance: string }[]
}

/** The demo's newest money moved some days before the shop was opened. */
const thisMonthOrTheLast = (): RegExp => {
  const now = new Date()
  const month = new Intl.DateTimeFormat('id', { month: 'long', year: 'numeric' })
  const last = new Date(now.getFullYear(), now.getMonth() - 1)
  return new RegExp(`^(?:${month.format(now)}|${month.format(last)})`)
}

records('show months with their sums, one movement in full, and a chart that can be read aloud', async () => {
  const { page, say, go, look, dialog, problems } = rani
  await go('/capitalRecord')
  await inSight(page.getByRole('figure')).waitFor()
  const told = await inSight(page.locator('figcaption')).textContent()
  assert.match(told ?? '', /\$1\.248,50/)
  // The line itself says nothing to a reader: the words do.
  assert.is(await page.locator('figure svg:not([aria-hidden="true"])').count(), 0)
  await inSight(page.getByRole('heading', { name: thisMonthOrTheLast() })).waitFor()
  await inSight(page.getByRole('list').getByRole('listitem').getByRole('button')).click()
  const copy = dialog().getByRole('button', { name: say('records.copyNumber') })
  await copy.click()
  await untilSaid(page, say('core.copied'))
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^(LT|RC|WD)\d+$/)
  await look('one movement')
  assert.equal(problems, [])
})

records('filter by direction, and keep the kind in the address', async () => {
  const { page, say, go, look, problems } = rani
  await go('/capitalRecord')
  const amounts = (): Promise<readonly string[]> =>
    page
      .getByRole('listitem')
      .filter({ visible: true })
      .evaluateAll((rows) => rows.map((row) => /[+\u2212]\$[\d.,]+/.exec(row.textContent ?? '')?.[0] ?? ''))
  await inSight(page.getByRole('radio', { name: say('records.flow.in') })).click()
  await page.waitForURL(/flow=in$/)
  assert.ok((await amounts()).length > 0 && (await amounts()).every((text) => text.startsWith('+')))
  await look('money in')
  // Arrows move the choice, as in any group of radios.
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/flow=out$/)
  assert.ok((await amounts()).length > 0 && (await amounts()).every((text) => text.startsWith('\u2212')))
  await inSight(page.getByRole('tab', { name: say('records.type.order') })).click()
  await page.waitForURL(/type=order&flow=out$/)
  await page.reload()
  await inSight(page.getByRole('tab', { name: say('records.type.order'), selected: true })).waitFor()
  await inSight(page.getByRole('radio', { name: say('records.flow.out'), checked: true })).waitFor()
  assert.equal(problems, [])
})

records('are exported to a file that a spreadsheet sorts, and that adds up to the balance', async () => {
  const visitor = await enter({ language: 'zh-cn', options: { viewport: { width: 1280, height: 800 } } })
  const { page, say, go, look, problems } = visitor
  const { list } = (await visitor.call('/api/user/bill?type=all&page=1&limit=50')) as Bill
  await go('/capitalRecord')
  await look('fund record, wide')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, say('records.export')).click(),
  ])
  assert.is(file.suggestedFilename(), 'lintas-all.csv')
  const text = readFileSync((await file.path()) ?? '', 'utf8')
  assert.ok(text.startsWith('\ufeff'), 'a mark, so that the words are not garbled')
  const [head, ...rows] = text.slice(1).trimEnd().split(/\r?\n/)
  const columns = ['time', 'kind', 'title', 'number', 'change', 'balanceAfter'] as const
  assert.is(head, columns.map((column) => say(`records.${column}`)).join(','))
  assert.is(rows.length, list.length)
  const cells = rows.map((row) => row.split(','))
  for (const [time] of cells) assert.match(time ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const cents = (cell = ''): number => Math.round(Number(cell) * 100)
  assert.is(
    cells.reduce((sum, row) => sum + cents(row[4]), 0),
    await visitor.money(),
  )
  assert.is(cents(cells[0]?.[5]), await visitor.money())
  assert.equal(problems, [])
  await visitor.leave()
})

records('of both directions show their states, and the reason of a refusal', async () => {
  const { page, say, go, dialog, problems } = rani
  for (const path of ['/topUpRecord', '/depositRecord']) {
    await go(path)
    for (const [at, state] of AUDIT_STATUSES.entries()) {
      const word = say(`records.status.${state}`)
      await inSight(page.getByRole('tab', { name: word })).click()
      await page.waitForURL(new RegExp(`status=${at}$`))
      const row = page.getByRole('listitem').filter({ visible: true })
      // The rows of the state before leave when those of this one are there.
      await row.filter({ hasNotText: word }).first().waitFor({ state: 'detached' })
      await row
        .or(page.getByText(say('records.emptyChoice')))
        .first()
        .waitFor()
      for (const text of await row.allTextContents()) assert.match(text, word)
    }
    await inSight(page.getByRole('listitem').getByRole('button')).click()
    await dialog()
      .getByText(patternOf(say('records.refusedFor')))
      .first()
      .waitFor()
  }
  assert.equal(problems, [])
})

const hear = ({ page, say }: WalletVisitor, key: string): Promise<void> =>
  page.getByText(say(key)).first().waitFor({ state: 'attached' })

records('set the first payment code without an old one', async () => {
  const { page, say, go, look, problems } = newcomer
  await go('/changePayPwd')
  assert.is(await page.getByLabel(say('wallet.oldCode'), { exact: true }).count(), 0)
  await field(page, say('wallet.code')).fill('12345a')
  await field(page, say('wallet.repeatCode')).fill('1')
  await hear(newcomer, 'wallet.notDigits')
  await field(page, say('wallet.code')).fill('135790')
  await hear(newcomer, 'wallet.differ')
  await look('code faults')
  await field(page, say('wallet.repeatCode')).fill('135790')
  await button(page, say('wallet.save')).dblclick()
  await page.waitForURL((url) => url.pathname !== '/changePayPwd')
  await newcomer.call('/api/user/verify_pay', { password_pay: '135790' })
  assert.equal(problems, [])
})

records('change the payment code with the old one only', async () => {
  const { page, say, go, look, problems } = newcomer
  await go('/changePayPwd')
  const type = async (old: string, next: string): Promise<void> => {
    await field(page, say('wallet.oldCode')).fill(old)
    await field(page, say('wallet.newCode')).fill(next)
    await field(page, say('wallet.repeatCode')).fill(next)
    await button(page, say('wallet.save')).click()
  }
  await type('', '975310')
  await hear(newcomer, 'wallet.oldRequired')
  await type('135790', '135790')
  await hear(newcomer, 'wallet.unchanged')
  await type('000000', '975310')
  await inSight(page.getByRole('alert').filter({ hasText: '4' })).waitFor()
  await look('a wrong old code')
  await type('135790', '975310')
  await page.waitForURL((url) => url.pathname !== '/changePayPwd')
  await newcomer.call('/api/user/verify_pay', { password_pay: '975310' })
  await go('/changePayPwd')
  await button(page, say('wallet.forgotten')).click()
  await page.waitForURL(/forgotten=1/)
  await button(page, say('wallet.mailCode')).click()
  await hear(newcomer, 'wallet.mailSent')
  await look('a code on its way')
  const mails = await (await fetch(`${shop.origin}/dev/mails`)).text()
  await field(page, say('wallet.mailedCode')).fill(/Kode Anda (\d{6})\b/.exec(mails)?.[1] ?? 'none')
  await field(page, say('wallet.newCode')).fill('864200')
  await field(page, say('wallet.repeatCode')).fill('864200')
  await button(page, say('wallet.save')).click()
  await page.waitForURL((url) => url.pathname !== '/changePayPwd')
  await newcomer.call('/api/user/verify_pay', { password_pay: '864200' })
  assert.equal(problems, [])
})

records.run()
