import type { ReactNode } from 'react'
import { topUpPath, topUpReturnOf } from '../../domain/wallet/top-up-return.ts'
import { ART } from '../components/art.ts'
import { Box, Card, EmptyState, Page, QueryState, Skeleton, TextLink } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './money.module.css'
import { OnChainForm } from './top-up/OnChainForm.tsx'

/** Placeholder of a blockchain top-up: network, QR code, address, notes, and amount. */
const ChainSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['form']}>
      <div className={css['saved']}>
        <Box shape="title" />
        <Box shape="row" />
      </div>
      <Card className={css['deposit']}>
        <div className={css['qrWaits']}>
          <Box shape="tile" />
        </div>
        <Box shape="short" />
        <Box />
        <div className={css['pair']}>
          <Box shape="button" />
          <Box shape="button" />
        </div>
      </Card>
      <Box shape="row" />
      <div className={css['saved']}>
        <Box shape="title" />
        <Box shape="button" />
      </div>
    </div>
  </Skeleton>
)

/** Top-up over a blockchain: the server's networks and addresses, then the proof (requirements S1 and S5). */
export const WalletTopUpScreen = ({ search }: ScreenProps): ReactNode => {
  const { wallet } = useApp()
  const { t } = useTranslations()
  const returnTo = topUpReturnOf(search)
  const query = useQuery({ key: 'networks', load: wallet.loadNetworks })
  if (query.value && query.value.length > 0) return <OnChainForm networks={query.value} returnTo={returnTo} />
  return (
    <Page
      surface="canvas"
      column="form"
      isWallet
      isBusy={query.phase === 'loading'}
      title={t('core.title.walletTopUp')}
      actions={<TextLink href="/topUpRecord">{t('money.record')}</TextLink>}
    >
      <QueryState isTall query={query} skeleton={<ChainSkeleton />} />
      {query.phase === 'ready' && (
        <EmptyState
          isTall
          image={ART.coin}
          title={t('money.chain.noneTitle')}
          text={t('money.chain.noneText')}
          href={topUpPath('/cardTopUp', returnTo)}
          replace
          linkLabel={t('core.title.cardTopUp')}
        />
      )}
    </Page>
  )
}
