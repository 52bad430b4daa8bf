import type { ReactNode } from 'react'
import { TextLink } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'

type RemoveLinkProps = {
  /** The line's title: to an ear it says which. */
  readonly of: string
  readonly hasIcon?: boolean
  readonly onRemove: () => void
}

/** Takes one line out of the cart. */
export const RemoveLink = ({ of, hasIcon = false, onRemove }: RemoveLinkProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <TextLink {...(hasIcon && { leadingIcon: 'trash-2' as const })} onClick={onRemove}>
      {t('cart.remove')}
      <span className="visually-hidden">{` ${of}`}</span>
    </TextLink>
  )
}
