import type { ReactNode } from 'react'
import { useStream, useSurroundings } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { cx } from '../cx.ts'
import networkNoteCss from '../states/NetworkNote.module.css'
import type { Column } from './AppBar.tsx'
import css from './BottomBar.module.css'

/** Says that an action needs a network, while offline. */
export const NetworkNote = (): ReactNode => {
  const { lifecycle } = useSurroundings()
  const { t } = useTranslations()
  const { isOnline } = useStream(lifecycle.life$)
  return (
    <p className={networkNoteCss['note']} role="status">
      {!isOnline && t('offline.needsNetwork')}
    </p>
  )
}

export type BottomBarProps = {
  readonly children: ReactNode
  /** Aligns the actions with the page's column; from 900 px on a form's bar follows the form. */
  readonly column?: Column
  /** The action calls the server: shows a note while offline. */
  readonly needsNetwork?: boolean
}

/** The bar with a page's main action, sticky at the bottom (above the tabs on a tab root). */
export const BottomBar = ({ children, column = 'wide', needsNetwork = false }: BottomBarProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <section className={cx(css['bar'], css[column])} aria-label={t('kit.actions')} data-foot="">
      <div className={css['inside']}>
        {needsNetwork && <NetworkNote />}
        {children}
      </div>
    </section>
  )
}
