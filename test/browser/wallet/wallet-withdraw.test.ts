import type { Locator } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { button, field, inSight, patternOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { enterWallet, type WalletVisitor } from '../../support/browser/visitors/wallet-visitor.ts'

const withdrawing = suite('withdrawing, in Chromium')
const shop = await openSharedShop({ environment: { LINTAS_AUDIT_MS: '2000', LINTAS_POLL_MS: '200' } })
const CODE = '135790'
const WELCOME = 25_000
const TRON = 'TG82FgvAweymmwqQtFxtVUzGzx6DCgjncN'
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7'

const enter = async (hasCode: boolean, more: object = {}): Promise<WalletVisitor> => {
  const visitor = await enterWallet({
    browser: shop.browser,
    origin: shop.origin,
    newcomer: 'tarik',
    ...more,
  })
  if (hasCode) await visitor.call('/api/user/resetPay', { newpassword: CODE, oldpassword: '' })
  return visitor
}

/** One newcomer with a code for all tests but the first; the last locks the code. */
const visitor = await enter(true)
withdrawing.after(async () => {
  await visitor.leave()
  await shop.close()
})
withdrawing.before.each(() => {
  visitor.problems.length = 0
})

const fillCard = async ({ page, say }: WalletVisitor, amount: string): Promise<void> => {
  await field(page, say('money.amount')).fill(amount)
  await field(page, say('money.bank')).fill('Bank Cendana')
  await field(page, say('money.cardNumber')).fill('6217 0033 4480 1195')
  await field(page, say('money.holder')).fill('Sari Dewi')
}

/** The button that names the sum. */
const send = ({ page }: WalletVisitor): Locator => button(page, /\$[\d.,]+$/)
const goOn = ({ dialog, say }: WalletVisitor): Locator =>
  dialog().getByRole('button', { name: say('money.withdraw.goOn') })

/** From the form to the keypad. */
const toCode = async (visitor: WalletVisitor): Promise<void> => {
  await send(visitor).click()
  await goOn(visitor).click()
  await visitor.page
    .getByLabel(visitor.say('kit.code.input'), { exact: true })
    .first()
    .waitFor({ state: 'attached' })
}

const typeCode = async ({ page }: WalletVisitor, code: string): Promise<void> => {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

withdrawing('asks for a first payment code, and returns to what was typed', async () => {
  const starter = await enter(false)
  const { page, say, go, look, dialog, money, problems } = starter
  await go('/withDraw')
  await fillCard(starter, '40,00')
  await send(starter).click()
  await dialog()
    .getByRole('button', { name: say('money.withdraw.setCode') })
    .click()
  await page.waitForURL(/changePayPwd/)
  await field(page, say('wallet.code')).fill('12a')
  await field(page, say('wallet.repeatCode')).fill('1')
  await button(page, say('wallet.save')).click()
  await page.getByText(say('wallet.notDigits')).first().waitFor()
  await page.getByText(say('wallet.differ')).first().waitFor()
  await look('first code')
  // More than six digits are a code too.
  await field(page, say('wallet.code')).fill('13579024')
  await field(page, say('wallet.repeatCode')).fill('13579024')
  await button(page, say('wallet.save')).click()
  await page.waitForURL(/withDraw$/)
  assert.is(await field(page, say('money.amount')).inputValue(), '40,00')
  // Back where it was asked for: the confirmation still stands open.
  await goOn(starter).click()
  await page.getByRole('button', { name: '1', exact: true }).filter({ visible: true }).click()
  await page.evaluate(() => navigator.clipboard.writeText('3579 02'))
  await page.keyboard.press('Control+V')
  await page.getByRole('button', { name: '4', exact: true }).filter({ visible: true }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByText(say('kit.code.filled_other').replace('{{count}}', '8'))
    .first()
    .waitFor({ state: 'attached' })
  await look('eight digits')
  await dialog()
    .getByRole('button', { name: patternOf(say('money.withdraw.send')) })
    .click()
  await page.waitForURL(/depositRecord$/)
  assert.is(await money(), WELCOME - 4000)
  assert.equal(problems, [])
  await starter.leave()
})

withdrawing(
  'shows charge and net amount while typing, masks the recipient, and returns a refused one once',
  async () => {
    const { page, say, go, look, dialog, money, posts, problems } = visitor
    await go('/withDraw')
    assert.is(await visitor.faultAt(say('money.amount'), '250,01'), say('money.fault.overBalance'))
    for (const [typed, fault] of [
      ['', 'drawNotPositive'],
      ['0', 'drawNotPositive'],
      ['١٢', 'otherDigits'],
      ['1e3', 'notANumber'],
    ] as const) {
      assert.is(await visitor.faultAt(say('money.amount'), typed), say(`money.fault.${fault}`), typed)
    }
    await button(page, say('money.withdraw.all')).click()
    assert.is(await field(page, say('money.amount')).inputValue(), '250,00')
    await fillCard(visitor, '100,13')
    await page.getByText('\u2212$3,00', { exact: true }).first().waitFor()
    await send(visitor).click()
    await dialog().getByText('•••• 1195').waitFor()
    assert.is(await dialog().getByText('3344').count(), 0)
    await dialog().getByText('$97,13').waitFor()
    await look('confirmation')
    await goOn(visitor).click()
    // Money goes to a bank, not to four figures.
    await dialog()
      .getByText(/Cendana.*•••• 1195/)
      .waitFor()
    await typeCode(visitor, '000000')
    const wrong = page.getByText(/4/).filter({ hasText: /PIN/ })
    await wrong.first().waitFor()
    // Said at the keypad; a toast as well would be the same twice.
    assert.is(await page.locator('[popover]').getByText(/PIN/).count(), 0)
    await look('a wrong code')
    await typeCode(visitor, CODE)
    await page.waitForURL(/depositRecord$/)
    assert.is(posts('/api/user/extract'), 2)
    await visitor.decided('/depositRecord', 'refused')
    await inSight(page.getByRole('button', { name: say('records.withdrawal.card') })).click()
    await dialog()
      .getByText(patternOf(say('records.refusedFor')))
      .waitFor()
    await look('refusal')
    assert.is(await money(), WELCOME)
    await go('/capitalRecord')
    for (const sum of ['\u2212$100,13', '+$100,13']) {
      assert.is(await page.getByText(sum, { exact: true }).filter({ visible: true }).count(), 1, sum)
    }
    await go('/withDraw')
    await button(page, patternOf('Bank Cendana •••• 1195')).click()
    assert.is(await field(page, say('money.holder')).inputValue(), 'Sari Dewi')
    assert.equal(problems, [])
  },
)

withdrawing('accepts only addresses that fit the network', async () => {
  const { page, say, go, faultAt, money, posts, problems } = visitor
  const [before, sent] = [await money(), posts('/api/user/extract')]
  await go('/withDraw')
  await inSight(page.getByRole('radio', { name: say('money.methods.chain'), exact: true })).click()
  await inSight(page.getByRole('radio', { name: 'USDT-TRC20' })).click()
  const address = say('money.withdraw.address')
  assert.match(await faultAt(address, ETHEREUM), /USDT-TRC20/)
  assert.match(await faultAt(address, 'nonsense'), patternOf(say('money.fault.addressMalformed')))
  await field(page, say('money.amount')).fill('20,50')
  // One letter off: only the checksum can tell, whose functions may still be on their way.
  await faultAt(address, `${TRON.slice(0, -1)}M`)
  await inSight(page.getByText(patternOf(say('money.fault.addressMistyped')))).waitFor()
  assert.is(posts('/api/user/extract'), sent)
  await field(page, address).fill(TRON)
  await toCode(visitor)
  await typeCode(visitor, CODE)
  await page.waitForURL(/depositRecord$/)
  await visitor.decided('/depositRecord', 'passed')
  assert.is(await money(), before - 2050)
  assert.equal(problems, [])
})

withdrawing('pays out once when the page is reloaded between code and answer, and says so', async () => {
  const { page, say, go, look, money, problems } = visitor
  const before = await money()
  await go('/withDraw')
  await inSight(page.getByRole('radio', { name: say('money.methods.card'), exact: true })).click()
  await fillCard(visitor, '60,00')
  await toCode(visitor)
  let arrived: () => void = () => undefined
  const atServer = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await page.route('**/api/user/extract', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    arrived()
  })
  await typeCode(visitor, CODE)
  await atServer
  assert.is(await money(), before - 6000)
  await page.reload()
  const told = inSight(page.getByText(patternOf(say('money.received'))))
  await told.waitFor()
  assert.is(await field(page, say('money.amount')).inputValue(), '')
  await look('what arrived before the reload')
  // Nobody knows whether it was read before the page was loaded anew; whoever goes on has read it.
  await page.reload()
  await told.waitFor()
  await inSight(page.getByRole('link', { name: say('money.record') })).click()
  await page.waitForURL(/depositRecord$/)
  await page.goBack()
  await page.waitForURL(/withDraw$/)
  await field(page, say('money.amount')).waitFor()
  await told.waitFor({ state: 'hidden' })
  assert.is(await money(), before - 6000)
  assert.equal(problems, [])
  await page.unroute('**/api/user/extract')
})

withdrawing(
  'locks after five wrong codes, says for how long, and then refuses the right one too',
  async () => {
    const { page, say, go, look, dialog, money, problems } = visitor
    const before = await money()
    await go('/withDraw')
    await fillCard(visitor, '10,00')
    await toCode(visitor)
    for (let wrong = 1; wrong <= 4; wrong += 1) {
      await typeCode(visitor, '000000')
      await dialog()
        .getByRole('alert')
        .filter({ hasText: String(5 - wrong) })
        .waitFor()
    }
    await typeCode(visitor, '000000')
    await dialog().getByRole('alert').filter({ hasText: '30' }).waitFor()
    await look('locked')
    await typeCode(visitor, CODE)
    assert.ok(
      await dialog()
        .getByRole('button', { name: patternOf(say('money.withdraw.send')) })
        .isDisabled(),
    )
    await go('/changePayPwd')
    await field(page, say('wallet.oldCode')).fill(CODE)
    await field(page, say('wallet.newCode')).fill('975310')
    await field(page, say('wallet.repeatCode')).fill('975310')
    await button(page, say('wallet.save')).click()
    await inSight(page.getByRole('alert').filter({ hasText: '30' })).waitFor()
    assert.is(await money(), before)
    assert.equal(problems, [])
  },
)

withdrawing.run()
