import type { ReactNode } from 'react'
import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './OfflineStrip.module.css'
import { again$, said$ } from './offline-said.ts'

/** Says that the device has no network, that it is slow, or how old what is shown is; all of it stays usable. */
export const OfflineStrip = (): ReactNode => {
  const { t } = useTranslations()
  const said = useStream(said$.stream)
  const again = useStream(again$.stream)
  return (
    <div className={cx(css['region'], said && css['strip'])}>
      <p className={css['words']} role="status">
        {said && (
          <>
            <Icon name="wifi-off" size={16} />
            <span>{said}</span>
          </>
        )}
      </p>
      {said && again && (
        <button type="button" className={css['again']} onClick={again}>
          {t('kit.retry')}
        </button>
      )}
    </div>
  )
}
