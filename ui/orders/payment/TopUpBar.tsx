import type { ReactNode } from 'react'
import type { Cents } from '../../../domain/shared/money.ts'
import { topUpPath } from '../../../domain/wallet/top-up-aim.ts'
import { BottomBar, ButtonLink } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'

type TopUpBarProps = {
  readonly missing: Cents
  /** Where paying goes on after the top-up. */
  readonly back: string
}

/** In place of paying, while the balance does not reach. */
export const TopUpBar = ({ missing, back }: TopUpBarProps): ReactNode => {
  const { t } = useTranslations()
  const topUp = topUpPath('/topUp', { back, missing })
  return (
    <BottomBar column="form" needsNetwork>
      {hasScreen(topUp) ? (
        <ButtonLink kind="primary" size="lg" isBlock href={topUp}>
          {t('orders.topUp')}
        </ButtonLink>
      ) : (
        <ButtonLink kind="neutral" size="lg" isBlock href="/myPurchases/0">
          {t('orders.payLater')}
        </ButtonLink>
      )}
    </BottomBar>
  )
}
