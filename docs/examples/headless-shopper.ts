// A shopper without a page: signs in, browses, orders, pays and asks the seller. With a shop running (`npm start`):
//   node_modules/.bin/esbuild docs/examples/headless-shopper.ts --bundle --platform=node --format=esm \
//     --packages=external --outfile=.cache/headless-shopper.mjs
//   node .cache/headless-shopper.mjs http://127.0.0.1:4173 rani@contoh.id lintas-demo 246810
// Its test: test/journeys/headless-shopper.test.ts.
import process from 'node:process'
import { createApp } from '../../adapters/container/create-app.ts'
import { createNodeHost } from '../../adapters/container/node-host.ts'
import type { ProductDetail } from '../../domain/catalogue/product.ts'
import { defaultVariant } from '../../domain/catalogue/variant-choice.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import type { Result } from '../../domain/shared/result.ts'

const [baseUrl = '', account = '', password = '', code = ''] = process.argv.slice(2)

/** A script has nobody to show a fault to: it ends. */
const need = <T, F>(result: Result<T, F>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault))
  return result.value
}

const cartItem = (product: ProductDetail) => {
  const variant = defaultVariant(product)
  const { productId, shopId, title, titleEn, image, categoryKey, shop, price, stock } = product
  const chosen = { spec: variant?.spec ?? '', price: variant?.price ?? price, stock: variant?.stock ?? stock }
  const seller = { shopName: shop.name, shopAvatar: shop.avatar }
  return { productId, shopId, title, titleEn, image, categoryKey, ...seller, ...chosen, quantity: 1 }
}

const app = createApp(createNodeHost(), { baseUrl })
need(await app.session.signIn({ account, password }))
console.log('signed in')

const { rows } = need(await app.catalogue.loadHotProducts({ page: 1, limit: 20 }))
const cheapest = rows.filter(({ stock }) => stock !== 0).sort((one, other) => one.price - other.price)[0]
if (!cheapest) throw new Error('nothing is on sale')
const product = need(await app.catalogue.loadProduct(cheapest))
console.log('found', product.title)

// What lay in the cart before stays there: only this line is ordered.
need(await app.cart.refresh())
need(await app.cart.add(cartItem(product)))
const { lines } = app.cart.cart$.value
const line = lines.find(
  ({ productId, spec }) => productId === product.productId && spec === cartItem(product).spec,
)
const source = { kind: 'cart', lineIds: line ? [line.id] : [] } as const
const address = need(await app.addresses.refresh())[0]
if (!address) throw new Error('the shopper has no address')
const submitted = need(await app.orders.submit({ source, addressId: address.id, promoCode: '', note: '' }))
const payable = need(await app.orders.loadPayable(submitted.target))
need(await app.orders.pay(payable, code))
console.log('paid', payable.amount, 'cents for order', payable.orderIds.join())

await app.messaging.open()
const state = app.messaging.chat$.value
if (state.phase !== 'open') throw new Error(`the chat is ${state.phase}`)
const { client } = state.chat
const seller = { channelID: `m${product.shopId}`, channelType: 1 }
const sending = need(client.send(textContent('When will it be shipped?'), seller))
console.log('asked', (await sending.outcome).kind)
await client.dispose()
