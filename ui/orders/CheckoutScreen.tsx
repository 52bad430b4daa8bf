import { type ReactNode, useEffect } from 'react'
import { queryOfTarget, targetFrom } from '../../domain/orders/order-address.ts'
import { Page, SkeletonCards } from '../components/kit.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { NothingToPay } from './PayableStates.tsx'

/**
 * The checkout path of requirement S2: old links lead on to the payment, which replaces this history entry, so that
 * Back does not return here.
 */
export const CheckoutScreen = ({ search }: ScreenProps): ReactNode => {
  const { t } = useTranslations()
  const navigate = useNavigate()
  const target = targetFrom(search)
  const next = target && `/payment?${queryOfTarget(target)}`
  useEffect(() => {
    if (next) navigate(next, { replace: true })
  }, [next, navigate])
  return (
    <Page surface="canvas" column="form" isBusy={target !== undefined} title={t('core.title.checkout')}>
      {target ? <SkeletonCards count={2} /> : <NothingToPay />}
    </Page>
  )
}
