import type { ReactNode } from 'react'
import type { ScreenProps } from '../app/screen.ts'
import { AppBar, Card, ListGroup, ListRow, Note, Page, Price, TextLink } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './money.module.css'

/** Which way the money shall come. */
export const TopUpScreen = (_: ScreenProps): ReactNode => {
  const { wallet } = useApp()
  const { t } = useWords()
  const balance = useStream(wallet.balance$)
  return (
    <Page
      surface="canvas"
      column="col"
      isWallet
      bar={
        <AppBar
          column="col"
          title={t('core.title.topUp')}
          actions={<TextLink href="/topUpRecord">{t('money.record')}</TextLink>}
        />
      }
    >
      <div className={css['form']}>
        {balance !== undefined && (
          <Card label={t('money.balance')} className={css['stack']}>
            <p className="small ink-2">{t('money.balance')}</p>
            <Price cents={balance} size="xl" />
          </Card>
        )}
        <ListGroup label={t('money.method')}>
          <ListRow
            icon="qr-code"
            href="/walletTopUp"
            label={t('money.methods.chain')}
            description={t('money.topUp.chainText')}
          />
          <ListRow
            icon="credit-card"
            href="/cardTopUp"
            label={t('money.methods.card')}
            description={t('money.topUp.cardText')}
          />
          <ListRow
            icon="landmark"
            href="/cardTopUp?method=manual"
            label={t('money.methods.manual')}
            description={t('money.topUp.manualText')}
          />
        </ListGroup>
        <Note icon="shield-check">{t('money.topUp.note')}</Note>
      </div>
    </Page>
  )
}
