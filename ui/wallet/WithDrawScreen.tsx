import type { ReactNode } from 'react'
import { AppBar, ErrorState, Page, TextLink } from '../components/kit.ts'
import { SkeletonFields } from '../components/states/SkeletonForms.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { WithdrawForm } from './withdraw/WithdrawForm.tsx'

/** Withdrawal to a bank card or blockchain address (requirements S1 and S5). */
export const WithDrawScreen = (_: ScreenProps): ReactNode => {
  const { wallet } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const changes = useStream(wallet.walletChanges$)
  const balance = useStream(wallet.balance$)
  const query = useQuery({
    key: 'terms',
    version: `${changes} ${balance ?? ''}`,
    load: wallet.loadWithdrawalTerms,
  })
  if (query.value) return <WithdrawForm terms={query.value} onStale={() => void query.refresh()} />
  return (
    <Page
      surface="bg"
      column="form"
      isWallet
      isBusy={query.phase === 'loading'}
      bar={
        <AppBar
          column="form"
          title={t('core.title.withDraw')}
          actions={<TextLink href="/depositRecord">{t('money.record')}</TextLink>}
        />
      }
    >
      {query.phase === 'loading' && <SkeletonFields />}
      {query.phase === 'failed' && query.fault && (
        <ErrorState isTall text={faultText(query.fault)} onRetry={query.retry} />
      )}
    </Page>
  )
}
