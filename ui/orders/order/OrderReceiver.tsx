import type { ReactNode } from 'react'
import { showMobile } from '../../../domain/addresses/address-text.ts'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import { AddressCard } from '../../components/forms.ts'
import { Card } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** Where the parcel goes: as it was written down when the order was made. */
export const OrderReceiver = ({ receiver }: Pick<OrderDetail, 'receiver'>): ReactNode => {
  const { t } = useTranslations()
  if (receiver.name === '' && receiver.address === '') return null
  return (
    <Card label={t('orders.address')}>
      <AddressCard name={receiver.name} phone={showMobile(receiver.mobile)} address={receiver.address} />
    </Card>
  )
}
