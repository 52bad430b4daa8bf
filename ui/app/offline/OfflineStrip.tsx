import type { ReactNode } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import { useStream } from '../../hooks/use-stream.ts'
import css from './OfflineStrip.module.css'
import { said$ } from './offline-said.ts'

/** Says that the device has no network, or how old what is shown is; all of it stays usable. */
export const OfflineStrip = (): ReactNode => {
  const said = useStream(said$.stream)
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
