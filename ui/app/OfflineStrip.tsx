import type { ReactNode } from 'react'
import { Icon } from '../components/icons/Icon.tsx'
import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './OfflineStrip.module.css'
import { said$ } from './offline-said.ts'

/** Says that the device has no network, or how old what is shown is; all of it stays usable. */
export const OfflineStrip = (): ReactNode => {
  const { lifecycle } = useApp()
  const { t } = useWords()
  const { isOnline } = useStream(lifecycle.life$)
  const said = useStream(said$.stream) ?? (isOnline ? '' : t('core.offline'))
  return (
    <div className={css['region']} role="status">
      {said && (
        <p className={css['strip']}>
          <Icon name="wifi-off" size={16} />
          {said}
        </p>
      )}
    </div>
  )
}
