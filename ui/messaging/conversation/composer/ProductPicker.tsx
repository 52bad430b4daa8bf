import { type ReactNode, useState } from 'react'
import type { ApiFault } from '../../../../domain/api/fault.ts'
import { type ProductSummary, titleIn } from '../../../../domain/catalogue/product.ts'
import { eachOnce, favouritesNow, productKey } from '../../../../domain/catalogue/recently-viewed.ts'
import type { CardProduct } from '../../../../domain/messaging/content/shop-cards.ts'
import { productContent } from '../../../../domain/messaging/content/shop-content.ts'
import { ok } from '../../../../domain/shared/result.ts'
import { BottomSheet, TabPanel, Tabs } from '../../../components/forms.ts'
import { Price, ProductTile } from '../../../components/kit.ts'
import { useQuery } from '../../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import type { PickerProps } from '../conversation-context.ts'
import css from './pickers.module.css'

const KINDS = ['viewed', 'cart', 'saved'] as const
type Kind = (typeof KINDS)[number]

type Offered = CardProduct & Pick<ProductSummary, 'categoryKey'>

const NOTHING: readonly Offered[] = []

/** Favourites from the server, with changes made here meanwhile. */
const useSaved = (isWanted: boolean): readonly Offered[] => {
  const { catalogue } = useApp()
  const marks = useStream(catalogue.favourites$)
  const viewed = useStream(catalogue.recentlyViewed$)
  const { value } = useQuery<readonly Offered[], ApiFault>({
    key: isWanted ? 'saved' : '',
    load: async () => {
      if (!isWanted) return ok(NOTHING)
      const answer = await catalogue.loadFavourites(1)
      return answer.ok ? ok(answer.value.rows) : answer
    },
  })
  return favouritesNow(value ?? NOTHING, viewed, marks)
}

/** The shopper's products by source. */
const useProducts = (kind: Kind): readonly Offered[] => {
  const { catalogue, cart } = useApp()
  const viewed = useStream(catalogue.recentlyViewed$)
  const { lines } = useStream(cart.cart$)
  const saved = useSaved(kind === 'saved')
  switch (kind) {
    case 'viewed':
      return viewed
    case 'cart':
      return eachOnce<Offered>(lines)
    case 'saved':
      return saved
  }
}

/** Selects a product to send: recently viewed, in the cart, or a favourite. */
export const ProductPicker = ({ onSend, onClose }: PickerProps): ReactNode => {
  const { t, language } = useTranslations()
  const [kind, setKind] = useState<Kind>('viewed')
  const products = useProducts(kind)
  const pick = (product: CardProduct): void => {
    const title = titleIn(product, language)
    onSend(productContent(product, t('chat.digest.product', { title })))
    onClose()
  }
  return (
    <BottomSheet isOpen title={t('chat.conversation.pick.product')} onClose={onClose}>
      <Tabs
        label={t('chat.conversation.pick.product')}
        panelId="chat-products"
        tabs={KINDS.map((value) => ({ value, label: t(`chat.conversation.pick.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TabPanel id="chat-products" value={kind}>
        {products.length === 0 && <p className={css['none']}>{t('chat.conversation.pick.noProduct')}</p>}
        <ul className={css['list']}>
          {products.map((product) => (
            <li key={productKey(product)}>
              <button type="button" className={css['row']} onClick={() => pick(product)}>
                <ProductTile image={product.image} size="s" category={product.categoryKey} />
                <span className={css['texts']}>
                  <span className="two-lines">{titleIn(product, language)}</span>
                  <Price cents={product.price} size="md" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </TabPanel>
    </BottomSheet>
  )
}
