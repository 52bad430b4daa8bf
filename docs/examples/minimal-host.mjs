// The least that a server must answer so that people can buy with the built page: fourteen calls
// (docs/api.md, section 11), in plain Node, kept in memory. Everything else is answered with 404, and the page shows less.
//
//   npm run build && node docs/examples/minimal-host.mjs --pages dist/public --port 4180
//   Sign in as ani@example.com with the password contoh-saja; the payment code is 135790.
import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({
  options: { port: { type: 'string', default: '4180' }, pages: { type: 'string', default: 'dist/public' } },
})
const now = () => Math.floor(Date.now() / 1000)
const money = (cents) => (cents / 100).toFixed(2)

// The shop, its goods and one customer. A real server has these in its database, and passwords as hashes.
const SHOP = { mer_id: 1, mer_name: 'Toko Contoh', mer_avatar: '' }
const GOODS = [
  { product_id: 1, title: 'Cangkir keramik', title_en: 'Ceramic cup', cents: 850, stock: 12 },
  { product_id: 2, title: 'Buku catatan', title_en: 'Notebook', cents: 420, stock: 40 },
]
const USER = {
  id: 1,
  username: 'Lestari',
  nickname: 'Ani',
  email: 'ani@example.com',
  mobile: '6281234567801',
  password: 'contoh-saja',
  paymentCode: '135790',
  cents: 10_000,
}
const FREIGHT_CENTS = 150
const PAY_WITHIN_SECONDS = 30 * 60
const sessions = new Set()
const proofs = new Set()
const addresses = []
let cart = []
const orders = []

class Refusal extends Error {}
const refuse = (words) => {
  throw new Refusal(words)
}
const find = (list, field, value) => list.find((one) => String(one[field]) === String(value))

const goodsRow = ({ product_id, title, title_en, cents, stock }) => ({
  product_id,
  title,
  title_en,
  image: '',
  sales_price: money(cents),
  stock,
})
const productRow = (goods) => ({ product_id: goods.product_id, ...SHOP, goods: goodsRow(goods) })
const cartRow = ({ cart_id, goods, number }) => ({
  cart_id,
  ...SHOP,
  product_id: goods.product_id,
  spec: '',
  cart_num: number,
  stock: goods.stock,
  is_fail: 0,
  goods: goodsRow(goods),
})
const userRow = () => ({
  id: USER.id,
  username: USER.username,
  nickname: USER.nickname,
  email: USER.email,
  mobile: USER.mobile,
  money: money(USER.cents),
  have_pay: 1,
})

/** What is wanted: lines of the cart, or one product that is bought at once. */
const wantedLines = ({ cart_id, cart_ids, product_id, number }) => {
  const ids = cart_ids ?? cart_id
  if (ids !== undefined)
    return String(ids)
      .split(',')
      .map((id) => find(cart, 'cart_id', id) ?? refuse('No such line'))
  const goods = find(GOODS, 'product_id', product_id) ?? refuse('No such product')
  return [{ goods, number: Math.max(1, Number(number) || 1) }]
}
const sumOf = (lines) => lines.reduce((sum, { goods, number }) => sum + goods.cents * number, 0)
const addressOf = (id) => find(addresses, 'address_id', id) ?? addresses[0]

const orderRow = (order) => {
  if (order.status === 0 && order.expire_time <= now()) order.status = -1
  return {
    order_id: order.order_id,
    order_sn: order.order_sn,
    ...SHOP,
    status: order.status,
    refund_status: 0,
    total_num: order.lines.reduce((sum, { number }) => sum + number, 0),
    total_price: money(order.cents),
    createtime: order.createtime,
    expire_time: order.expire_time,
  }
}
const lineRow = ({ goods, number }, at) => ({
  order_product_id: at + 1,
  ...SHOP,
  ...goodsRow(goods),
  product_num: number,
  product_price: money(goods.cents),
})

