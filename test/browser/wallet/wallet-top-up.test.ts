import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, field, inSight, patternOf } from '../../support/browser/pages/visible-text.ts'
import { jpegOf } from '../../support/browser/pictures.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { enterWallet, type WalletVisitor } from '../../support/browser/visitors/wallet-visitor.ts'

const topUp = suite('topping up, in Chromium')
const shop = await openSharedShop({ environment: { LINTAS_AUDIT_MS: '2000', LINTAS_POLL_MS: '200' } })
const enter = (more: Partial<Parameters<typeof enterWallet>[0]> = {}): Promise<WalletVisitor> =>
  enterWallet({ browser: shop.browser, origin: shop.origin, newcomer: 'isi', ...more })

/** One newcomer for all tests but that of a card. */
const visitor = await enter()
topUp.after(async () => {
  await visitor.leave()
  await shop.close()
})
topUp.before.each(() => {
  visitor.problems.length = 0
})

const picture = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer })
const chooser = ({ page, say }: WalletVisitor, label = 'money.evidence') =>
  inSight(page.getByLabel(`${say('kit.upload.add')}: ${say(label)}`, { exact: true }))

topUp('over a chain: network, code, address, amount, proof, and the balance moves once', async () => {
  const { page, say, go, look, money, posts, problems } = visitor
  const before = await money()
  await go('/topUp')
  await inSight(page.getByRole('link', { name: patternOf(say('money.methods.chain')) })).click()
  await page.waitForURL(/walletTopUp$/)

  const code = inSight(page.getByRole('img', { name: patternOf(say('money.chain.qr')) }))
  await code.waitFor()
  const [box, bar] = [await code.boundingBox(), await button(page, say('money.chain.done')).boundingBox()]
  assert.ok(box && bar && box.y >= 0 && box.y + box.height < bar.y, 'the code is above the fold')
  await inSight(page.getByRole('radio', { name: 'USDT-ERC20' })).click()
  await inSight(page.getByRole('img', { name: 'USDT-ERC20' })).waitFor()
  const networks = (await visitor.call('/api/user/getBlockchain')) as {
    network: string
    blockchain: string
  }[]
  const address = networks.find(({ network }) => network === 'USDT-ERC20')?.blockchain ?? ''
  await button(page, say('money.chain.copy')).click()
  await untilSaid(page, say('core.copied'))
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), address)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, say('money.chain.saveQr')).click(),
  ])
  assert.is(file.suggestedFilename(), 'lintas-USDT-ERC20.svg')
  // The host named no end, so none is counted down to.
  assert.is(await page.getByText(say('money.chain.expires')).count(), 0)

  await button(page, say('money.chain.done')).click()
  await page.getByText(say('money.fault.notPositive')).first().waitFor()
  await page.getByText(say('money.fault.evidence')).first().waitFor()
  await look('what is missing')
  await field(page, say('money.chain.amount')).fill('40,25')
  await chooser(visitor).setInputFiles(picture('bukti.jpg', await jpegOf(page, 400, 300), 'image/jpeg'))
  await inSight(page.getByRole('button', { name: patternOf(say('kit.upload.remove')) })).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await button(page, say('money.chain.done')).dblclick()
  await page.waitForURL(/topUpRecord$/)
  assert.is(posts('/api/user/recharge'), 1)
  await visitor.decided('/topUpRecord', 'passed')
  assert.is(await page.getByText('+$40,25', { exact: true }).filter({ visible: true }).count(), 1)
  assert.is(await money(), before + 4025)
  await go('/topUp')
  await page.getByText('$290,25').or(page.getByText('290')).first().waitFor()
  assert.equal(problems, [])
})

topUp('explains refused networks, and counts down only to an end that the server gives', async () => {
  const { page, say, go, look, problems } = visitor
  await page.route('**/api/user/getBlockchain', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object[] }
    const soon = Math.floor(Date.now() / 1000) + 900
    answer.data = answer.data.map((row) => ({ ...row, expire_time: soon, memo: '77001' }))
    for (const network of ['DEX', 'BSC-BEP20', 'HECO']) answer.data.push({ network, blockchain: '0x1' })
    await route.fulfill({ json: answer })
  })
  await go('/walletTopUp')
  for (const name of ['DEX', 'BSC-BEP20', 'HECO']) {
    assert.ok(await inSight(page.getByRole('radio', { name })).isDisabled(), name)
  }
  await page.getByText(say('money.chain.unsupported')).first().waitFor()
  await page
    .getByText(/^1[45]:\d\d$/)
    .first()
    .waitFor()
  for (const fact of ['least', 'confirmations', 'memo']) {
    await page
      .getByText(say(`money.chain.${fact}`))
      .first()
      .waitFor()
  }
  await look('refused networks')
  await page.unroute('**/api/user/getBlockchain')
  assert.equal(problems, [])
})

topUp('refuses PDFs and renamed scripts, shows upload progress, and allows cancelling', async () => {
  const { page, say, go, look, money, posts, problems } = visitor
  const [before, sent] = [await money(), posts('/api/user/evidence')]
  await go('/cardTopUp?method=manual')
  await chooser(visitor).setInputFiles(
    picture('bukti.pdf', Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf'),
  )
  await page.getByText(say('money.picture.noPicture')).first().waitFor()
  await chooser(visitor).setInputFiles(picture('bukti.png', Buffer.from('<script>alert(1)</script>')))
  await page.getByText(say('money.picture.noPicture')).first().waitFor()
  assert.is(posts('/api/user/evidence'), sent)

  const photo = picture('bukti.jpg', await jpegOf(page, 400, 300), 'image/jpeg')
  await page.route('**/api/user/evidence', () => undefined)
  await chooser(visitor).setInputFiles(photo)
  await page.getByRole('progressbar').first().waitFor()
  await look('a picture on its way')
  await inSight(page.getByRole('button', { name: patternOf(say('kit.upload.remove')) })).click()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await page.unroute('**/api/user/evidence')

  await chooser(visitor).setInputFiles(photo)
  await inSight(page.getByRole('button', { name: patternOf(say('kit.upload.remove')) })).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await field(page, say('money.amount')).fill('5,13')
  await button(page, say('money.card.send')).click()
  await page.waitForURL(/topUpRecord$/)
  await visitor.decided('/topUpRecord', 'refused')
  await inSight(page.getByRole('button', { name: say('records.method.manual') })).click()
  await visitor
    .dialog()
    .getByText(patternOf(say('records.refusedFor')))
    .waitFor()
  await look('why it was refused')
  assert.is(await money(), before)
  assert.equal(problems, [])
})

topUp('from a bank card needs no picture, and a reload loses nothing typed but the number', async () => {
  const payer = await enter({ language: 'zh-cn' })
  const { page, say, go, look, problems } = payer
  await go('/cardTopUp')
  await field(page, say('money.amount')).fill('1,234.50')
  await field(page, say('money.bank')).fill('Bank Cendana')
  await field(page, say('money.cardNumber')).fill('6217 0033 4480 1195')
  await field(page, say('money.holder')).fill('Sari Dewi')
  await page.reload()
  assert.is(await field(page, say('money.amount')).inputValue(), '1,234.50')
  assert.is(await field(page, say('money.cardNumber')).inputValue(), '')
  await field(page, say('money.cardNumber')).fill('6217003344801195')
  await look('a card')
  await button(page, say('money.card.send')).click()
  await page.waitForURL(/topUpRecord$/)
  await payer.decided('/topUpRecord', 'passed')
  assert.is(await payer.money(), 25_000 + 123_450)
  assert.equal(problems, [])
  await payer.leave()
})

topUp.run()
