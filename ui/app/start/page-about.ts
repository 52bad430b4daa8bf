import type { App } from '../../../application/app.ts'
import { findCategory } from '../../../domain/catalogue/category.ts'
import { titleIn } from '../../../domain/catalogue/product.ts'
import { categoryName } from '../../catalogue/use-categories.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Translations } from '../../i18n/translations.ts'
import { type RouteMatch, splitUrl } from '../../navigation/routes.ts'

/** The preview of a shared page: more than the name of its kind. */
export type PageAbout = {
  readonly title: string
  readonly text: string
  /** A path of this shop, or a full address elsewhere; empty where there is none. */
  readonly image: string
}

type Tell = (app: App, params: RouteMatch['params'], texts: Translations) => Promise<PageAbout | undefined>

/** By route name: pages that people share. */
const DESCRIBERS: Readonly<Record<string, Tell>> = {
  detail: async ({ catalogue }, { product = '', mer = '' }, { language }) => {
    const found = await catalogue.peekProduct({ productId: product, shopId: mer })
    if (!found.ok) return undefined
    const { price, shop, images, image } = found.value
    const text = [formatMoney(price, language), shop.name].filter(Boolean).join(' · ')
    return { title: titleIn(found.value, language), text, image: images[0] ?? image }
  },
  explore: async ({ catalogue }, { cat }, texts) => {
    const found = await catalogue.loadCategories()
    const category = found.ok ? findCategory(found.value, cat) : undefined
    return category && { title: categoryName(category, texts), text: '', image: '' }
  },
  shop: async ({ catalogue }, { id = '' }) => {
    const found = await catalogue.loadShop(id, { page: 1 })
    if (!found.ok) return undefined
    const { name, town, country, avatar } = found.value
    return { title: name, text: [town, country].filter(Boolean).join(', '), image: avatar }
  },
}

/** Undefined for pages with only a title. */
export const describeRoute = async (
  app: App,
  { route, params }: RouteMatch,
  texts: Translations,
  url: string,
): Promise<PageAbout | undefined> => {
  const asked = Object.fromEntries(new URLSearchParams(splitUrl(url).search))
  const about = await DESCRIBERS[route.name]?.(app, { ...asked, ...params }, texts)
  return about?.title ? about : undefined
}
