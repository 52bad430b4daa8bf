import type { ReactNode } from 'react'
import type { Address } from '../../../domain/addresses/address.ts'
import { showMobile } from '../../../domain/addresses/address-text.ts'
import { addressTag, addressText } from '../../components/commerce/delivery/AddressCard.tsx'
import { AddressCard, ListGroup, ListRow } from '../../components/forms.ts'
import { Card } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

type DeliveryAddressProps = { readonly address: Address | undefined; readonly returnPath: string }

/** The delivery address; a tap opens the address list and returns to this order. */
export const DeliveryAddress = ({ address, returnPath }: DeliveryAddressProps): ReactNode => {
  const { t, language } = useTranslations()
  const href = `/address?pick=${encodeURIComponent(returnPath)}`
  if (!address) {
    return (
      <ListGroup label={t('orders.address')}>
        <ListRow
          icon="map-pin"
          label={t('orders.addAddress')}
          description={t('orders.addAddressHelp')}
          href={href}
        />
      </ListGroup>
    )
  }
  return (
    <Card label={t('orders.address')}>
      <AddressCard
        name={address.name}
        phone={showMobile(address.mobile)}
        address={addressText(address, language)}
        tag={address.tag === '' ? undefined : addressTag(address.tag, t)}
        href={href}
        hasChevron
      />
    </Card>
  )
}
