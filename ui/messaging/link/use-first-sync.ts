import { useCallback, useEffect, useRef, useState } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { openFirst } from '../../../application/shared/open-first.ts'
import { useFirstAnswer } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'

type FirstSync = {
  /** The server has answered at least once; before that an empty list means nothing. */
  readonly isAsked: boolean
  /** Reloads; true when the list is up to date. */
  readonly refresh: () => Promise<boolean>
}

/** Whether the list of a server-rendered page was loaded before it is replaced; false on every other page. */
export const useFirstList = (): boolean => {
  const app = useApp()
  const first = useFirstAnswer('conversations', () =>
    openFirst(app, async ({ client }) => (await client.syncConversations()).ok),
  )
  useEffect(() => first?.whenRendered(), [first])
  return first?.value ?? false
}

/** Reloads the list whenever it is shown, unless that was just done. */
export const useFirstSync = (client: Messaging, isFresh = false): FirstSync => {
  const [isAsked, setAsked] = useState(isFresh)
  const isDue = useRef(!isFresh)
  const refresh = useCallback(async () => {
    const { ok } = await client.syncConversations()
    setAsked(true)
    return ok
  }, [client])
  useEffect(() => {
    if (isDue.current) void refresh()
    isDue.current = true
  }, [refresh])
  return { isAsked, refresh }
}
