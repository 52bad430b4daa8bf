import type { ReactNode } from 'react'
import { topUpPath, topUpReturnOf } from '../../domain/wallet/top-up-return.ts'
import { ListGroup, ListRow } from '../components/forms.ts'
import { Card, Note, Page, Price, TextLink } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { displaySettings } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './money.module.css'

/** `name` is the option that servers can switch off. */
const WAYS = [
  {
    name: 'walletTopUp',
    href: '/walletTopUp',
    icon: 'qr-code',
    label: 'money.methods.chain',
    text: 'money.topUp.chainText',
  },
  {
    name: 'card',
    href: '/cardTopUp',
    icon: 'credit-card',
    label: 'money.methods.card',
    text: 'money.topUp.cardText',
  },
  {
    name: 'manual',
    href: '/cardTopUp?method=manual',
    icon: 'landmark',
    label: 'money.methods.manual',
    text: 'money.topUp.manualText',
  },
] as const

/** Selects a top-up method. */
export const TopUpScreen = ({ search }: ScreenProps): ReactNode => {
  const { wallet } = useApp()
  const { t } = useTranslations()
  const returnTo = topUpReturnOf(search)
  const balance = useStream(wallet.balance$)
  return (
    <Page
      surface="canvas"
      column="col"
      isWallet
      title={t('core.title.topUp')}
      actions={<TextLink href="/topUpRecord">{t('money.record')}</TextLink>}
    >
      <div className={css['form']}>
        {balance !== undefined && (
          <Card label={t('money.balance')} className={css['stack']}>
            <p className="small ink-2">{t('money.balance')}</p>
            <Price cents={balance} size="xl" />
          </Card>
        )}
        <ListGroup label={t('money.method')}>
          {WAYS.filter(({ name }) => !displaySettings.off.has(name)).map(
            ({ name, href, icon, label, text }) => (
              <ListRow
                key={name}
                icon={icon}
                href={topUpPath(href, returnTo)}
                label={t(label)}
                description={t(text)}
              />
            ),
          )}
        </ListGroup>
        <Note icon="shield-check">{t('money.topUp.note')}</Note>
      </div>
    </Page>
  )
}
