import { type ReactNode, useState } from 'react'
import { type Voucher, voucherStateOf } from '../../domain/orders/voucher-offers.ts'
import { ClaimableVoucher, useVouchers } from '../components/commerce/vouchers/Vouchers.tsx'
import { BottomSheet, ListGroup, ListRow } from '../components/forms.ts'
import { Icon } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { formatNumber } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './MeScreen.module.css'

type TicketsProps = { readonly vouchers: readonly Voucher[]; readonly label: string }

const Tickets = ({ vouchers, label }: TicketsProps): ReactNode => (
  <ul className={css['tickets']} aria-label={label}>
    {vouchers.map((voucher) => (
      <li key={voucher.code}>
        <ClaimableVoucher voucher={voucher} />
      </li>
    ))}
  </ul>
)

/** A row with the number of claimed vouchers; its sheet shows them, and below them what can be claimed. */
export const OwnVouchers = (): ReactNode => {
  const { clock } = useApp()
  const { t, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const vouchers = useVouchers({ kind: 'account' })
  const now = Math.floor(clock.now() / 1000)
  const inState = (state: 'claimed' | 'claimable'): readonly Voucher[] =>
    (vouchers ?? []).filter((voucher) => voucherStateOf(voucher, now) === state)
  const [own, open] = [inState('claimed'), inState('claimable')]
  // A server without vouchers has nothing to show.
  if (vouchers?.length === 0) return null
  return (
    <>
      <ListGroup label={t('vouchers.mine')}>
        <ListRow
          icon="ticket-percent"
          label={t('vouchers.mine')}
          value={own.length > 0 ? formatNumber(own.length, language) : undefined}
          trailing={<Icon name="chevron-right" size={20} className="ink-3" />}
          onClick={() => setOpen(true)}
        />
      </ListGroup>
      <BottomSheet isOpen={isOpen} title={t('vouchers.mine')} onClose={() => setOpen(false)}>
        {own.length > 0 ? (
          <Tickets vouchers={own} label={t('vouchers.mine')} />
        ) : (
          <p className="ink-2">{t('vouchers.noneClaimed')}</p>
        )}
        {open.length > 0 && (
          <>
            <h3 className={css['claimable']}>{t('vouchers.title')}</h3>
            <Tickets vouchers={open} label={t('vouchers.title')} />
          </>
        )}
      </BottomSheet>
    </>
  )
}
