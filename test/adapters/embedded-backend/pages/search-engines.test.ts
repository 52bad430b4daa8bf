import { brotliDecompressSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RenderedScreen } from '../../../../adapters/embedded-backend/pages/page-template.ts'
import { searchFacts } from '../../../../adapters/embedded-backend/pages/search-engines.ts'
import { LANGUAGES } from '../../../../domain/account/language.ts'
import { deliveryDays } from '../../../../domain/orders/delivery-quote.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const found = suite<{ shop: TestBackend }>('what search engines read')
found.before(async (context) => {
  context.shop = await startBackend()
})
found.after(({ shop }) => shop.close())

const ORIGIN = 'https://shop.example'

/** A page as the worker renders it: with the very answers of the server. */
const screenOf = async (
  { fetch }: TestBackend,
  route: string,
  call = '',
  language: RenderedScreen['language'] = 'dgn',
): Promise<RenderedScreen> => ({
  route,
  language,
  title: 'Toko',
  markup: '',
  answers:
    call === ''
      ? {}
      : {
          [call]: await (
            await fetch(
              new Request(`http://shop.test${call}`, { headers: { cookie: `lintas_lang=${language}` } }),
            )
          ).text(),
        },
})

const factsOf = (screen: RenderedScreen, path: string, origin = ORIGIN) =>
  searchFacts(screen, new URL(path, 'http://shop.test'), origin, { siteAbout: 'Belanja lintas negara.' })

