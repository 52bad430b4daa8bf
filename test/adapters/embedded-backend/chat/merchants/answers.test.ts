import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readOrder, readProduct } from '../../../../../domain/messaging/content/shop-cards.ts'
import {
  orderContent,
  productContent,
  SHOP_CONTENTS,
} from '../../../../../domain/messaging/content/shop-content.ts'
import { cents, parseCents } from '../../../../../domain/shared/money.ts'
import { type MerchantChat, startMerchantChat } from '../../../../support/backend/chat/merchant-chat.ts'
import { HEADPHONES, orderCalls, TENT } from '../../../../support/backend/shoppers/order-calls.ts'

const answers = suite('answers of the merchants')
let chat: MerchantChat

answers.before.each(async () => {
  chat = await startMerchantChat()
})
answers.after.each(async () => {
  assert.equal(chat.shop.errors, [])
  await chat.close()
})

/** As the page writes them: what a merchant reads is what the page sends. */
const productCard = (productId: number, shopId = 1) => {
  const named = { title: 'Gratis', titleEn: 'Free', image: '', price: cents(1) }
  const content = productContent({ productId: `${productId}`, shopId: `${shopId}`, ...named }, 'Gratis')
  return SHOP_CONTENTS.writeFields(content)
}
const orderCard = (id: unknown) => {
  const named = { number: 'LT1', status: 4, total: cents(1), image: '', title: 'Gratis', count: 1 }
  return SHOP_CONTENTS.writeFields(orderContent({ orderId: `${id}`, ...named }, 'Gratis'))
}

const last = (from: string) => chat.messagesFrom(from).at(-1)

answers('give the real state of the shopper’s latest order with its card', async () => {
  const orders = orderCalls(chat.shop, chat.sari)
  const id = await orders.buy(HEADPHONES)
  await chat.ask('Pesanan saya di mana?')
  const order = await orders.detail(id)
  const [, words, card] = chat.messagesFrom('m1')
  assert.is(words.content, `@Sari pesanan ${order.order_sn} sudah dibayar dan belum dikirim.`)
  const shown = readOrder(card)
  assert.equal(shown, {
    orderId: String(id),
    number: order.order_sn,
    status: 1,
    total: parseCents(order.total_price),
    image: card.image,
    title: 'Headphone nirkabel Aura H2',
    count: 1,
  })
  assert.equal([card.type, card.content], [3002, `[Pesanan] ${order.order_sn}`])
})

answers('to an order card describe that order, not the latest', async () => {
  const orders = orderCalls(chat.shop, chat.sari)
  const older = await orders.buy(HEADPHONES)
  chat.shop.clock.advance(60_000)
  await orders.buy(HEADPHONES)
  await chat.ask(orderCard(older))
  assert.is(readOrder(chat.messagesFrom('m1').find(({ type }) => type === 3002))?.orderId, String(older))
})

answers('about an order mention the shopper, which makes one reminder', async () => {
  await orderCalls(chat.shop, chat.sari).submit(HEADPHONES)
  await chat.ask('pesanan saya?')
  assert.equal(chat.messagesFrom('m1')[1].mention, { uids: ['u1'] })
  const { data } = await chat.get('reminders', { version: 0 })
  assert.is(data.length, 1)
  assert.equal([data[0].reminderType, data[0].channelID, data[0].done], [1, 'm1', 0])
})

answers('never reveal another shopper’s order, even when its card or number is sent', async () => {
  const orders = orderCalls(chat.shop, chat.sari)
  const id = await orders.buy(HEADPHONES)
  const { order_sn: number } = await orders.detail(id)
  await chat.ask(orderCard(id), 'm1', 'u2')
  await chat.ask(`Pesanan ${number} di mana?`, 'm1', 'u2')
  const said = JSON.stringify(chat.messagesFrom('m1', 'u2'))
  assert.not.match(said, number)
  assert.match(said, 'Saya tidak menemukan pesanan Anda di sini.')
})

answers('do not mention an order of another shop', async () => {
  await orderCalls(chat.shop, chat.sari).buy(TENT)
  await chat.ask('Where is my order?', 'm1')
  assert.equal(chat.texts('m1'), ['Saya tidak menemukan pesanan Anda di sini.'])
})

