import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../../adapters/fakes/fake-http.ts'
import { DetailScreen } from '../../../../ui/catalogue/DetailScreen.tsx'
import { refetchCount$ } from '../../../../ui/hooks/loading/use-query.ts'
import { detailRow, pageOf, productRow, variantRow } from '../../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../../support/ui/open-screen.tsx'
import { press } from '../../../support/ui/render.tsx'
import { createNearScreen } from '../../../support/ui/viewport.ts'

const detail = suite('DetailScreen')

const near = createNearScreen()
detail.before.each(near.begin)
detail.after.each(near.end)

type Opened = OpenScreen & FakeApp

const open = async (
  query = '',
  prepare?: (fake: FakeApp) => void,
  params: { readonly product?: string; readonly mer?: string } = { product: '1', mer: '7' },
): Promise<Opened> => {
  const fake = createFakeApp()
  fake.http.answer('/api/product/detail', () => accepted(detailRow()))
  fake.http.answer('/api/product/recommend', () => accepted(pageOf([productRow(5)])))
  prepare?.(fake)
  const node = <DetailScreen params={params} search={new URLSearchParams(query)} />
  return { ...fake, ...(await openScreen(fake.app, node, '/detail/1/7')) }
}

const radio = ({ screen }: Opened, name: string): HTMLInputElement =>
  screen.get('radio', name) as HTMLInputElement
const isOff = (element: HTMLElement): boolean => element.hasAttribute('disabled')
const textOf = ({ screen }: Opened): string => screen.text()

detail('chooses the cheapest variant in stock, and disables unavailable values', async () => {
  const opened = await open()
  assert.is(radio(opened, 'Hitam').checked, true)
  assert.ok(isOff(radio(opened, 'L')))
  assert.is(opened.screen.get('heading', 'Jaket').tagName, 'H1')
  opened.screen.remove()
})

detail('puts a dot before colours that the server gives, and none before other options', async () => {
  const colours = { name: 'Warna', child: ['Hitam', 'Putih'], child_color: ['#26262b', ''] }
  const sizes = { name: 'Ukuran', child: ['M', 'L'] }
  const opened = await open('', ({ http }) =>
    http.answer('/api/product/detail', () => accepted(detailRow({ specList: [colours, sizes] }))),
  )
  const dots = ['Hitam', 'Putih', 'M'].map((name) =>
    radio(opened, name).parentElement?.querySelector('circle'),
  )
  assert.equal(
    dots.map((dot) => dot?.getAttribute('fill')),
    ['#26262b', undefined, undefined],
  )
  opened.screen.remove()
})

detail('shows the available colours beside the choice', async () => {
  const colours = {
    name: 'Warna',
    child: ['Hitam', 'Putih', 'Lain'],
    child_color: ['#26262b', '#f4f4f6', ''],
  }
  const opened = await open('', ({ http }) =>
    http.answer('/api/product/detail', () => accepted(detailRow({ specList: [colours] }))),
  )
  const row = opened.screen.get('button', /detail.options/)
  const dots = [...row.querySelectorAll('circle')]
  assert.equal(
    dots.map((dot) => dot.getAttribute('fill')),
    ['#26262b', '#f4f4f6'],
  )
  opened.screen.remove()
})

