import type { ReactNode } from 'react'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './NetworkNote.module.css'

/** Says beside an action that it cannot be done without a network, while there is none. */
export const NetworkNote = (): ReactNode => {
  const { lifecycle } = useApp()
  const { t } = useTranslations()
  const { isOnline } = useStream(lifecycle.life$)
  return (
    <p className={css['note']} role="status">
      {!isOnline && t('offline.needsNetwork')}
    </p>
  )
}
