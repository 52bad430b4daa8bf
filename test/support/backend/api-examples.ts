import { followMessages } from '../../../adapters/embedded-backend/chat/api/follow-messages.ts'
import type { Language } from '../../../domain/account/language.ts'
import { createSeededRandom } from '../seeded-random.ts'
import type { TestBackend } from './backend.ts'
import { MERCHANT, startChatServer } from './chat/host-chat.ts'
import { HEADPHONES, RADIO, TENT, wait } from './shoppers/order-calls.ts'
import { PNG } from './shoppers/wallet-calls.ts'
import { hireStaff, STAFF_PASSWORD } from './staff/staff-calls.ts'

/** One call as it was made and answered. */
export type ApiExample = {
  readonly method: string
  readonly path: string
  /** The query of a GET, the body of a POST; for files what the form holds. */
  readonly asks: Readonly<Record<string, unknown>>
  readonly answers: unknown
}

type Fields = Readonly<Record<string, unknown>>
// biome-ignore lint/suspicious/noExplicitAny: the scenario reads the fields that it goes on with
type Data = any

const seeded = () => {
  const random = createSeededRandom(20_261_125)
  return {
    hex: (bytes: number) => Buffer.from(random.bytes(bytes)).toString('hex'),
    digits: (length: number) => Array.from({ length }, () => random.below(10)).join(''),
    below: (below: number) => random.below(below),
  }
}

const CODE = '246810'
const CARD = { real_name: 'Sari Wijaya', bank_card: '8810245500', bank_name: 'Bank Cendana' }
const LANGUAGE: Language = 'en'

/** The code that was mailed last; the shop itself keeps a hash alone. */
const mailedCode = async ({ deps }: TestBackend): Promise<string> => {
  const [mail] = await deps.database.query<{ body: string }>(
    'select body from mails order by id desc limit 1',
  )
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? ''
}

/**
 * Makes every call of the shopper's API once, in the order in which a shopper would, and then those of staff, against the real backend with
 * fixed time and random numbers, and gives what was sent and answered.
 */
