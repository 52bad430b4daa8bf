import { DEMO_SHOPPER } from '../../support/backend/shoppers/demo-shopper.ts'
import { wordsOf } from '../../support/browser/pages/visible-text.ts'
import { KEYS } from '../drivers/session.ts'
import { by, type Page } from '../page/page.ts'
import type { Journey } from './journey.ts'
import { pattern } from './visits.ts'

const changeLanguage = async (page: Page): Promise<void> => {
  const english = wordsOf('en')
  await page.go('/home')
  const choose = (label: string, name: string): Promise<void> =>
    page.click(by('combobox', label).within('option', name).anywhere())
  await choose(page.say('catalogue.language'), 'English')
  await page.see(by('heading', english('catalogue.home.popular')))
  await page.reload()
  await page.see(by('heading', english('catalogue.home.popular')))
  await page.draw('in English')
  await choose(english('catalogue.language'), 'Bahasa Indonesia')
  await page.see(by('heading', page.say('catalogue.home.popular')))
}

/** Runs on the page: what the products in sight cost, in their order. */
const pricesInSight = (): readonly number[] =>
  [...document.querySelectorAll('[data-page] a[href^="/detail/"]')]
    .filter((link) => link.checkVisibility())
    .map((link) => /\$([\d.,]+)/.exec((link.textContent ?? '').replace(/\s/g, ''))?.[1] ?? '')
    .map((price) => Number(price.replaceAll('.', '').replace(',', '.')))

const isRising = (prices: readonly number[]): boolean =>
  prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0))

const searchAndFilter = async (page: Page): Promise<void> => {
  const { say } = page
  await page.click(by('link', say('kit.searchHint')))
  await page.fill(by('field', say('search.label')), 'tas')
  await page.session.press(KEYS.enter)
  await page.see(by('text', pattern(say('search.found'))))
  await page.click(by('button', /^Filter/))
  const sheet = by('dialog')
  await page.see(sheet)
  await page.draw('filter sheet')
  await page.click(sheet.within('radio', say('catalogue.sort.price-up')).anywhere())
  await page.fill(sheet.within('field', say('catalogue.filter.max')), '150')
  await page.click(sheet.within('button', /^Lihat/))
  await page.gone(sheet)
  await page.until('cheap ones first, and none above the limit', async () => {
    const prices = await page.run(pricesInSight)
    return prices.length > 1 && isRising(prices) && prices.every((price) => price <= 150)
  })
  await page.draw('search results')
}

/** Puts the camera with its variants into the cart, as whoever looks. */
const chooseVariant = async (page: Page): Promise<void> => {
  const { say } = page
  await page.go('/detail/54/15')
  await page.click(by('button', say('detail.addShort')))
  const sheet = by('dialog')
  await page.see(sheet)
  await page.click(sheet.within('button', new RegExp(`^${say('kit.increase')}`)))
  await page.draw('variant sheet')
  await page.back()
  await page.gone(sheet)
  await page.at(/\/detail\/54\/15$/)
  await page.click(by('button', say('detail.addShort')))
  await page.see(sheet)
  await page.click(sheet.within('button', say('detail.addShort')))
  await page.hear(say('detail.added'))
}

const signIn = async (page: Page): Promise<void> => {
  const { say } = page
  await page.go('/bag')
  await page.draw('cart or login')
  await page.fill(by('field', say('session.account')), DEMO_SHOPPER.account)
  await page.fill(by('field', say('session.password')), DEMO_SHOPPER.password)
  await page.click(by('button', say('session.signIn')))
  await page.at(/\/bag$/)
  await page.see(by('link', /Kamera mirrorless/))
  await page.draw('merged cart')
}

const signOut = async (page: Page): Promise<void> => {
  const { say } = page
  await page.go('/setting')
  await page.click(by('button', say('account.signOut')))
  await page.click(by('alertdialog').within('button', say('account.signOut')))
  await page.hear(say('account.signedOut'))
  await page.go('/myPurchases')
  await page.at(/\/login/)
}

export const looking: Journey = {
  key: 'looking',
  name: 'a visitor changes the language, searches, filters, puts a variant into the cart and signs in to it',
  walk: async (page) => {
    await changeLanguage(page)
    await searchAndFilter(page)
    await chooseVariant(page)
    await signIn(page)
    await signOut(page)
  },
}
