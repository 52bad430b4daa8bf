import type { ReactNode } from 'react'
import { said$ } from '../../app/offline/offline-said.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useStream } from '../../hooks/use-stream.ts'
import { useWords } from '../../i18n/use-words.ts'
import css from './NetworkNote.module.css'

/** Says beside an action that it cannot be done without a network, while there is none. */
export const NetworkNote = (): ReactNode => {
  const { lifecycle } = useApp()
  const { t } = useWords()
  const { isOnline } = useStream(lifecycle.life$)
  // The strip has the same words: as soon as it speaks, they are there.
  const said = useStream(said$.stream)
  return (
    <p className={css['note']} role="status">
      {!isOnline && said && t('offline.needsNetwork')}
    </p>
  )
}
