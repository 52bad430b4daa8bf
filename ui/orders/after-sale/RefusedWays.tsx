import type { ReactNode } from 'react'
import type { Refund } from '../../../domain/orders/refund-progress.ts'
import { TextLink } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import css from './after-sale.module.css'
import { complaintAbout } from './complaint-path.ts'

/** Where to turn with a refusal: an application is made once, so the shop and a complaint are what is left. */
export const RefusedWays = ({ refund: { orderId, shop } }: { readonly refund: Refund }): ReactNode => {
  const { t } = useTranslations()
  const chat = `/chatRoomDetail/${encodeURIComponent(shop.shopId)}?order=${encodeURIComponent(orderId)}`
  const complaint = complaintAbout(orderId)
  return (
    <div className={css['ways']}>
      {shop.shopId !== '' && hasScreen(chat) && (
        <TextLink href={chat} icon="chevron-right">
          {t('orders.action.chat')}
        </TextLink>
      )}
      {hasScreen(complaint) && (
        <TextLink href={complaint} icon="chevron-right">
          {t('core.title.complaint')}
        </TextLink>
      )}
    </div>
  )
}
