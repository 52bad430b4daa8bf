import { useCallback, useEffect, useState } from 'react'
import type { Messaging } from '../../application/messaging/messaging.ts'

type FirstSync = {
  /** The host has been asked at least once; before that an empty list says nothing. */
  readonly isAsked: boolean
  /** Asks again; true when the list can be believed to be fresh. */
  readonly refresh: () => Promise<boolean>
}

/** Brings the list up to date whenever it is shown. */
export const useFirstSync = (client: Messaging): FirstSync => {
  const [isAsked, setAsked] = useState(false)
  const refresh = useCallback(async () => {
    const { ok } = await client.syncConversations()
    setAsked(true)
    return ok
  }, [client])
  useEffect(() => void refresh(), [refresh])
  return { isAsked, refresh }
}
