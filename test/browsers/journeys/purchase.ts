import { KEYS } from '../drivers/session.ts'
import { by, type Page } from '../page/page.ts'
import type { Journey, Surroundings } from './journey.ts'
import { addPicture, pattern, reloadUntil } from './visits.ts'

const CODE = '135790'

type Shown = {
  readonly product_id: number
  readonly mer_id: number
  readonly goods: { readonly sales_price: string; readonly stock: number }
}

/** A product below the welcome credit, with more than one in stock. */
const cheapProduct = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/index/product?page=1&limit=40`)
  const { data } = (await answer.json()) as { data: { list: readonly Shown[] } }
  const product = data.list.find(({ goods }) => Number(goods.sales_price) < 100 && goods.stock > 3)
  return `/detail/${product?.product_id}/${product?.mer_id}`
}

const buy = async (page: Page, origin: string): Promise<void> => {
  const { say } = page
  await page.go(await cheapProduct(origin))
  await page.click(by('button', say('detail.addShort')))
  const sheet = by('dialog')
  if ((await page.see(sheet, by('text', say('detail.added')).anywhere())) === 0)
    await page.click(sheet.within('button', say('detail.addShort')))
  await page.hear(say('detail.added'))
}

const register = async (page: Page): Promise<void> => {
  const { say } = page
  await page.go('/bag')
  await page.click(by('link', say('session.register')))
  const moment = String(Date.now())
  const filled = {
    'forms.givenName': 'Sari',
    'forms.familyName': 'Dewi',
    'session.email': `sari-${moment}@contoh.id`,
    'session.mobile': `81${moment.slice(-9)}`,
    'session.password': 'rahasia1',
    'session.repeat': 'rahasia1',
  }
  for (const [label, text] of Object.entries(filled)) await page.fill(by('field', say(label)), text)
  await page.click(by('checkbox', pattern(say('session.agree'))).anywhere())
  await page.draw('register')
  await page.click(by('button', say('session.register')))
  await page.at(/\/bag$/)
}

const giveAddress = async (page: Page): Promise<void> => {
  const { say } = page
  await page.click(by('link', pattern(say('orders.addAddress'))))
  await page.fill(by('field', say('addresses.name')), 'Sari Dewi')
  await page.fill(by('field', say('addresses.mobile')), '81255500142')
  await page.click(by('button', pattern(say('addresses.area'))))
  for (const step of ['province', 'city', 'district'])
    await page.click(by('list', say(`addresses.choose.${step}`)).within('button'))
  await page.fill(by('field', say('addresses.detail')), 'Jl. Kenanga Raya No. 18')
  await page.draw('address')
  await page.click(by('button', say('addresses.save')))
  await page.at(/\/order\?.*address=/)
}

const pay = async (page: Page): Promise<void> => {
  const { say } = page
  await page.click(by('button', pattern(say('orders.pay'))))
  await page.at(/\/changePayPwd\?back=/)
  await page.fill(by('field', say('wallet.code')), CODE)
  await page.fill(by('field', say('wallet.repeatCode')), CODE)
  await page.click(by('button', say('wallet.save')))
  await page.at(/\/payment\?no=/)
  await page.see(by('dialog'))
  await page.draw('keypad')
  // Back closes the keypad, and the bill is still there.
  await page.back()
  await page.gone(by('dialog'))
  await page.click(by('button', pattern(say('orders.pay'))))
  await page.see(by('dialog'))
  for (const digit of '000000') await page.click(by('dialog').within('button', digit))
  await page.session.press(KEYS.enter)
  await page.hear(pattern(say('core.fault.wrongCode')))
  await page.draw('wrong code')
  await page.reload()
  await page.see(by('dialog'))
  for (const digit of CODE) await page.click(by('dialog').within('button', digit))
  await page.session.press(KEYS.enter)
  await page.see(by('text', say('orders.paidTitle')))
  await page.draw('paid')
}

const receive = async (page: Page): Promise<void> => {
  const { say } = page
  await page.click(by('link', say('orders.viewOrder')))
  await page.at(/\/orderInfo\//)
  await reloadUntil(page, 'text', /^(LX|KN) ?\d/)
  await page.draw('parcel')
  await page.click(by('button', say('orders.action.receive')))
  await page.click(by('alertdialog').within('button', say('orders.action.receiveYes')))
  await page.hear(say('orders.action.received'))
  await page.see(
    by('heading', say('orders.detail.title.received')),
    by('text', say('orders.detail.title.received')),
  )
}

const review = async (page: Page, { picture }: Surroundings): Promise<void> => {
  const { say } = page
  // Offered once the order is completed; the page itself takes a review from receipt on.
  await page.go(`/comment?order=${/\d+$/.exec(await page.at(/\/orderInfo\//))?.[0]}`)
  for (const score of ['product', 'service', 'postage'])
    await page.click(
      by('group', say(`afterSale.score.${score}`))
        .within('radio', /4/)
        .anywhere(),
    )
  await page.fill(by('field', say('afterSale.review.text')), 'Ringan dan kering dalam semalam.')
  await addPicture(page, 'afterSale.review.pictures', picture)
  await page.draw('review')
  await page.click(by('button', say('afterSale.review.send')))
  await page.see(by('text', say('afterSale.review.doneTitle')))
}

export const purchase: Journey = {
  key: 'purchase',
  name: 'a newcomer buys, pays by code, receives the parcel and reviews it with a picture',
  walk: async (page, surroundings) => {
    const { say } = page
    await buy(page, surroundings.origin)
    await register(page)
    await page.click(by('button', pattern(say('cart.checkout'))))
    await giveAddress(page)
    await pay(page)
    await receive(page)
    await review(page, surroundings)
  },
}
