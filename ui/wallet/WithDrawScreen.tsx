import type { ReactNode } from 'react'
import { Page, QueryState, TextLink } from '../components/kit.ts'
import { SkeletonFields } from '../components/states/SkeletonForms.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { WithdrawForm } from './withdraw/WithdrawForm.tsx'

/** Withdrawal to a bank card or blockchain address (requirements S1 and S5). */
export const WithDrawScreen = (_: ScreenProps): ReactNode => {
  const { wallet } = useApp()
  const { t } = useTranslations()
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
      title={t('core.title.withDraw')}
      actions={<TextLink href="/depositRecord">{t('money.record')}</TextLink>}
    >
      <QueryState isTall query={query} skeleton={<SkeletonFields />} />
    </Page>
  )
}
