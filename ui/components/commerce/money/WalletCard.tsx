import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Cents } from '../../../../domain/shared/money.ts'
import { moneyParts } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { IconButton } from '../../actions/IconButton.tsx'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icon-names.ts'
import css from './WalletCard.module.css'

type WalletAction = { readonly href: string; readonly label: string; readonly icon: IconName }

type WalletCardProps = {
  /** "Saldo". */
  readonly label: string
  readonly balance: Cents
  readonly isHidden: boolean
  readonly onHide: (isHidden: boolean) => void
  /** "Riwayat dana", at the right. */
  readonly record?: { readonly href: string; readonly label: string }
  /** The first one is white. */
  readonly actions?: readonly WalletAction[]
}

/** The shopper's balance, in teal. */
export const WalletCard = ({
  label,
  balance,
  isHidden,
  onHide,
  record,
  actions = [],
}: WalletCardProps): ReactNode => {
  const { t, language } = useTranslations()
  const money = moneyParts(balance, language)
  return (
    <section className={css['wallet']} aria-label={label}>
      <svg
        className={css['arc']}
        viewBox="0 0 358 180"
        preserveAspectRatio="xMaxYMin meet"
        fill="none"
        aria-hidden="true"
      >
        <g className={css['lines']}>
          <path d="M150 190C190 40 300 -40 420 -30" />
          <path d="M190 190C224 66 316 -6 420 4" />
          <path d="M230 190C258 92 330 30 420 38" />
          <path d="M270 190C292 116 344 66 420 72" />
        </g>
        <path className={css['dots']} d="M186 96C222 62 300 40 420 66" />
        <circle className={css['origin']} cx="186" cy="96" r="3.5" />
      </svg>
      <div className={css['head']}>
        <span className={css['label']}>
          <span>{label}</span>
          <IconButton
            className={css['eye']}
            icon={isHidden ? 'eye-off' : 'eye'}
            size={20}
            label={t(isHidden ? 'kit.showBalance' : 'kit.hideBalance')}
            onClick={() => onHide(!isHidden)}
          />
        </span>
        {record && (
          <Link className={css['record']} href={record.href}>
            <span>{record.label}</span>
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </div>
      <p className={css['balance']}>
        {isHidden ? (
          <>
            <span aria-hidden="true">••••••</span>
            <span className="visually-hidden">{t('kit.balanceHidden')}</span>
          </>
        ) : (
          <span key={`${money.sign}${money.whole}${money.fraction}`} translate="no">
            {`${money.sign}${money.symbol}${money.whole}`}
            <i>{money.fraction}</i>
          </span>
        )}
      </p>
      {actions.length > 0 && (
        <div className={css['actions']}>
          {actions.map((action) => (
            <Link key={action.href} className={css['action']} href={action.href}>
              <Icon name={action.icon} size={20} />
              <span>{action.label}</span>
            </Link>
          ))}
        </div>
      )}
    </section>
  )
}
