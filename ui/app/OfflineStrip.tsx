import type { ReactNode } from 'react'
import { Icon } from '../components/icons/Icon.tsx'
import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './OfflineStrip.module.css'

/** Says that the device has no network; what is on screen stays usable. */
export const OfflineStrip = (): ReactNode => {
  const { lifecycle } = useApp()
  const { t } = useWords()
  const { isOnline } = useStream(lifecycle.life$)
  return (
    <div className={css['region']} role="status">
      {!isOnline && (
        <p className={css['strip']}>
          <Icon name="wifi-off" size={16} />
          {t('core.offline')}
        </p>
      )}
    </div>
  )
}
