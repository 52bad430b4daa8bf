import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslations } from '../../i18n/translations.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { Count } from '../surfaces/Badge.tsx'
import { Mark } from './Logo.tsx'
import css from './TabBar.module.css'

type TabItem = {
  readonly href: string
  readonly label: string
  readonly icon: IconName
  readonly isCurrent: boolean
  /** Shown as a count when above zero. */
  readonly badge?: number
}

type TabBarProps = {
  readonly items: readonly TabItem[]
  /** Inner screens have no tabs on phones; the rail always stays. */
  readonly isHiddenOnPhone?: boolean
}

/** Five tabs at the bottom of a phone, a rail on the left from 900 px on. */
export const TabBar = ({ items, isHiddenOnPhone = false }: TabBarProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <nav className={cx(css['nav'], isHiddenOnPhone && css['hidden'])} aria-label={t('kit.navigation')}>
      <span className={css['mark']} aria-hidden="true">
        <Mark />
      </span>
      {items.map(({ href, label, icon, isCurrent, badge = 0 }) => (
        <Link key={href} className={css['tab']} href={href} aria-current={isCurrent ? 'page' : undefined}>
          <span className={css['glyph']}>
            <Icon name={icon} />
            {badge > 0 && <Count value={badge} className={css['count']} />}
          </span>
          <span aria-hidden={badge > 0}>{label}</span>
          {badge > 0 && (
            <span className="visually-hidden">{t('kit.badge', { name: label, count: badge })}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