detail('reads the choice from the address, and writes a new one there', async () => {
  const opened = await open('spec=Putih%2CL')
  assert.is(radio(opened, 'L').checked, true)
  press(radio(opened, 'M'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/detail/1/7?spec=Putih%2CM')
  opened.screen.remove()
})

detail('puts the chosen variant into a visitor’s cart and says so', async () => {
  const opened = await open('spec=Putih%2CM')
  press(opened.screen.get('button', 'detail.add'))
  await opened.rest()
  const line = opened.app.cart.cart$.value.lines.at(-1)
  assert.is(line?.spec, 'Putih,M')
  assert.is(line?.price, 1_200)
  assert.is(opened.app.cart.count$.value, 1)
  assert.match(JSON.stringify(opened.app.notices.notices$.value), 'detail.added')
  opened.screen.remove()
})

detail('goes straight to the order with what is chosen', async () => {
  const opened = await open('spec=Putih%2CM')
  press(opened.screen.get('button', 'detail.buyNow'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/order?product=1&mer=7&number=1&spec=Putih%2CM')
  opened.screen.remove()
})

detail('offers other variants from a link to a sold-out one', async () => {
  const opened = await open('spec=Hitam%2CL')
  assert.ok(isOff(opened.screen.get('button', 'detail.add')))
  assert.not(isOff(opened.screen.get('button', 'detail.buy')))
  opened.screen.remove()
})

detail('has reviews at once, and loads further products when they come near the screen', async () => {
  near.goFar()
  const opened = await open()
  const before = textOf(opened)
  await act(async () => near.comeNear())
  await opened.rest()
  assert.match(before, 'detail.reviews')
  assert.is(/Barang 5/.test(before), false)
  assert.match(textOf(opened), 'Barang 5')
  opened.screen.remove()
})

detail('links from a long, shortened review to all of it, and from short ones only to more', async () => {
  const hasAll = async (comment: string, count: number): Promise<boolean> => {
    const opened = await open('', ({ http }) => {
      const row = { reply_id: 1, nickname: 'A', comment }
      http.answer('/api/product/detail', () =>
        accepted(detailRow({}, { reply_count: count, reply_list: [row] })),
      )
    })
    await act(async () => near.comeNear())
    await opened.rest()
    const found = opened.screen.all('button', 'Semua').length > 0
    opened.screen.remove()
    return found
  }
  assert.equal(
    [await hasAll('Bagus', 1), await hasAll('Bagus', 2), await hasAll('Bagus sekali. '.repeat(9), 1)],
    [false, true, true],
  )
  assert.ok(await hasAll('ya\n'.repeat(9), 1))
})

detail('offers no purchase when all is sold out, and recommends other products', async () => {
  const soldOut = { stock: 0, use_spec: 0 }
  const opened = await open('', ({ http }) =>
    http.answer('/api/product/detail', () => accepted(detailRow(soldOut))),
  )
  assert.ok(isOff(opened.screen.get('button', 'detail.addShort')))
  assert.ok(isOff(opened.screen.get('button', 'detail.soldOut')))
  assert.match(textOf(opened), 'Barang 5')
  opened.screen.remove()
})

detail('renders none of the server’s scripts', async () => {
  const opened = await open()
  assert.match(textOf(opened), 'Hangat.')
  assert.not.match(textOf(opened), 'alert')
  opened.screen.remove()
})

detail('says that a product is gone and links to others', async () => {
  const opened = await open('', ({ http }) => http.answer('/api/product/detail', () => refused('Tidak ada')))
  assert.match(textOf(opened), 'detail.missingText')
  assert.is(opened.screen.get('link', 'detail.toExplore').getAttribute('href'), '/explore')
  assert.match(textOf(opened), 'Barang 5')
  opened.screen.remove()
})

detail('makes no call where the path names no product', async () => {
  const opened = await open('', undefined, {})
  assert.match(textOf(opened), 'detail.missingText')
  assert.equal([opened.http.sentTo('/api/product/detail'), opened.app.notices.notices$.value], [[], []])
  opened.screen.remove()
})

detail('offers a retry when the server is unreachable', async () => {
  let answer = unreachable
  const opened = await open('', ({ http }) => http.answer('/api/product/detail', () => answer))
  answer = accepted(detailRow())
  press(opened.screen.get('button', 'Coba lagi'))
  await opened.rest()
  assert.is(opened.screen.get('heading', 'Jaket').tagName, 'H1')
  opened.screen.remove()
})

detail('asks a visitor to sign in before a favourite', async () => {
  const opened = await open()
  press(opened.screen.get('button', 'Simpan ke favorit: Jaket'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/login')
  opened.screen.remove()
})

for (const name of ['Simpan ke favorit: Jaket', 'Ikuti: Toko 7']) {
  detail(`leads back to the product after the sign-in that "${name}" asked for`, async () => {
    const opened = await open()
    window.history.replaceState(null, '', '/detail/1/7?spec=Putih%2CM')
    press(opened.screen.get('button', name))
    await opened.rest()
    assert.is(opened.app.session.takeReturnPath(), '/detail/1/7?spec=Putih%2CM')
    opened.screen.remove()
  })
}

detail('keeps the choice when the product is loaded in another language', async () => {
  const opened = await open('spec=Putih%2CM')
  const english = JSON.stringify(detailRow()).replaceAll(/"(child|value)":\[[^\]]*\]/g, (list) =>
    list.replace('Hitam', 'Black').replace('Putih', 'White'),
  )
  opened.http.answer('/api/product/detail', () => accepted(JSON.parse(english)))
  act(() => refetchCount$.update((round) => round + 1))
  await opened.rest()
  assert.is(radio(opened, 'White').checked, true)
  opened.screen.remove()
})

detail('shows since when a product is on sale, where the server says so', async () => {
  const said = async (goods: object): Promise<boolean> => {
    const opened = await open('', ({ http }) =>
      http.answer('/api/product/detail', () => accepted(detailRow(goods))),
    )
    const text = textOf(opened)
    opened.screen.remove()
    return text.includes('detail.onSaleSince') && text.includes('28 Mei 2026')
  }
  assert.equal([await said({ createtime: 1_780_000_000 }), await said({})], [true, false])
})

detail('has no heading for a missing description', async () => {
  const opened = await open('', ({ http }) =>
    http.answer('/api/product/detail', () => accepted(detailRow({ content: ' ' }))),
  )
  assert.not.ok(textOf(opened).includes('detail.description'), textOf(opened))
  opened.screen.remove()
})

detail('names each picture by the view that its address tells, otherwise by its number', async () => {
  const images =
    '/goods/2/mug.ivory.800.webp,/goods/2/mug.ivory.above.640.webp#home,/goods/2/mug.red.800.webp'
  const opened = await open('', ({ http }) =>
    http.answer('/api/product/detail', () => accepted(detailRow({ images }))),
  )
  const names = opened.screen
    .all('button', /Perbesar foto/)
    .map((one) => one.getAttribute('aria-label')?.replace(/\. Perbesar foto.*/, ''))
  assert.equal(names, ['detail.picture', 'detail.pictureFrom.above', 'detail.picture'])
  opened.screen.remove()
})

detail(
  'shows further views of the chosen colour, and on other pictures the colour that they show',
  async () => {
    const picture = (colour: string, view: string): string =>
      `/goods/3/jacket.${colour.toLowerCase()}.${view}.webp`
    const images = ['Hitam', 'Putih'].flatMap((colour) => [
      picture(colour, '800'),
      picture(colour, 'behind.640'),
    ])
    const specTableList = ['Hitam', 'Putih'].flatMap((colour) =>
      ['M', 'L'].map((size) => ({ ...variantRow(colour, size, '10.00', 2), image: picture(colour, '800') })),
    )
    const opened = await open('spec=Putih%2CM', ({ http }) =>
      http.answer('/api/product/detail', () => accepted(detailRow({ images: images.join(), specTableList }))),
    )
    const shown = () =>
      opened.screen.all('button', /Perbesar foto/).map((one) => one.querySelector('img')?.getAttribute('src'))
    const thumbnail = () => opened.screen.get('button', 'Foto 1 dari 3')
    const hasCaption = () =>
      [...(thumbnail().closest('section')?.querySelectorAll('span') ?? [])].some(
        ({ textContent }) => textContent === 'Hitam',
      )
    assert.equal(shown(), [picture('Hitam', '800'), picture('Putih', '800'), picture('Putih', 'behind.640')])
    assert.is(hasCaption(), false)
    press(thumbnail())
    await opened.rest()
    assert.is(hasCaption(), true)
    press(radio(opened, 'Hitam'))
    await opened.rest()
    assert.equal(shown(), [picture('Hitam', '800'), picture('Hitam', 'behind.640'), picture('Putih', '800')])
    assert.is(hasCaption(), false)
    opened.screen.remove()
  },
)

const REVIEWS = [
  { reply_id: 1, nickname: 'A', rate: '5.0', comment: 'Bagus', language: 'dgn' },
  { reply_id: 2, nickname: 'B', rate: '3.0', comment: '丈夫です', language: 'ri', has_translation: 1 },
]
const COUNTS = { all: 2, pictures: 0, 1: 0, 2: 0, 3: 1, 4: 0, 5: 1 }

const openReviewed = (change: object = {}, prepare?: (fake: FakeApp) => void): Promise<Opened> =>
  open('', (fake) => {
    const row = { reply_count: 2, rate: 4, reply_list: REVIEWS, reply_counts: COUNTS, ...change }
    fake.http.answer('/api/product/detail', () => accepted(detailRow({ rate: 4 }, row)))
    prepare?.(fake)
  })

/** The chips are in the order of their stars: five, then three. */
const ofThreeStars = ({ screen }: Opened): HTMLElement => {
  const chip = screen.all('button', 'detail.starsRow').at(-1)
  assert.ok(chip)
  return chip
}

const REVIEWED = { reply_count: 1, reply_list: [{ reply_id: 1, nickname: 'A', comment: 'Bagus' }] }

detail(
  'has the description before the reviews and the shop where nobody has written a review yet',
  async () => {
    const placesIn = async (change: object): Promise<readonly number[]> => {
      const opened = await open('', ({ http }) =>
        http.answer('/api/product/detail', () => accepted(detailRow({}, change))),
      )
      const text = opened.screen.text()
      opened.screen.remove()
      return ['detail.reviews', 'detail.description'].map((word) => text.indexOf(word))
    }
    const [reviews = -1, description = -1] = await placesIn(REVIEWED)
    assert.ok(reviews >= 0 && description > reviews, `${reviews} ${description}`)
    const [none = -1, told = -1] = await placesIn({})
    assert.ok(told >= 0 && none > told, `${none} ${told}`)
  },
)

detail('filters reviews by stars at the server, and shows all again', async () => {
  const opened = await openReviewed({}, ({ http }) =>
    http.answer('/api/product/reply_list', (sent) =>
      accepted(pageOf(JSON.stringify(sent).includes('rate=3') ? [REVIEWS[1] ?? {}] : REVIEWS)),
    ),
  )
  const three = ofThreeStars(opened)
  press(three)
  await opened.rest()
  assert.is(three.getAttribute('aria-pressed'), 'true')
  assert.is(textOf(opened).includes('Bagus'), false)
  assert.match(textOf(opened), '丈夫です')
  press(opened.screen.get('button', 'detail.allReviews'))
  await opened.rest()
  assert.match(textOf(opened), 'Bagus')
  opened.screen.remove()
})

detail('shows the error where filtered reviews cannot be loaded, and retries', async () => {
  let isDown = true
  const opened = await openReviewed({}, ({ http }) =>
    http.answer('/api/product/reply_list', () => (isDown ? unreachable : accepted(pageOf(REVIEWS)))),
  )
  press(ofThreeStars(opened))
  await opened.rest()
  isDown = false
  press(opened.screen.get('button', /retry|Coba/))
  await opened.rest()
  assert.match(textOf(opened), '丈夫です')
  opened.screen.remove()
})

detail('offers no filter where the server does not count its reviews', async () => {
  const opened = await openReviewed({ reply_counts: undefined })
  assert.equal(opened.screen.all('button', /detail.starsRow/), [])
  assert.match(textOf(opened), 'detail.outOfFive')
  opened.screen.remove()
})

detail('translates a foreign review on request, and shows the original again', async () => {
  const opened = await openReviewed({}, ({ http }) =>
    http.answer('/api/product/reply_translation', () => accepted({ language: 'dgn', comment: 'Kuat' })),
  )
  const said = () => [...document.querySelectorAll('article p[lang], article p')].map((p) => p.textContent)
  assert.is(document.querySelector('article p[lang="ja"]')?.textContent, '丈夫です')
  press(opened.screen.get('button', 'detail.translate'))
  await opened.rest()
  assert.ok(said().includes('Kuat'))
  assert.is(document.querySelector('article p[lang="ja"]'), null)
  press(opened.screen.get('button', 'detail.original'))
  assert.ok(said().includes('丈夫です'))
  opened.screen.remove()
})

detail('says so where a translation cannot be loaded', async () => {
  const opened = await openReviewed({}, ({ http }) =>
    http.answer('/api/product/reply_translation', () => refused('Belum ada')),
  )
  press(opened.screen.get('button', 'detail.translate'))
  await opened.rest()
  assert.match(textOf(opened), 'detail.noTranslation')
  assert.equal(opened.app.notices.notices$.value, [])
  opened.screen.remove()
})

detail('shows the shop’s answer below a review', async () => {
  const answered = { ...REVIEWS[0], reply: { comment: 'Terima kasih', createtime: 1_700_000_000 } }
  const opened = await openReviewed({ reply_list: [answered] })
  assert.match(textOf(opened), 'Terima kasih')
  opened.screen.remove()
})

detail('shows fee, days and origin of the delivery, and the return period', async () => {
  const delivery = { fee: '6.20', courier: 'Kilat', arrives_first: '2026-11-28', arrives_last: '2026-12-04' }
  const merchant = { mer_id: 7, mer_name: 'Toko 7', country: 'CN', town: 'Shenzhen' }
  const opened = await open('', ({ http }) =>
    http.answer('/api/product/detail', () => accepted(detailRow({}, { delivery, merchant, return_days: 7 }))),
  )
  const row = opened.screen.get('button', /detail.deliveryFee/)
  assert.match(row.textContent ?? '', 'detail.arrives')
  assert.ok(row.querySelector('svg[aria-label="Tiongkok"]'))
  press(row)
  await opened.rest()
  assert.match(textOf(opened), 'Kilat')
  press(opened.screen.get('button', /detail.returns /))
  await opened.rest()
  assert.match(textOf(opened), 'detail.terms.received')
  opened.screen.remove()
})

detail('leaves out missing data of delivery and returns', async () => {
  const opened = await open()
  assert.not.match(textOf(opened), /detail.delivery|detail.returns/)
  opened.screen.remove()
})

for (const [market, percent] of [
  ['12.00', '16%'],
  ['10.05', undefined],
] as const)
  detail(`shows ${percent ?? 'no discount'} for a market price of ${market}`, async () => {
    const opened = await open('', ({ http }) =>
      http.answer('/api/product/detail', () =>
        accepted(detailRow({ use_spec: 0, market_price: market, specList: [], specTableList: [] })),
      ),
    )
    assert.is(/−16\s?%/.test(textOf(opened)), percent !== undefined)
    opened.screen.remove()
  })

detail('shows more of the shop beside it, and products of others below', async () => {
  const other = [productRow(8, { mer_id: 7 }), productRow(9, { mer_id: 3 })]
  const opened = await open('', ({ http }) =>
    http.answer('/api/product/detail', () => accepted(detailRow({}, { other }))),
  )
  const group = opened.screen.get('group', 'detail.moreOfShop')
  assert.match(group.textContent ?? '', 'Barang 8')
  assert.not.match(group.textContent ?? '', 'Barang 9')
  await act(async () => near.comeNear())
  await opened.rest()
  assert.match(textOf(opened), 'Barang 9')
  opened.screen.remove()
})

detail.run()
