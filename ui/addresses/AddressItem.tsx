import type { ReactNode } from 'react'
import type { Address } from '../../domain/addresses/address.ts'
import { showMobile } from '../../domain/addresses/address-text.ts'
import { addressTag, addressText } from '../components/commerce/delivery/AddressCard.tsx'
import { AddressCard } from '../components/forms.ts'
import { Button, ButtonLink, Card } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { AddressActions } from './use-address-actions.tsx'

type AddressItemProps = {
  readonly address: Address
  readonly actions: AddressActions
  readonly editHref: string
  /** Given when choosing an address. */
  readonly onPick?: () => void
}

/** One address with its actions. */
export const AddressItem = ({ address, actions, editHref, onPick }: AddressItemProps): ReactNode => {
  const { t, language } = useTranslations()
  // One person may have many addresses, so the name alone is not enough.
  const name = `${address.name}, ${address.detail}`
  const whose = <span className="visually-hidden">{` ${name}`}</span>
  const isBusy = actions.busyId === address.id
  return (
    <Card label={name}>
      <AddressCard
        name={address.name}
        phone={showMobile(address.mobile)}
        address={addressText(address, language)}
        tag={address.tag === '' ? undefined : addressTag(address.tag, t)}
        mark={address.isDefault ? t('addresses.main') : undefined}
        {...(onPick && { onClick: onPick, hasChevron: true })}
        actions={
          <>
            {!address.isDefault && (
              <Button size="sm" kind="text" isBusy={isBusy} onClick={() => actions.setDefault(address)}>
                {t('addresses.makeMain')}
                {whose}
              </Button>
            )}
            <ButtonLink size="sm" kind="line" href={editHref}>
              {t('addresses.edit')}
              {whose}
            </ButtonLink>
            <Button size="sm" kind="line" isDisabled={isBusy} onClick={() => actions.askRemove(address)}>
              {t('addresses.delete')}
              {whose}
            </Button>
          </>
        }
      />
    </Card>
  )
}