const dataIn = (head: string): readonly Record<string, unknown>[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

const DETAIL = '/api/product/detail?product_id=1&mer_id=1'

found('a product has the fields of schema.org, from the answer that the page shows', async ({ shop }) => {
  const { status, head } = factsOf(await screenOf(shop, 'detail', DETAIL), '/detail/1/1')
  assert.is(status, 200)
  const [product, breadcrumbs] = dataIn(head)
  const answer = (await shop.get(DETAIL, undefined, 'dgn')).data
  assert.is(product?.['@type'], 'Product')
  assert.is(product?.['name'], 'Toko')
  const offer = (product?.['offers'] ?? {}) as Record<string, unknown>
  assert.equal(
    [offer['price'], offer['priceCurrency'], offer['availability'], offer['url']],
    [answer.goods.sales_price, 'USD', 'https://schema.org/InStock', `${ORIGIN}/detail/1/1`],
  )
  for (const image of (product?.['image'] ?? []) as string[])
    assert.match(image, /^https:\/\/shop\.example\/[^#]+$/)
  const list = (breadcrumbs?.['itemListElement'] ?? []) as Record<string, unknown>[]
  assert.equal(
    list.map(({ position }) => position),
    [1, 2, 3],
  )
  assert.ok(list.every((one) => typeof one['name'] === 'string' && /^https:/.test(String(one['item']))))
})

/** What stands at a path of names in structured data. */
const within = (thing: unknown, ...names: readonly string[]): unknown =>
  names.reduce((one, name) => (one as Record<string, unknown> | undefined)?.[name], thing)

found('an offer tells delivery and returns as the rows of the page do', async ({ shop }) => {
  const { data } = await shop.get(DETAIL, undefined, 'dgn')
  const [product] = dataIn(factsOf(await screenOf(shop, 'detail', DETAIL), '/detail/1/1').head)
  const told = (...names: readonly string[]) => within(product, 'offers', ...names)
  assert.equal(told('shippingDetails', 'shippingRate'), {
    '@type': 'MonetaryAmount',
    value: data.delivery.fee,
    currency: 'USD',
  })
  const daysOf = (end: string): number =>
    ['handlingTime', 'transitTime']
      .map((step) => Number(told('shippingDetails', 'deliveryTime', step, end)))
      .reduce((sum, days) => sum + days)
  assert.equal({ min: daysOf('minValue'), max: daysOf('maxValue') }, deliveryDays(data.merchant.country))
  assert.is(told('hasMerchantReturnPolicy', 'merchantReturnDays'), data.return_days)
})

found('what is said of a product is in the language of its page', async ({ shop }) => {
  const screen = await screenOf(shop, 'detail', DETAIL, 'ri')
  const about = { title: '携帯電話', text: '$5.00', image: '/goods/a.800.webp' }
  const { head, description } = factsOf({ ...screen, about }, '/detail/1/1?lang=ri')
  const [product, breadcrumbs] = dataIn(head)
  assert.is(product?.['name'], '携帯電話')
  assert.match(description, product?.['description'] as string)
  const list = (breadcrumbs?.['itemListElement'] ?? []) as { readonly item: string }[]
  assert.equal(
    list.map(({ item }) => item.slice(ORIGIN.length)),
    ['/home?lang=ja', '/shop/1?lang=ja', '/detail/1/1?lang=ja'],
  )
  assert.match(head, '<meta property="og:locale" content="ja_JP">')
})

found('a rating is included where somebody has rated, with the reviews that are shown', async ({ shop }) => {
  const screen = await screenOf(shop, 'detail', DETAIL)
  const json = JSON.parse(Object.values(screen.answers ?? {})[0] ?? '{}')
  json.data.reply_count = 2
  json.data.rate = '4.5'
  json.data.reply_list = [
    { nickname: 'S***', rate: '4.5', comment: 'Bagus </script>', createtime: 1_795_000_000 },
  ]
  const { head } = factsOf({ ...screen, answers: { [DETAIL]: JSON.stringify(json) } }, '/detail/1/1')
  const [product] = dataIn(head)
  assert.equal(product?.['aggregateRating'], {
    '@type': 'AggregateRating',
    ratingValue: '4.5',
    reviewCount: 2,
    bestRating: '5',
  })
  const [review] = (product?.['review'] ?? []) as Record<string, unknown>[]
  assert.equal([review?.['reviewBody'], review?.['datePublished']], ['Bagus </script>', '2026-11-18'])
})

found('an unknown product answers 404, and one no longer sold 410', async ({ shop }) => {
  const missing = await screenOf(shop, 'detail', '/api/product/detail?product_id=999&mer_id=1')
  const { status, head } = factsOf(missing, '/detail/999/1')
  assert.is(status, 404)
  assert.match(head, 'noindex')
  assert.is(factsOf(await screenOf(shop, 'shop', '/api/merchant/detail?mer_id=999'), '/shop/999').status, 404)
  await shop.deps.database.query('update products set is_on_sale = false where id = 2')
  const gone = await screenOf(shop, 'detail', '/api/product/detail?product_id=2&mer_id=1')
  assert.is(factsOf(gone, '/detail/2/1').status, 410)
  await shop.deps.database.query('update products set is_on_sale = true where id = 2')
})

found('each language has one canonical address, without filters and tracking', async ({ shop }) => {
  const { head } = factsOf(
    await screenOf(shop, 'explore', '/api/index/category', 'en'),
    '/explore?cat=3&sort=sales&utm_source=x&lang=en',
  )
  assert.match(head, `<link rel="canonical" href="${ORIGIN}/explore?cat=3&amp;lang=en">`)
  const alternates = [...head.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [
    tag,
    href,
  ])
  assert.is(alternates.length, LANGUAGES.length + 1)
  assert.equal(alternates.find(([tag]) => tag === 'x-default')?.[1], `${ORIGIN}/explore?cat=3`)
})

found('a page has one canonical address, however it was written', async ({ shop }) => {
  const canonicalOf = async (route: string, call: string, path: string) =>
    /rel="canonical" href="([^"]+)"/.exec(factsOf(await screenOf(shop, route, call), path).head)?.[1]
  for (const path of ['/detail/1/1/', '/Detail/01/1', '/detail/1/1?ref=mail'])
    assert.is(await canonicalOf('detail', DETAIL, path), `${ORIGIN}/detail/1/1`)
  assert.is(await canonicalOf('shop', '/api/merchant/detail?mer_id=1', '/SHOP/01/'), `${ORIGIN}/shop/1`)
  assert.is(await canonicalOf('home', '', '/home/?utm_source=x'), `${ORIGIN}/home`)
  for (const asked of ['3', 'electric'])
    assert.is(
      await canonicalOf('explore', '/api/index/category', `/explore/?cat=${asked}&min=5`),
      `${ORIGIN}/explore?cat=3`,
    )
})

found('a category that does not exist answers 404', async ({ shop }) => {
  const screen = await screenOf(shop, 'explore', '/api/index/category')
  assert.is(factsOf(screen, '/explore?cat=999').status, 404)
  assert.is(factsOf(screen, '/explore?cat=3').status, 200)
  assert.is(factsOf(screen, '/explore?cat=').status, 200)
})

found('every page that is found has a preview, with the size of its picture', async ({ shop }) => {
  for (const [route, call] of [
    ['home', ''],
    ['explore', '/api/index/product?page=1&limit=10'],
    ['shop', '/api/merchant/detail?mer_id=1'],
    ['detail', DETAIL],
  ] as const) {
    const { head, description } = factsOf(await screenOf(shop, route, call), `/${route}`)
    const contentOf = (name: string) => new RegExp(`="${name}" content="([^"]+)"`).exec(head)?.[1]
    assert.is(contentOf('og:title'), 'Toko')
    assert.ok(description !== '', route)
    assert.match(contentOf('og:image') ?? '', /^https:\/\/shop\.example\//)
    assert.is(contentOf('og:image:width'), contentOf('og:image:height'))
    assert.ok(Number(contentOf('og:image:width')) > 0, `${route}: ${contentOf('og:image')}`)
  }
})

found('private pages are not indexed, and an invalid name is not repeated', async ({ shop }) => {
  assert.match(factsOf(await screenOf(shop, 'login'), '/login').head, 'noindex')
  assert.is(factsOf(await screenOf(shop, 'home'), '/home', 'https://evil"onload=1').head, '')
})

found('a sitemap lists products on sale and shops, split into files', async ({ shop }) => {
  const read = async (path: string) =>
    shop
      .fetch(new Request(`${ORIGIN}${path}`))
      .then(async (answer) => [answer.status, await answer.text()] as const)
  const [, index] = await read('/sitemap.xml')
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  assert.equal(files, ['/sitemap-pages-1.xml', '/sitemap-products-1.xml', '/sitemap-shops-1.xml'])
  const [, pages] = await read('/sitemap-pages-1.xml')
  assert.match(pages, `<loc>${ORIGIN}/explore?cat=3</loc>`)
  assert.match(pages, `hreflang="ja" href="${ORIGIN}/explore?cat=3&amp;lang=ja"`)
  await shop.deps.database.query('update products set is_on_sale = false where id = 3')
  const [, products] = await read('/sitemap-products-1.xml')
  assert.match(products, `<loc>${ORIGIN}/detail/1/1</loc>`)
  assert.not.match(products, '/detail/3/')
  assert.is((await read('/sitemap-products-2.xml'))[0], 404)
  assert.is((await read('/sitemap-products-0.xml'))[0], 404)
  assert.match((await read('/robots.txt'))[1], `Sitemap: ${ORIGIN}/sitemap.xml`)
})

found('a large catalogue has several files, each sent compressed', async ({ shop }) => {
  const { database } = shop.deps
  await database.query(
    `insert into products (id, shop_id, category_id, title, title_en, image, price_cents, created_at)
     select 100000 + number, 1, 1, 'Barang', 'Goods', '', 100, 1795000000 from generate_series(1, 10000) as number`,
  )
  const read = (path: string) =>
    shop.fetch(new Request(`${ORIGIN}${path}`, { headers: { 'accept-encoding': 'br' } }))
  const textOf = async (path: string) => {
    const answer = await read(path)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return answer.headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes).toString() : ''
  }
  const paths = ['/sitemap-products-1.xml', '/sitemap-products-2.xml', '/sitemap-products-3.xml']
  const found = (await Promise.all(paths.map(textOf))).map((text) => text.match(/<loc>/g)?.length)
  const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
    'select count(*)::bigint as count from products where is_on_sale',
  )
  assert.equal(found, [5_000, 5_000, count - 10_000])
  const index = await (await shop.fetch(new Request(`${ORIGIN}/sitemap.xml`))).text()
  assert.ok(paths.every((path) => index.includes(path)))
  await database.query('delete from products where id > 100000')
})

found.run()