const submit = (asked) => {
  // The page repeats a call whose answer was lost, with the same id: it is answered with the first result.
  const known = orders.find((order) => order.request_id === asked.request_id)
  const order = known ?? place(asked)
  return { out_trade_no: order.out_trade_no, total_price: money(order.cents), order_ids: [order.order_id] }
}
const place = (asked) => {
  const lines = wantedLines(asked)
  const address = addressOf(asked.address_id) ?? refuse('Add an address first')
  for (const { goods, number } of lines)
    if (goods.stock < number) refuse(`Only ${goods.stock} of ${goods.title} left`)
  for (const { goods, number } of lines) goods.stock -= number
  cart = cart.filter((line) => !lines.includes(line))
  const order = {
    order_id: orders.length + 1,
    order_sn: `C${1000 + orders.length}`,
    out_trade_no: `G${1000 + orders.length}`,
    request_id: asked.request_id ?? randomUUID(),
    lines,
    address,
    cents: sumOf(lines) + FREIGHT_CENTS,
    status: 0,
    createtime: now(),
    expire_time: now() + PAY_WITHIN_SECONDS,
  }
  orders.push(order)
  return order
}

const pay = ({ out_trade_no, pay_token }) => {
  const order = find(orders, 'out_trade_no', out_trade_no) ?? refuse('No such order')
  if (order.status > 0) return null
  orderRow(order)
  if (order.status !== 0) refuse('This order is closed')
  if (!proofs.delete(pay_token)) refuse('Enter the payment code')
  // The amount is the order's, never the call's.
  if (USER.cents < order.cents) refuse('The balance does not cover it')
  USER.cents -= order.cents
  Object.assign(order, { status: 1, pay_time: now() })
  return null
}

/** The calls: whether they need a session, and what they answer. */
const CALLS = {
  'POST /api/user/login': [
    false,
    ({ account, password }) => {
      if (account !== USER.email || password !== USER.password) refuse('Wrong account or password')
      const token = randomUUID()
      sessions.add(token)
      return { userinfo: { ...userRow(), token } }
    },
  ],
  'GET /api/index/product': [
    false,
    ({ title = '', page = 1 }) => {
      const words = title.toLowerCase()
      const found = GOODS.filter((goods) => `${goods.title} ${goods.title_en}`.toLowerCase().includes(words))
      return { total: found.length, list: Number(page) === 1 ? found.map(productRow) : [] }
    },
  ],
  'GET /api/product/detail': [
    false,
    ({ product_id }) => {
      const goods = find(GOODS, 'product_id', product_id) ?? refuse('No such product')
      return { ...productRow(goods), images: [], content: '', merchant: SHOP }
    },
  ],
  'GET /api/user/getUserInfo': [true, userRow],
  'GET /api/cart/index': [true, () => ({ carts: cart.map(cartRow) })],
  'POST /api/cart/add': [
    true,
    ({ product_id, num }) => {
      const goods = find(GOODS, 'product_id', product_id) ?? refuse('No such product')
      const line = cart.find((one) => one.goods === goods) ?? { cart_id: goods.product_id, goods, number: 0 }
      if (line.number === 0) cart.push(line)
      line.number = Math.min(goods.stock, line.number + Number(num))
      return { cart_num: line.number }
    },
  ],
  'GET /api/user/address_list': [true, () => ({ count: addresses.length, list: addresses })],
  'POST /api/user/address_add': [
    true,
    (asked) => {
      const address_id = asked.address_id ?? addresses.length + 1
      const named = (id, name) => ({ id: id ?? '', name: name ?? '' })
      const address = {
        ...asked,
        address_id,
        province: named(asked.province_id, asked.province),
        city: named(asked.city_id, asked.city),
        area: named(asked.area_id, asked.area),
      }
      const at = addresses.findIndex((one) => String(one.address_id) === String(address_id))
      addresses.splice(at < 0 ? addresses.length : at, 1, address)
      return { address_id }
    },
  ],
  'POST /api/order/merCreate': [
    true,
    (asked) => {
      const lines = wantedLines(asked)
      return {
        product: lines.map(({ goods, number, cart_id }) => ({
          cart_id,
          ...SHOP,
          ...goodsRow(goods),
          number,
        })),
        merchant: [{ ...SHOP, freight: money(FREIGHT_CENTS) }],
        address: addressOf(asked.address_id) ?? null,
        delivery: money(FREIGHT_CENTS),
        sub_total: money(sumOf(lines)),
        total: money(sumOf(lines) + FREIGHT_CENTS),
      }
    },
  ],
  'POST /api/order/merSubmit': [true, submit],
  'POST /api/user/verify_pay': [
    true,
    ({ password_pay }) => {
      if (password_pay !== USER.paymentCode) refuse('Wrong payment code')
      const pay_token = randomUUID()
      proofs.add(pay_token)
      return { pay_token }
    },
  ],
  'POST /api/order/merPay': [true, pay],
  'GET /api/user/order_list': [
    true,
    ({ status }) => {
      const wanted = orders.filter(
        (order) => status === undefined || status === 'all' || String(orderRow(order).status) === status,
      )
      return {
        count: wanted.length,
        list: wanted.map((order) => ({ ...orderRow(order), product: order.lines.map(lineRow) })).reverse(),
      }
    },
  ],
  'GET /api/order/detail': [
    true,
    ({ order_id }) => {
      const order = find(orders, 'order_id', order_id) ?? refuse('No such order')
      const { address } = order
      return {
        ...orderRow(order),
        products: order.lines.map(lineRow),
        real_name: address.name,
        user_phone: address.mobile,
        user_address: [address.detail, address.area.name, address.city.name].filter(Boolean).join(', '),
        freight: money(FREIGHT_CENTS),
        pay_time: order.pay_time ?? null,
      }
    },
  ],
}

