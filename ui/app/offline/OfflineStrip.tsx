import type { ReactNode } from 'react'
import { createState } from '../../../application/shared/streams.ts'
import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './OfflineStrip.module.css'

/** The text of the strip; set by code that is loaded later (ui/app/offline). */
export const stripText$ = createState<string | undefined>(undefined)

/** The action of the strip: reloads what is visible, where that may help. */
export const retry$ = createState<(() => void) | undefined>(undefined)

/** Says that the device is offline, that loading is slow, or how old the data are; everything stays usable. */
export const OfflineStrip = (): ReactNode => {
  const { t } = useTranslations()
  const text = useStream(stripText$.stream)
  const retry = useStream(retry$.stream)
  return (
    <div className={cx(css['region'], text && css['strip'])}>
      <p className={css['text']} role="status">
        {text && (
          <>
            <Icon name="wifi-off" size={16} />
            <span>{text}</span>
          </>
        )}
      </p>
      {text && retry && (
        <button type="button" className={css['retry']} onClick={retry}>
          {t('kit.retry')}
        </button>
      )}
    </div>
  )
}
