import type { ReactNode } from 'react'
import type { Language } from '../../../../domain/account/language.ts'
import type { Address } from '../../../../domain/addresses/address.ts'
import { addressLine, knownTag } from '../../../../domain/addresses/address-text.ts'
import { countryOf } from '../../../../domain/addresses/country.ts'
import { formatCountry } from '../../../i18n/format.ts'
import type { Translations } from '../../../i18n/translations.ts'
import { Pressable } from '../../actions/Button.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { IconDisc, Tag } from '../../surfaces/Badge.tsx'
import css from './AddressCard.module.css'

type AddressCardProps = {
  readonly name: string
  readonly phone: string
  /** The whole address on one line, which wraps. */
  readonly address: string
  readonly tag?: string | undefined
  /** "Utama", for the default address. */
  readonly mark?: string | undefined
  readonly href?: string
  readonly onClick?: () => void
  /** Buttons below, or at the end. */
  readonly actions?: ReactNode
  /** A chevron at the end, for a link. */
  readonly hasChevron?: boolean
}

/** A delivery address. Put it in a Card. */
export const AddressCard = ({
  name,
  phone,
  address,
  tag,
  mark,
  href,
  onClick,
  actions,
  hasChevron = false,
}: AddressCardProps): ReactNode => (
  <div className={css['around']}>
    <Pressable className={css['address']} href={href} onClick={onClick}>
      <IconDisc icon="map-pin" />
      <span className="grow">
        <span className={css['head']}>
          <b>{name}</b>
          {tag && <Tag tone="teal">{tag}</Tag>}
          {mark && <Tag tone="accent">{mark}</Tag>}
        </span>
        <span className={css['phone']}>{phone}</span>
        <span className={css['text']}>{address}</span>
      </span>
      {hasChevron && <Icon name="chevron-right" size={20} className={css['chevron']} />}
    </Pressable>
    {actions !== undefined && <div className={css['actions']}>{actions}</div>}
  </div>
)

/** An address tag in the reader's language; custom tags are unchanged. Needs the texts of `addresses`. */
export const addressTag = (tag: string, t: Translations['t']): string => {
  const known = knownTag(tag)
  return known ? t(`addresses.tag.${known}`) : tag
}

/** An address on one line, with its country in the reader's language when it is abroad. */
export const addressText = (address: Address, language: Language): string => {
  const code = countryOf(address.country)
  return addressLine(address, code === undefined ? '' : formatCountry(code, language))
}
