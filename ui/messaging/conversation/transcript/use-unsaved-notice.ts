import { useEffect } from 'react'
import type { Messaging } from '../../../../application/messaging/messaging.ts'
import { useApp } from '../../../hooks/use-app.ts'

/**
 * Says it when this device has no room for a message that must wait: it goes out while the page stays open, but is gone
 * when it is closed. One that leaves at once needs no keeping.
 */
export const useUnsavedNotice = ({ errors, status$ }: Messaging): void => {
  const { notices } = useApp()
  useEffect(() => {
    const heard = errors.subscribe(({ kind }) => {
      const mustWait = status$.value.state !== 'connected'
      if (kind === 'rows-lost' && mustWait)
        notices.show('error', { kind: 'key', key: 'chat.conversation.unkept' })
    })
    return () => heard.unsubscribe()
  }, [errors, status$, notices])
}