answers('give stock and price of the product that is named, with its card', async () => {
  await chat.ask('Stok radio sakunya masih ada?')
  const [, words, card] = chat.messagesFrom('m1')
  assert.is(words.content, 'Radio saku: stok saat ini 3, harga mulai $24,50.')
  const shown = readProduct(card)
  const named = { title: 'Radio saku', titleEn: 'Pocket radio' }
  assert.equal(shown, { productId: '2', shopId: '1', ...named, image: card.image, price: cents(2450) })
  assert.equal([card.type, card.version, card.content], [3001, 1, '[Produk] Radio saku'])
  assert.match(card.image, /^\/art\//)
})

answers('to a product card use the shop’s data, whatever the card contains', async () => {
  await chat.ask(productCard(2))
  assert.equal(chat.texts('m1'), ['Radio saku: stok saat ini 3, harga mulai $24,50.'])
  await chat.shop.deps.database.query('update variants set stock = 0 where product_id = 2')
  await chat.ask(productCard(2))
  assert.is(chat.texts('m1').at(-1), 'Radio saku sedang habis. Harganya $24,50 saat tersedia.')
})

answers('say when a product is no longer sold, and ignore products of other shops', async () => {
  await chat.ask(productCard(5, 2), 'm2')
  assert.equal(chat.texts('m2'), ['Teropong lama sudah tidak kami jual.'])
  await chat.ask(productCard(5, 2), 'm1')
  assert.equal(chat.texts('m1'), ['Barang yang mana? Tulis namanya atau kirim kartu barangnya.'])
})

answers('about options list only those in stock, for the card that the conversation is about', async () => {
  await chat.ask(productCard(1))
  await chat.ask('Pilihan warna apa saja?')
  assert.is(last('m1').content, 'Headphone nirkabel Aura H2 yang tersedia: Hitam.')
})

answers('send a picture from the catalogue on request', async () => {
  await chat.ask('boleh minta foto radio?')
  const picture = last('m1')
  assert.equal([picture.type, picture.width, picture.height], [2, 800, 800])
  assert.match(picture.url, /^\/art\//)
})

answers('about shipping give the courier and the freight that a cart would cost', async () => {
  await chat.ask('Berapa ongkos kirim?')
  const basket = await chat.shop.post('/api/order/merCreate', { ...HEADPHONES, number: 1 }, chat.sari)
  assert.is(basket.data.delivery, '3.50')
  assert.match(chat.texts('m1')[0] ?? '', 'dengan Kurir Satu. Ongkirnya $3,50 per pesanan')
})

answers('are in the language of the message, or else in the shopper’s', async () => {
  await chat.ask('재고 있나요? radio')
  assert.match(chat.texts('m1')[0] ?? '', 'Pocket radio: 현재 재고 3개')
  await chat.shop.get('/api/user/set_language?lang=en', chat.sari)
  await chat.ask('stok radio')
  assert.match(chat.texts('m1')[1] ?? '', 'Pocket radio: 3 in stock now')
})

answers('admit that a text or a picture was not understood', async () => {
  await chat.ask('xyzzy')
  assert.match(chat.texts('m1')[0] ?? '', 'saya belum mengerti')
  await chat.ask({ type: 2, url: '/upload/x.png', width: 10, height: 10 })
  assert.match(chat.texts('m1')[1] ?? '', 'tidak bisa menilai gambar')
  await chat.ask({ type: 4_242, strange: true })
  assert.match(chat.texts('m1')[2] ?? '', 'saya belum mengerti')
})

answers('of customer service come from the help articles and offer a person', async () => {
  await chat.ask('Bagaimana cara membayar?', 'service')
  const [article, offer] = chat.texts('service')
  assert.is(article, 'Cara membayar\n\nMudah.')
  assert.match(offer ?? '', 'Perlu petugas?')
})

answers('of customer service record once that a shopper wants a person, without promising when', async () => {
  await chat.ask('saya ingin bicara dengan petugas', 'service')
  await chat.ask('mana petugas?', 'service')
  const rows = await chat.shop.deps.database.query('select user_id from chat_handovers')
  assert.equal(rows, [{ user_id: 1 }])
  assert.match(
    chat.texts('service')[0] ?? '',
    'sudah dicatat, nomor 1. Kapan dijawab belum bisa saya pastikan',
  )
})

answers(
  'of customer service include orders of all shops, but only when the shopper asks about their own',
  async () => {
    await orderCalls(chat.shop, chat.sari).buy(TENT)
    await chat.ask('Pesanan saya di mana?', 'service')
    assert.is(last('service').type, 3002)
  },
)

answers('are sent also to cards with ids that no product or order can have', async () => {
  for (const id of [1.5, -1, 1e300, '1', null]) {
    await chat.ask({ type: 3001, productId: id })
    await chat.ask({ type: 3002, orderId: id })
  }
  await chat.ask('stok radio')
  assert.match(chat.texts('m1').at(-1) ?? '', 'Radio saku: stok saat ini 3')
})

answers.run()
