import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused } from '../../../../adapters/fakes/fake-http.ts'
import type { Language } from '../../../../domain/account/language.ts'
import { describeRoute, type PageAbout } from '../../../../ui/app/start/page-about.ts'
import { loadTexts } from '../../../../ui/i18n/load-texts.ts'
import { createTranslations } from '../../../../ui/i18n/translations.ts'
import { matchRoute } from '../../../../ui/navigation/routes.ts'
import { detailRow, shopRow } from '../../../support/api-rows.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'

const about = suite('link previews of a page')

/** As a server tells it to who reads `language`. */
const tell = async (url: string, language: Language = 'dgn'): Promise<PageAbout | undefined> => {
  const { app, http } = createFakeApp()
  const goods = { sales_price: '1248.50' }
  http.answer('/api/product/detail', ({ url: asked }) =>
    asked.includes('product_id=1&') ? accepted(detailRow(goods)) : refused('gone'),
  )
  http.answer('/api/merchant/detail', () => accepted(shopRow(7, { town: 'Bandung', country: 'Indonesia' })))
  http.answer('/api/index/category', () =>
    accepted([{ category_id: 3, key: 'electric', name: 'Elektronik' }]),
  )
  const translations = createTranslations(loadTexts, language, { withFallback: true })
  await translations.setLanguage(language)
  const match = matchRoute(url)
  return match && describeRoute(app, match, translations.translations$.value, url)
}

about('has the name, the price and the shop of a product, and its first picture', async () => {
  assert.equal(await tell('/detail/1/7'), { title: 'Jaket', text: '$1.248,50 · Toko 7', image: '/p/1.webp' })
  assert.equal(await tell('/detail/1/7', 'en'), {
    title: 'Jacket',
    text: '$1,248.50 · Toko 7',
    image: '/p/1.webp',
  })
})

about('has the name and the place of a shop, and its logo', async () => {
  assert.equal(await tell('/shop/7'), { title: 'Toko 7', text: 'Bandung, Indonesia', image: '/s/7.webp' })
})

about('has the name of a category in the language of the page, by its id or its key', async () => {
  assert.is((await tell('/explore?cat=3', 'ri'))?.title, '家電')
  assert.is((await tell('/explore?sort=sales&cat=electric', 'en'))?.title, 'Electronics')
  assert.is(await tell('/explore?cat=999'), undefined)
})

about('is empty for a product that is gone, and for pages with a general description', async () => {
  assert.is(await tell('/detail/2/7'), undefined)
  assert.is(await tell('/home'), undefined)
})

about.run()
