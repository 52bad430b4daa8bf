import type { App } from '../../../application/app.ts'
import type { Language } from '../../../domain/account/language.ts'
import { titleIn } from '../../../domain/catalogue/product.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { RouteMatch } from '../../navigation/routes.ts'

/** The preview of a shared page: more than the name of its kind. */
export type PageAbout = {
  readonly title: string
  readonly text: string
  /** A path of this shop, or a full address elsewhere; empty where there is none. */
  readonly image: string
}

type Tell = (app: App, params: RouteMatch['params'], language: Language) => Promise<PageAbout | undefined>

/** By route name: pages that people share. */
const DESCRIBERS: Readonly<Record<string, Tell>> = {
  detail: async ({ catalogue }, { product = '', mer = '' }, language) => {
    const found = await catalogue.peekProduct({ productId: product, shopId: mer })
    if (!found.ok) return undefined
    const { price, shop, images, image } = found.value
    const text = [formatMoney(price, language), shop.name].filter(Boolean).join(' · ')
    return { title: titleIn(found.value, language), text, image: images[0] ?? image }
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
  language: Language,
): Promise<PageAbout | undefined> => {
  const about = await DESCRIBERS[route.name]?.(app, params, language)
  return about?.title ? about : undefined
}