const readBody = async (request) => {
  let text = ''
  for await (const piece of request) text += piece
  return text === '' ? {} : JSON.parse(text)
}

const answer = async (request, url) => {
  const [needsSession, run] = CALLS[`${request.method} ${url.pathname}`]
  if (needsSession && !sessions.has(request.headers.token)) return [401, 401, 'Sign in first', null]
  const asked = request.method === 'GET' ? Object.fromEntries(url.searchParams) : await readBody(request)
  try {
    return [200, 1, '', run(asked)]
  } catch (cause) {
    if (cause instanceof Refusal) return [200, 0, cause.message, null]
    throw cause
  }
}

// The built page: files as they are, and index.html for every other address. A web server in front does this better.
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain',
}
const { csp } = existsSync(join(options.pages, '../server-headers.json'))
  ? JSON.parse(readFileSync(join(options.pages, '../server-headers.json'), 'utf8'))
  : {}
const sendPage = (response, pathname) => {
  const wanted = join(options.pages, normalize(decodeURIComponent(pathname)))
  const isFile =
    wanted.startsWith(normalize(options.pages)) && statSync(wanted, { throwIfNoEntry: false })?.isFile()
  if (!isFile && /\.[a-z]\w*$/i.test(pathname)) return response.writeHead(404).end()
  const file = isFile ? wanted : join(options.pages, 'index.html')
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  response.writeHead(200, {
    'content-type': /^text|json|svg/.test(type) ? `${type}; charset=utf-8` : type,
    ...(csp && type === 'text/html' ? { 'content-security-policy': csp } : {}),
  })
  createReadStream(file).pipe(response)
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://host')
  if (!url.pathname.startsWith('/api/')) return sendPage(response, url.pathname)
  if (CALLS[`${request.method} ${url.pathname}`] === undefined) return response.writeHead(404).end()
  const [status, code, msg, data] = await answer(request, url).catch(() => [
    500,
    0,
    'Something went wrong',
    null,
  ])
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify({ code, msg, time: now(), data }))
})
server.listen(Number(options.port), '127.0.0.1', () => {
  console.log(`The minimal host is open at http://127.0.0.1:${server.address().port}`)
})
