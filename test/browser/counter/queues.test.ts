import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { PNG } from '../../support/backend/shoppers/wallet-calls.ts'
import { STAFF_PASSWORD } from '../../support/backend/staff/staff-calls.ts'
import { walkFocus } from '../../support/browser/accessibility/focus.ts'
import { moveTo } from '../../support/browser/pages/settled.ts'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, field, inSight, patternOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { DESK, enterChat } from '../../support/browser/visitors/chat-visitor.ts'
import { hire, type StaffPage, staffAtWork } from '../../support/browser/visitors/staff-page.ts'

const counter = suite('the counter in Chromium')
// Nobody but the people of these tests ships, passes or refuses.
const shop = await openSharedShop({ environment: { LINTAS_STAFF: 'none', LINTAS_MERCHANTS: 'none' } })
await hire(shop, 'Ratna', [['Budi'], ['Sari']])
const budi = staffAtWork(shop, { name: 'Budi', hasOnlyKeys: true })
const ratna = staffAtWork(shop, { name: 'Ratna' })
const sari = staffAtWork(shop, { name: 'Sari' })
const sariOnPhone = staffAtWork(shop, { name: 'Sari', width: 390, language: 'ri' })
counter.after(async () => {
  await Promise.all([budi, ratna, sari, sariOnPhone].map(({ leave }) => leave()))
  await shop.close()
})

type Answer = {
  readonly code: number
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
  readonly data: any
}

const token = await tokenOf(shop.origin, { account: 'rani@contoh.id', password: 'lintas-demo' })