export const recordApiExamples = async (): Promise<{
  readonly examples: readonly ApiExample[]
  readonly routes: readonly string[]
}> => {
  const chat = await startChatServer({ random: seeded() })
  const { shop } = chat
  const examples = new Map<string, ApiExample>()
  let token = ''
  let staffToken = ''

  const send = async (method: string, path: string, asks: Fields, body?: FormData): Promise<Data> => {
    const query = new URLSearchParams(Object.entries(asks).map(([name, value]) => [name, String(value)]))
    const isGet = method === 'GET'
    const json = JSON.stringify(asks)
    const request = new Request(`http://shop.test${path}${isGet && query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: {
        cookie: `lintas_lang=${LANGUAGE}`,
        ...(path.startsWith('/api/staff/') ? { 'staff-token': staffToken } : token && { token }),
        ...(isGet || body ? {} : { 'content-type': 'application/json' }),
      },
      ...(isGet ? {} : { body: body ?? json }),
    })
    const answers = (await (await shop.fetch(request)).json()) as Data
    if (answers.code !== 1) throw new Error(`${method} ${path} ${json}: ${JSON.stringify(answers)}`)
    const key = `${method} ${path}`
    if (!examples.has(key)) examples.set(key, { method, path, asks, answers })
    return answers.data
  }
  const get = (path: string, asks: Fields = {}): Promise<Data> => send('GET', path, asks)
  const post = (path: string, asks: Fields = {}): Promise<Data> => send('POST', path, asks)
  const upload = (path: string, fileName: string): Promise<Data> => {
    const form = new FormData()
    form.set('file', new File([PNG], fileName, { type: 'image/png' }))
    return send('POST', path, { file: `${fileName}, image/png, multipart/form-data` }, form)
  }
  const buy = async (goods: Fields): Promise<Data> => {
    const group = await post('/api/order/merSubmit', {
      ...goods,
      number: 1,
      address_id: 1,
      note: 'Please pack it well',
      request_id: `wish-${examples.size}`,
    })
    await get('/api/order/group', { out_trade_no: group.out_trade_no })
    const { pay_token } = await post('/api/user/verify_pay', { password_pay: CODE })
    await post('/api/order/merPay', {
      out_trade_no: group.out_trade_no,
      total_price: group.total_price,
      pay_token,
      request_id: `pay-${examples.size}`,
    })
    return group
  }

  // A visitor looks around.
  await get('/api/index/index')
  await get('/api/index/banner')
  await get('/api/index/category')
  await get('/api/index/product', { page: 1, limit: 10 })
  await get('/api/index/hot_product', { page: 1, limit: 10 })
  await get('/api/index/hot_merchant', { page: 1, limit: 8 })
  await get('/api/product/search', { title: 'radio', page: 1, limit: 10 })
  await get('/api/product/searchs', { title: 'aruna', page: 1 })
  await get('/api/product/suggest', { title: 'ra', limit: 6 })
  await get('/api/product/index')
  await get('/api/product/recommend', { page: 1, limit: 10 })
  await get('/api/product/detail', { product_id: 1, mer_id: 1 })
  await get('/api/merchant/detail', { mer_id: 1, page: 1, limit: 10 })
  await get('/api/user/language_list')
  await get('/api/user/set_language', { lang_id: 2, lang: 'en' })
  await get('/api/user/help_support')
  await get('/api/user/law')
  await get('/api/user/area', { province_id: '31' })
  const newcomer = {
    username: 'Rahayu',
    nickname: 'Dewi',
    email: 'dewi@example.com',
    mobile: '6281234500099',
    password: 'rahasia-sekali',
  }
  await post('/api/user/register', newcomer)

  // Somebody who has an address, money and a payment code.
  const { userinfo } = await post('/api/user/login', { account: 'sari@example.com', password: 'rahasia1' })
  token = userinfo.token
  await get('/api/user/getUserInfo')
  await post('/api/product/like', { product_id: 3, mer_id: 2, is_like: 1 })
  await get('/api/user/like_list', { page: 1 })
  await post('/api/merchant/follow', { mer_id: 2, is_follow: 1 })
  await get('/api/user/follow_list', { page: 1 })

  const address = {
    name: 'Sari Wijaya',
    mobile: '6281234567801',
    country: 'ID',
    province_id: '31',
    city_id: '3171',
    area_id: '317101',
    detail: 'Jl. Kenanga 12',
    tag: 'Kantor',
    is_default: 0,
  }
  const { address_id } = await post('/api/user/address_add', address)
  await get('/api/user/address_list', { page: 1 })
  await get('/api/user/address', { address_id })
  await post('/api/user/address_set_default', { address_id })
  await post('/api/user/address_set_default', { address_id: 1 })
  await get('/api/user/address_del', { address_id })

  const added = await post('/api/cart/add', { ...HEADPHONES, num: 1 })
  const spare = await post('/api/cart/add', { ...RADIO, num: 1 })
  const { carts } = await get('/api/cart/index')
  await post('/api/cart/set_num', { cart_id: carts[0].cart_id, num: 2 })
  await post('/api/cart/del', { cart_ids: String(spare.line.cart_id) })
  await post('/api/order/merCreate', { cart_id: String(added.line.cart_id), address_id: 1 })
  await shop.deps.database.query('update promos set is_claimable = true')
  await get('/api/voucher/list', { mer_id: '1,2' })
  await post('/api/voucher/claim', { code: 'HEMAT10' })

  const group = await buy(HEADPHONES)
  const [orderId] = group.order_ids
  const single = await post('/api/order/merSubmit', {
    ...RADIO,
    number: 1,
    address_id: 1,
    request_id: 'wish-one',
  })
  const { pay_token } = await post('/api/user/verify_pay', { password_pay: CODE })
  await post('/api/user/pay', {
    order_id: single.order_ids[0],
    total_price: single.total_price,
    pay_token,
    request_id: 'pay-one',
  })
  await get('/api/user/order_list', { status: 'all', page: 1 })
  await get('/api/order/counts')

  const { shipMs } = shop.deps.config.worker
  await wait(shop, shipMs)
  await post('/api/order/received', { order_id: orderId })
  await get('/api/order/detail', { order_id: orderId })
  const picture = await upload('/api/common/upload', 'review.png')
  await post('/api/order/comment', {
    order_id: orderId,
    product_id: 1,
    product_score: 5,
    service_score: 4,
    postage_score: 5,
    comment: 'Clear sound, came well packed.',
    pics: picture.url,
  })
  await get('/api/product/reply_list', { product_id: 1, mer_id: 1, page: 1 })
  await get('/api/product/reply_translation', { reply_id: 1 })
  await post('/api/order/again', { order_id: orderId, request_id: 'again-1' })

  // An order that is not wanted after all, and one that is sent back.
  const unpaid = await post('/api/order/merSubmit', {
    ...TENT,
    number: 1,
    address_id: 1,
    request_id: 'wish-two',
  })
  await post('/api/order/cancel', { order_id: unpaid.order_ids[0] })
  await post('/api/order/delete', { order_id: unpaid.order_ids[0] })
  const { order_ids } = await buy(TENT)
  await wait(shop, shipMs)
  await post('/api/order/received', { order_id: order_ids[0] })
  const { products } = await get('/api/order/detail', { order_id: order_ids[0] })
  const proof = await upload('/api/user/evidence', 'damage.png')
  const refund = {
    order_id: order_ids[0],
    order_product_id: String(products[0].order_product_id),
    amount: '10.00',
    service_type: 1,
    receiving_status: 1,
    reason_type: 'damaged',
    refund_explain: 'One pole is bent',
    images: proof.url,
    request_id: 'refund-1',
  }
  await post('/api/order/refund', refund)
  await wait(shop, shop.deps.config.worker.auditMs)
  await get('/api/order/refund_detail', { order_id: order_ids[0] })
  await post('/api/order/refund_delivery', {
    order_id: order_ids[0],
    express_name: 'Kurir Cendana',
    express_number: 'KC1234567890',
  })
  const other = single.order_ids[0]
  await wait(shop, shipMs)
  await post('/api/order/refund', {
    ...refund,
    order_id: other,
    order_product_id: '',
    service_type: 0,
    receiving_status: 0,
    reason_type: 'other',
    amount: '5.00',
    images: (await upload('/api/user/evidence', 'late.png')).url,
    request_id: 'refund-2',
  })
  await post('/api/order/refund_withdraw', { order_id: other })
  await post('/api/user/complain', {
    type: 1,
    order_id: other,
    content: 'The parcel came a week late.',
    images: (await upload('/api/user/evidence', 'parcel.png')).url,
    request_id: 'complaint-1',
  })
  await get('/api/user/complain_list', { type: 1, page: 1 })

  // Money in and out.
  const networks = await get('/api/user/getBlockchain')
  await post('/api/user/recharge', {
    recharge_type: 1,
    network: networks[0].network,
    blockchain: networks[0].blockchain,
    tx_hash: 'ab'.repeat(32),
    price: '50.00',
    image: (await upload('/api/user/evidence', 'transfer.png')).url,
    request_id: 'recharge-1',
  })
  await get('/api/user/recharge_log', { status: 'all', page: 1 })
  await get('/api/user/extract')
  await post('/api/user/extract', {
    extract_type: 0,
    price: '20.00',
    ...CARD,
    password_pay: CODE,
    request_id: 'withdrawal-1',
  })
  await get('/api/user/extract_log', { status: 'all', page: 1 })
  await get('/api/user/bill', { type: 'all', page: 1 })
  const { list: notices } = await get('/api/user/notice', { page: 1 })
  await post('/api/user/notice_read', { id: String(notices[0]?.id ?? '') })

  // The chat: the shop has written twice.
  await get('/api/chat/login')
  await get('/api/chat/getWebSocketUrl')
  const following = followMessages(shop.deps, chat.im, [])
  await chat.send('u1', 'm1', { type: 1, content: 'Is it still there?' })
  const own = await chat.send('u1', 'm1', { type: 1, content: 'The black one' })
  const theirs = await chat.send('m1', 'u1', {
    type: 1,
    content: '@Sari Yes, ten pieces',
    mention: { uids: ['u1'] },
  })
  await get('/api/chat/getRecentConversation', { msgCount: 1, page: 1, pageSize: 20 })
  await post('/api/chat/getChannelMessage', {
    ...MERCHANT,
    startMessageSeq: 0,
    endMessageSeq: 0,
    limit: 20,
    pullMode: 0,
  })
  await get('/api/chat/channelInfo', MERCHANT)
  await get('/api/chat/subscribers', { ...MERCHANT, version: 0 })
  await get('/api/chat/quickReplies', MERCHANT)
  await post('/api/chat/setUnread', { ...MERCHANT, unread: 0 })
  await post('/api/chat/readMessages', { ...MERCHANT, messageIDs: [theirs], messageSeq: 3 })
  await post('/api/chat/setConversationExtra', {
    ...MERCHANT,
    browseTo: 3,
    keepMessageSeq: 0,
    keepOffsetY: 0,
    draft: 'And the price of two',
  })
  await get('/api/chat/conversationExtras', { version: 0 })
  await post('/api/chat/edit', {
    ...MERCHANT,
    messageID: own,
    content: JSON.stringify({ type: 1, content: 'The black one, please' }),
  })
  await post('/api/chat/messageExtras', { ...MERCHANT, version: 0, limit: 100 })
  await post('/api/chat/revoke', { ...MERCHANT, messageID: own })
  await following.settled()
  const [reminder] = await get('/api/chat/reminders', { version: 0, limit: 100 })
  await post('/api/chat/remindersDone', { ids: [reminder.reminderID] })
  await post('/api/chat/setChannel', { ...MERCHANT, mute: 0, pin: 1 })
  await post('/api/chat/report', { ...MERCHANT, reason: 'spam', messageID: theirs, messageSeq: 3 })
  await post('/api/chat/rate', { ...MERCHANT, score: 5, reasons: [], text: 'Quick and kind' })
  await post('/api/chat/deleteMessage', { ...MERCHANT, messageID: theirs, messageSeq: 3 })
  await post('/api/chat/clearHistory', MERCHANT)
  await post('/api/chat/deleteRecentConversation', MERCHANT)

  // What people do at the counter.
  await buy(HEADPHONES)
  await staffExamples(shop, get, post, upload, (given) => {
    staffToken = given
  })

  // The account.
  await post('/api/user/profile', { nickname: 'Sari', bio: 'Tea and books' })
  await post('/api/user/resetPay', { oldpassword: CODE, newpassword: '135791', is_verify: 0 })
  await post('/api/user/logout')
  token = ''
  await post('/api/user/send_code', { account: 'sari@example.com', scene: 'reset' })
  await post('/api/user/resetpwd', {
    account: 'sari@example.com',
    captcha: await mailedCode(shop),
    newpassword: 'rahasia-baru-9',
  })
  const routes = [...shop.routes, ...shop.staffRoutes].map(({ method, path }) => `${method} ${path}`)
  await shop.close()
  return { examples: [...examples.values()], routes }
}

type Send = (path: string, asks?: Fields) => Promise<Data>

/** A working day at the counter: an order that leaves, a top-up, goods, and a conversation that a colleague goes on with. */
const staffExamples = async (
  shop: TestBackend,
  get: Send,
  post: Send,
  upload: (path: string, fileName: string) => Promise<Data>,
  enterAs: (token: string) => void,
): Promise<void> => {
  await hireStaff(shop, 'Ratna', 'owner')
  const colleague = await hireStaff(shop, 'Dimas', 'clerk')
  const { token } = await post('/api/staff/login', { name: 'Ratna', password: STAFF_PASSWORD })
  enterAs(token)
  await get('/api/staff/me')
  await post('/api/staff/confirm', { password: STAFF_PASSWORD })
  const { rows } = await get('/api/staff/list', { kind: 'order', filter: 'to-ship', limit: 50 })
  const [{ id }] = rows
  await get('/api/staff/item', { kind: 'order', id })
  await get('/api/staff/slips', { ids: String(id) })
  const parcel = { courier: 'JNE Reguler', tracking: 'JNE88402216' }
  await post('/api/staff/act/order/ship', { id, ...parcel, request_id: 'ship-1' })
  await post('/api/staff/act/order/step', { id, step: 'in-transit', place: 'Surabaya' })
  await get('/api/staff/journal', { kind: 'order', id, limit: 50 })
  await upload('/api/staff/picture', 'lamp.png')
  await get('/api/staff/catalogue/export', { format: 'csv' })
  const text = [
    'product,shop,category,title,title_en,pictures,price,stock,code',
    'senter-1,1,outdoor,Senter kepala,Head torch,senter.png,6.20,30,S-1',
  ].join('\n')
  await post('/api/staff/catalogue/import', { text, format: 'csv', shop: 1, save: 0 })
  const { rows: conversations } = await get('/api/staff/chat/conversations', { shop: 1, filter: 'all' })
  const shopper = conversations[0].shopper.id
  const one = { shop: 1, shopper }
  await get('/api/staff/chat/beside', one)
  await post('/api/staff/chat/claim', one)
  await post('/api/staff/chat/handover', { ...one, staff: colleague.id, words: 'Asks for the black one.' })
  await post('/api/staff/chat/finish', one)
  await post('/api/staff/password', { old_password: STAFF_PASSWORD, new_password: 'kata-sandi-baru' })
  await post('/api/staff/logout')
}

const LONG = 160

/** Lists are cut to their first entry, and long texts, so that a page of examples can be read. */
const short = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(short)
  // Made from the time of the machine and from keys: another in every run.
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return '<64 hexadecimal digits>'
  if (typeof value === 'string') return value.length > LONG ? `${value.slice(0, LONG)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, short(inner)]))
}

const HEAD = `# Examples of every call

Generated by \`test/adapters/embedded-backend/api-examples.test.ts\` from the running backend, which fails when this page says something else; write it anew with
\`LINTAS_WRITE_EXAMPLES=1 npm test -- backend api-examples\`. What each call means stands in [api.md](api.md). Lists are cut to their first entry, texts to ${LONG} characters.
A GET sends its fields as a query, a POST as JSON, a file as multipart. What the page needs of an answer, and what it can do without, stands in
[api.md, section 11](api.md#11-the-calls-that-buying-needs).
`

const fenced = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 1)}\n\`\`\``

/** The page of docs. */
export const examplesPage = (examples: readonly ApiExample[]): string =>
  [
    HEAD,
    ...[...examples]
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ method, path, asks, answers }) => {
        const sent = Object.keys(asks).length === 0 ? '' : `${fenced(short(asks))}\n\n`
        return `## ${method} ${path}\n\n${sent}Answer:\n\n${fenced(short(answers))}\n`
      }),
  ].join('\n')
