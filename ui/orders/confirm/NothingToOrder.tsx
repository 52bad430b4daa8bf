import type { ReactNode } from 'react'
import { ART } from '../../components/art.ts'
import { ButtonLink, EmptyState, TextLink } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** Nothing in the address can be ordered; `text` says why. */
export const NothingToOrder = ({ text }: { readonly text: string }): ReactNode => {
  const { t } = useTranslations()
  return (
    <EmptyState
      isTall
      image={ART.cart}
      title={t('orders.nothingTitle')}
      text={text}
      action={
        <>
          <ButtonLink kind="primary" href="/bag" isBlock>
            {t('orders.toCart')}
          </ButtonLink>
          <TextLink href="/home">{t('orders.goOnShopping')}</TextLink>
        </>
      }
    />
  )
}