const ask = async (path: string, body?: object | FormData): Promise<Answer> => {
  const isForm = body instanceof FormData
  const response = await fetch(shop.origin + path, {
    headers: { token, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Answer
  if (answer.code !== 1) throw new Error(`${path}: ${answer.msg}`)
  return answer
}

let pictures = 0

/** A shopper's recharge with evidence; a picture that was never sent before, unless `isUsed`. */
const recharge = async (price: string, isUsed = false): Promise<string> => {
  if (!isUsed) pictures += 1
  const bytes = Uint8Array.from([...PNG, ...new TextEncoder().encode(String(pictures))])
  const form = new FormData()
  form.set('file', new File([bytes], 'bukti.png', { type: 'image/png' }))
  const { url } = (await ask('/api/user/evidence', form)).data
  const made = await ask('/api/user/recharge', { recharge_type: 2, price, image: url })
  return String(made.data.recharge_id)
}

/** A call of whoever has signed in at a page, from that page. */
const staffCall = (page: Page, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(`/api/staff${to}`, {
        ...(sent !== null && {
          method: 'POST',
          body: sent,
          headers: { 'content-type': 'application/json' },
        }),
      })
      return (await response.json()) as Answer
    },
    [path, body ? JSON.stringify(body) : null] as const,
  )

/** The row of a list that says this. */
const row = ({ page }: StaffPage, text: string | RegExp) =>
  inSight(page.locator('[data-row]').filter({ hasText: text }))

const confirmWith = async ({ page, say }: StaffPage, password: string): Promise<void> => {
  await field(page, say('counter.field.password')).fill(password)
  await page.keyboard.press('Enter')
}

counter('lets a clerk ship an order by keyboard, from the sign-in on', async () => {
  const clerk = await budi.at('')
  const { page: desk, say } = clerk
  await desk.waitForURL(/\/counter\/orders$/)
  await row(clerk, 'LT').waitFor()
  await clerk.look('orders')
  await desk.keyboard.press('?')
  await desk.getByRole('dialog').getByText(say('counter.keys.title')).waitFor()
  await clerk.look('keys')
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('2')
  await desk.waitForURL(/\/counter\/recharges$/)
  await desk.keyboard.press('1')
  await row(clerk, 'LT').waitFor()
  await desk.keyboard.press('j')
  await desk.keyboard.press('Enter')
  await desk.waitForURL(/\/counter\/orders\/\d+$/)
  const id = /\d+$/.exec(desk.url())?.[0] ?? ''
  await field(desk, say('counter.field.tracking')).waitFor()
  await clerk.look('an order')
  // A reload keeps what is open.
  await desk.reload()
  await field(desk, say('counter.field.tracking')).waitFor()
  await desk.keyboard.press('e')
  await desk.keyboard.type('?!')
  await desk.keyboard.press('Enter')
  // The server's words at the field, and what was typed is still there.
  await desk.locator('[aria-invalid="true"]').waitFor()
  assert.is(await field(desk, say('counter.field.tracking')).inputValue(), '?!')
  await desk.keyboard.press('Control+A')
  await desk.keyboard.type('LX 8840 2216 0304')
  await desk.keyboard.press('Enter')
  await field(desk, say('counter.field.tracking')).waitFor({ state: 'detached' })
  const { data } = await ask(`/api/order/detail?order_id=${id}`)
  assert.is(data.status ?? data.order?.status, 2)
  await inSight(desk.getByText('LX884022160304')).waitFor()
  assert.equal(clerk.problems, [])
})

counter(
  'no bar covers the focused element, at a low desk and on a phone, down an order and up again',
  async () => {
    const clerk = await budi.at('/orders')
    const { page } = clerk
    const usual = page.viewportSize() ?? DESK.viewport
    await row(clerk, 'LT').click()
    await page.waitForURL(/\/counter\/orders\/\d+$/)
    const found: string[] = []
    for (const size of [
      { width: 1280, height: 560 },
      { width: 390, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      found.push(...(await walkFocus(page, 40)))
    }
    await page.setViewportSize(usual)
    assert.equal(found, [])
  },
)

counter(
  'lets an owner approve a recharge, after the password, and refuse another with a reason',
  async () => {
    const [first, second] = [await recharge('41.00'), await recharge('42.00', true)]
    const owner = await ratna.at(`/recharges/${first}`)
    const { page, say } = owner
    await button(page, patternOf(say('counter.act.pass'))).waitFor()
    await inSight(page.getByText(say('counter.check.unused.wrong'))).waitFor()
    const before = Number((await ask('/api/user/getUserInfo')).data.money)
    await page.keyboard.press('a')
    await owner.look('a recharge to be passed')
    await confirmWith(owner, 'salah-sekali')
    await page.locator('[aria-invalid="true"]').waitFor()
    await confirmWith(owner, STAFF_PASSWORD)
    await inSight(page.getByText(say('counter.status.passed'), { exact: true })).waitFor()
    assert.is(Number((await ask('/api/user/getUserInfo')).data.money), before + 41)
    // The proof of the other one has brought money now: it can only be refused.
    await row(owner, '$42,00').click()
    await page.waitForURL(new RegExp(`/recharges/${second}$`))
    await inSight(page.getByText(say('counter.check.unspent.wrong'))).waitFor()
    assert.is(await button(page, patternOf(say('counter.act.pass'))).count(), 0)
    await page.keyboard.press('t')
    await button(page, say('counter.act.refuse')).click()
    // A reason is needed.
    await inSight(page.getByText(say('counter.required'))).waitFor()
    await page.getByRole('radio', { name: say('counter.choice.used-picture') }).check()
    await button(page, say('counter.act.refuse')).click()
    await inSight(page.getByText(say('counter.status.refused'), { exact: true })).waitFor()
    assert.equal(owner.problems, [])
  },
)

counter('names to the second of two clerks who was first, on a phone, and loses no typed text', async () => {
  const one = await budi.at('/orders')
  const other = await sariOnPhone.at('/orders')
  await row(one, 'LT').click()
  await row(other, 'LT').waitFor()
  await other.look('orders on a phone')
  await row(other, 'LT').click()
  for (const [clerk, number] of [
    [other, 'SARI1'],
    [one, 'BUDI1'],
  ] as const)
    await field(clerk.page, clerk.say('counter.field.tracking')).fill(number)
  await button(one.page, one.say('counter.act.ship')).click()
  await field(one.page, one.say('counter.field.tracking')).waitFor({ state: 'detached' })
  await button(other.page, other.say('counter.act.ship')).click()
  const first = patternOf(other.say('counter.first').replace('{{name}}', 'Budi'))
  await inSight(other.page.getByText(first)).waitFor()
  await other.look('an order on a phone, too late')
  assert.is(await field(other.page, other.say('counter.field.tracking')).inputValue(), 'SARI1')
  // Nobody can ship it any more: a reload brings nothing of it back.
  await other.page.waitForFunction(
    () => !Object.keys(sessionStorage).some((name) => name.startsWith('draft ')),
  )
  await button(other.page, other.say('kit.back')).click()
  await other.page.waitForURL(/\/counter\/orders$/)
  assert.equal([...one.problems, ...other.problems], [])
})

counter('keeps everything when the session ends, until they are back', async () => {
  const clerk = await sari.at('/complaints')
  const { page, say, context } = clerk
  await page.keyboard.press('1')
  await page.getByRole('searchbox').fill('Rani')
  await page.waitForURL(/\?q=Rani$/)
  await context.clearCookies({ name: 'lintas_staff' })
  // Not a press of the mouse: the dialog may stand before it by itself.
  await button(page, new RegExp(`^${say('counter.filter.all')}`)).dispatchEvent('click')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(say('counter.signIn.over')).waitFor()
  await clerk.look('signed out in the middle')
  await dialog.getByLabel(say('counter.signIn.password'), { exact: true }).fill(STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  assert.is(await page.getByRole('searchbox').inputValue(), 'Rani')
  await row(clerk, 'Rani').waitFor()
  assert.equal(clerk.problems, [])
})

/** The order of one thing below so many dollars, bought and paid by calls. */
const buyByCalls = async (): Promise<string> => {
  const { list } = (await ask('/api/index/product?page=1&limit=40')).data
  const product = list.find(
    ({ goods }: { goods: { sales_price: string; stock: number } }) =>
      Number(goods.sales_price) < 60 && goods.stock > 3,
  )
  const { product_id, mer_id } = product
  const { goods } = (await ask(`/api/product/detail?product_id=${product_id}&mer_id=${mer_id}`)).data
  const variant = goods.specTableList?.find(({ stock }: { stock: number }) => stock > 1)
  const address = (await ask('/api/user/address_list')).data
  const [{ address_id }] = address.list ?? address
  const made = await ask('/api/order/merSubmit', {
    ...{ product_id, mer_id, number: 1, address_id },
    ...(variant && { spec: variant.spec }),
  })
  const { pay_token } = (await ask('/api/user/verify_pay', { password_pay: '246810' })).data
  await ask('/api/order/merPay', { out_trade_no: made.data.out_trade_no, pay_token })
  return String(made.data.order_ids[0])
}

const evidence = async (): Promise<string> => {
  pictures += 1
  const bytes = Uint8Array.from([...PNG, ...new TextEncoder().encode(String(pictures))])
  const form = new FormData()
  form.set('file', new File([bytes], 'bukti.png', { type: 'image/png' }))
  return (await ask('/api/user/evidence', form)).data.url
}

const balance = async (): Promise<number> => Number((await ask('/api/user/getUserInfo')).data.money)

/** Gives the password where it is asked for: it holds for five minutes, which a busy machine may have taken. */
const prove = async ({ page, say }: StaffPage): Promise<void> => {
  const again = page.getByLabel(say('counter.field.password'), { exact: true })
  if (await again.isVisible()) await again.fill(STAFF_PASSWORD)
}

const isIn = ({ page, say }: StaffPage, status: string) =>
  inSight(page.getByText(say(`counter.status.${status}`), { exact: true })).waitFor()

counter('pays a withdrawal, refuses another, and keeps typed text over a reload', async () => {
  const card = { real_name: 'Rani', bank_card: '8810245500', bank_name: 'Bank Cendana' }
  const asked = async (price: string) => {
    const form = { extract_type: 0, price, password_pay: '246810', ...card }
    return String((await ask('/api/user/extract', form)).data.extract_id)
  }
  const before = await balance()
  const [paid, refused] = [await asked('21.00'), await asked('22.00')]
  const clerk = await budi.at(`/withdrawals/${paid}`)
  const { page, say } = clerk
  await button(page, patternOf(say('counter.act.take'))).click()
  // The form that it opens has the same button.
  await button(page, say('counter.act.take')).click()
  await isIn(clerk, 'taken')
  await button(page, patternOf(say('counter.act.pay'))).click()
  await field(page, say('counter.field.reference')).fill('BCA 7781')
  await clerk.look('a withdrawal to be paid')
  await page.reload()
  // The form is open again, with what was typed.
  await field(page, say('counter.field.reference')).waitFor()
  assert.is(await field(page, say('counter.field.reference')).inputValue(), 'BCA 7781')
  await prove(clerk)
  await button(page, patternOf(say('counter.act.pay'))).click()
  await isIn(clerk, 'passed')
  await inSight(page.getByText('BCA 7781')).waitFor()
  await page.reload()
  await isIn(clerk, 'passed')
  assert.is(await page.getByLabel(say('counter.field.reference'), { exact: true }).count(), 0)

  await moveTo(page, `/counter/withdrawals/${refused}`)
  await button(page, patternOf(say('counter.act.refuse'))).click()
  await inSight(page.getByText(patternOf(say('counter.ask.refuse')))).waitFor()
  await page.getByRole('radio', { name: say('counter.choice.name-differs') }).check()
  // Elsewhere and back: it is still chosen.
  await page.keyboard.press('1')
  await page.waitForURL(/\/counter\/orders$/)
  await page.goBack()
  const chosen = page.getByRole('radio', { name: say('counter.choice.name-differs') })
  await chosen.waitFor()
  assert.ok(await chosen.isChecked())
  await button(page, say('counter.act.refuse')).click()
  await isIn(clerk, 'refused')
  assert.is(Math.round((await balance()) * 100), Math.round((before - 21) * 100))
  assert.equal(clerk.problems, [])
})

counter('pays a refund after a confirmation, not by a double click', async () => {
  const order = await buyByCalls()
  const { total_price } = (await ask(`/api/order/detail?order_id=${order}`)).data
  const before = await balance()
  const { refund_id } = (
    await ask('/api/order/refund', {
      ...{ order_id: order, amount: total_price, service_type: 0, receiving_status: 0 },
      ...{ reason_type: 'other', refund_explain: 'Berubah pikiran', images: await evidence() },
    })
  ).data
  const owner = await ratna.at(`/refunds/${refund_id}`)
  const { page, say } = owner
  const accept = button(page, patternOf(say('counter.act.accept')))
  await accept.waitFor()
  // The password is known for some minutes: nothing but the question stands between two presses.
  const { data } = await staffCall(page, '/confirm', { password: STAFF_PASSWORD })
  assert.ok(data.confirmed_until > 0)
  await page.reload()
  await accept.waitFor()
  await accept.dblclick()
  await inSight(page.getByText(patternOf(say('counter.ask.accept')))).waitFor()
  await owner.look('a refund to be accepted')
  assert.is(await balance(), before)
  await prove(owner)
  await accept.click()
  await isIn(owner, 'passed')
  assert.is(Math.round((await balance()) * 100), Math.round((before + Number(total_price)) * 100))
  assert.equal(owner.problems, [])
})

counter('answers a complaint and a review, on a phone and in Japanese, for the shopper to read', async () => {
  const order = await buyByCalls()
  const complaint = (
    await ask('/api/user/complain', {
      ...{ type: 1, order_id: order, content: 'Kotaknya penyok.', images: await evidence() },
    })
  ).data.complain_id
  const clerk = await sariOnPhone.at(`/complaints/${complaint}`)
  const { page, say } = clerk
  await field(page, say('counter.words.answer')).fill('Kami kirim kotak baru.')
  await clerk.look('a complaint')
  // It does not arrive; what was written is still there, over a reload too.
  await page.route('**/act/complaint/answer', (route) => route.abort())
  await button(page, say('counter.act.answer')).click()
  await inSight(page.getByText(say('core.fault.offline'))).waitFor()
  await page.unroute('**/act/complaint/answer')
  await page.reload()
  await field(page, say('counter.words.answer')).waitFor()
  assert.is(await field(page, say('counter.words.answer')).inputValue(), 'Kami kirim kotak baru.')
  await button(page, say('counter.act.answer')).click()
  await isIn(clerk, 'answered')
  const { list } = (await ask('/api/user/complain_list')).data
  assert.is(list[0].reply, 'Kami kirim kotak baru.')

  // Those with few stars wait for an answer; any other may have one.
  await moveTo(page, '/counter/reviews?filter=unanswered')
  await row(clerk, '/5').waitFor()
  await clerk.look('reviews')
  await row(clerk, '/5').click()
  await page.waitForURL(/\/reviews\/\d+/)
  const answer = field(page, say('counter.words.everybody'))
  await answer.fill('ありがとうございます。')
  await clerk.look('a review')
  await button(page, say('counter.act.answer')).click()
  await isIn(clerk, 'answered')
  await button(page, say('counter.act.changeAnswer')).waitFor()
  // A busy button takes no press: the list is loaded again before the act is over.
  await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
  await answer.fill('ありがとうございました。')
  await button(page, say('counter.act.changeAnswer')).click()
  await inSight(page.locator('q').getByText('ありがとうございました。')).waitFor()
  const [, id = ''] = /\/reviews\/(\d+)/.exec(page.url()) ?? []
  const { data } = await staffCall(page, `/item?kind=review&id=${id}`)
  const product = data.facts.product.id
  const shopper = await shop.browser.newContext()
  await shopper.addCookies([{ name: 'lintas_lang', value: 'ri', url: shop.origin }])
  const detail = await shopper.newPage()
  await detail.goto(`${shop.origin}/detail/${product}`)
  await detail.getByText('ありがとうございました。').first().waitFor({ state: 'attached' })
  await shopper.close()
  // The browser tells of the call that was cut off.
  assert.equal(
    clerk.problems.filter((problem) => !problem.includes('ERR_FAILED')),
    [],
  )
})

counter('lets a clerk print the slips of chosen orders, and change their own password', async () => {
  const orders = [await buyByCalls(), await buyByCalls()]
  const numbers = await Promise.all(
    orders.map(async (id) => (await ask(`/api/order/detail?order_id=${id}`)).data.order_sn as string),
  )
  const clerk = await sari.at('/orders/ship-many')
  const { page, say } = clerk
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  for (const number of numbers)
    await page.getByRole('checkbox', { name: say('counter.bulk.pick').replace('{{number}}', number) }).check()
  await clerk.look('several orders to be printed')
  await button(page, patternOf(say('counter.bulk.print'))).click()
  await page.locator('[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const papers = page.locator('pre').filter({ visible: true })
  assert.is(await papers.count(), 2)
  for (const number of numbers) await inSight(papers.filter({ hasText: number })).waitFor()
  await page.emulateMedia({ media: null })
  // A number that was typed for one of them is there after a reload.
  const tracking = page.getByRole('textbox', {
    name: say('counter.bulk.numberOf').replace('{{number}}', numbers[0] ?? ''),
  })
  await tracking.fill('LX5501')
  await page.reload()
  await tracking.waitFor()
  assert.is(await tracking.inputValue(), 'LX5501')

  await button(page, /Sari/).click()
  await button(page, say('counter.ownPassword.title')).click()
  await page.waitForURL(/\/counter\/password$/)
  const typed = async (before: string, next: string, repeat = next): Promise<void> => {
    await field(page, say('counter.ownPassword.before')).fill(before)
    await field(page, say('counter.ownPassword.next')).fill(next)
    await field(page, say('counter.ownPassword.repeat')).fill(repeat)
    await page.keyboard.press('Enter')
  }
  await typed(STAFF_PASSWORD, 'kata-sandi-baru', 'kata-sandi-lain')
  await inSight(page.getByText(say('counter.ownPassword.differ'))).waitFor()
  await clerk.look('the own password')
  await typed('bukan-yang-ini', 'kata-sandi-baru')
  await page.locator('[aria-invalid="true"]').waitFor()
  assert.is(await field(page, say('counter.ownPassword.next')).inputValue(), 'kata-sandi-baru')
  await typed(STAFF_PASSWORD, 'kata-sandi-baru')
  await untilSaid(page, say('counter.ownPassword.changed'))
  const { code } = await staffCall(page, '/login', { name: 'Sari', password: 'kata-sandi-baru' })
  assert.is(code, 1)
  assert.equal(clerk.problems, [])
})

type Shopper = Awaited<ReturnType<typeof enterChat>>

/** The shopper buys one thing, from its page to the paid order. */
const buy = async ({ page, say }: Shopper) => {
  const { data } = await ask('/api/index/product?page=1&limit=40')
  const product = data.list.find(
    ({ goods }: { goods: { sales_price: string; stock: number } }) =>
      Number(goods.sales_price) < 60 && goods.stock > 3,
  )
  const shopId = String(product.mer_id)
  await page.goto(`${shop.origin}/detail/${product.product_id}/${shopId}`)
  await button(page, say('detail.buy')).click()
  // A product with choices asks for them in a sheet.
  const pay = button(page, patternOf(say('orders.pay')))
  const sheet = page.getByRole('dialog')
  await pay.or(sheet).first().waitFor()
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: patternOf(say('detail.buy')) }).click()
  await pay.click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('246810')
  await page.keyboard.press('Enter')
  await page.getByText(say('orders.paidTitle')).waitFor()
  const { data: orders } = await ask('/api/user/order_list?status=1&page=1')
  const [newest] = orders.list ?? orders.data ?? orders
  return { shopId, order: String(newest.order_id ?? newest.id), number: String(newest.order_sn) }
}

counter(
  'serves three at once in two languages: one buys and asks, one ships and answers, one approves a recharge',
  async () => {
    const shopper = await enterChat({
      browser: shop.browser,
      origin: shop.origin,
      options: DESK,
      language: 'en',
    })
    const loaded: string[] = []
    shopper.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    const [clerk, owner, money] = await Promise.all([
      budi.at('/orders'),
      ratna.at('/recharges'),
      recharge('43.00'),
    ])

    // Among several: a pasted line for the order, and one that says of which order but no number.
    const ship = async (number: string): Promise<void> => {
      const { page, say } = clerk
      await moveTo(page, '/counter/orders/ship-many')
      await page.getByRole('textbox', { name: say('counter.bulk.paste') }).fill(`${number} LX0099\n${number}`)
      await button(page, say('counter.bulk.spread')).click()
      await inSight(page.getByText(patternOf(say('counter.bulk.left')))).waitFor()
      await clerk.look('several orders')
      await button(page, patternOf(say('counter.bulk.send_other'))).click()
      await inSight(page.getByText(`LX0099 ${say('counter.done.ship')}`)).waitFor()
    }
    const pass = async (): Promise<void> => {
      // It appears by itself.
      await row(owner, '$43,00').click()
      await owner.page.waitForURL(new RegExp(`/recharges/${money}$`))
      const approve = button(owner.page, patternOf(owner.say('counter.act.pass')))
      await approve.click()
      await inSight(owner.page.getByText(patternOf(owner.say('counter.ask.pass')))).waitFor()
      await prove(owner)
      await approve.click()
      await inSight(owner.page.getByText(owner.say('counter.status.passed'), { exact: true })).waitFor()
    }
    let asked = ''
    const buyAndAsk = async (): Promise<void> => {
      const { shopId, order, number } = await buy(shopper)
      asked = shopId
      await Promise.all([
        ship(number),
        shopper
          .go(`/chatRoomDetail/${shopId}`)
          .then(() => shopper.write('When will my parcel be here?'))
          .then(() => shopper.bubble(/When will my parcel be here/).waitFor()),
      ])
      await moveTo(shopper.page, `/orderInfo/${order}`)
      await inSight(shopper.page.getByText('LX0099')).waitFor()
    }
    await Promise.all([buyAndAsk(), pass()])
    // The question waits at the counter, and the answer is the shop's own, through the messaging engine.
    const { id } = (await ask('/api/user/getUserInfo')).data
    await moveTo(shopper.page, `/chatRoomDetail/${asked}`)
    await moveTo(clerk.page, `/counter/chat/${asked}-${id}`)
    const composer = clerk.page.getByRole('textbox', { name: clerk.say('chat.conversation.write') })
    await composer.fill('Paket Anda sudah berangkat.')
    await button(clerk.page, clerk.say('chat.conversation.send')).click()
    await shopper.bubble(/Paket Anda sudah berangkat/).waitFor()
    assert.equal([...shopper.problems, ...clerk.problems, ...owner.problems], [])
    // And of all that the shopper's page has loaded, nothing is the counter's.
    assert.ok(loaded.length > 20)
    assert.equal(
      loaded.filter((path) => path.includes('counter') || path.startsWith('/api/staff')),
      [],
    )
    await shopper.leave()
  },
)

counter.run()
