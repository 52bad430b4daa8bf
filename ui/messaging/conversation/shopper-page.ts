import type { App } from '../../../application/app.ts'
import { hasScreen, hrefOfProduct } from '../../navigation/routes.ts'
import { OrderPicker } from './composer/OrderPicker.tsx'
import { ProductPicker } from './composer/ProductPicker.tsx'
import type { ConversationPage } from './conversation-context.ts'

const pages = new WeakMap<App, ConversationPage>()

/** The conversation's page for shoppers: cards link to the shop and show its current data. One for each app. */
export const shopperPage = (app: App): ConversationPage => {
  const known = pages.get(app)
  if (known) return known
  const page: ConversationPage = {
    loadProduct: app.catalogue.peekProduct,
    loadOrder: (orderId) => app.orders.loadOrder(orderId, { isQuiet: true }),
    productHref: hrefOfProduct,
    orderHref: (orderId) => `/orderInfo/${encodeURIComponent(orderId)}`,
    hasScreen,
    listPath: '/chatRoom',
    ProductPicker,
    OrderPicker,
    isShoppers: true,
  }
  pages.set(app, page)
  return page
}
