import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { look, read, scrollTo, watch } from './feed.ts'
import { openSlowPage } from './slow-page.ts'

const TIMES = 4
const PRODUCTS = 500
const CARD = 'article'

export type FewProducts = { readonly productsInPage: number; readonly heapMb: number }

/** 500 products scrolled through at a quarter of the speed, as it was done with peers. */
export const measureFewProducts = async (print: (line: string) => void): Promise<FewProducts> => {
  const shop = await openBuiltShop({ seed: `load:${PRODUCTS + 100}` })
  const { page, cdp, close } = await openSlowPage(shop.browser, TIMES)
  try {
    await page.goto(`${shop.origin}/explore`)
    await page.locator(CARD).first().waitFor()
    await page.evaluate(watch, CARD)
    await page.mouse.move(206, 480)
    const spentMs = await scrollTo(page, PRODUCTS)
    const { cards, elements, heapMiB } = await look(page, cdp)
    const { frames, late, blocked } = await read(page)
    print(
      `\n${PRODUCTS} products at a quarter of the speed: ${cards} in the page, ${elements} elements, heap ${heapMiB} MiB; ` +
        `frames over 50 ms: ${((late / frames) * 100).toFixed(1)} %, long tasks ${(blocked / 1000).toFixed(1)} s, ${(spentMs / 1000).toFixed(0)} s`,
    )
    return { productsInPage: cards, heapMb: Number(heapMiB) }
  } finally {
    await close()
    await shop.close()
  }
}
