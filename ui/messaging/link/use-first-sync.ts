import { useCallback, useEffect, useRef, useState } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { useFirstAnswer } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'
import { openFirst } from '../open-first.ts'

type FirstSync = {
  /** The server has been asked at least once; before that an empty list says nothing. */
  readonly isAsked: boolean
  /** Asks again; true when the list can be believed to be fresh. */
  readonly refresh: () => Promise<boolean>
}

/** Whether the list of a page that came rendered was asked for before it is rendered anew; false in every other page. */
export const useFirstList = (): boolean => {
  const app = useApp()
  const first = useFirstAnswer('conversations', () =>
    openFirst(app, async ({ client }) => (await client.syncConversations()).ok),
  )
  useEffect(() => first?.whenRendered(), [first])
  return first?.value ?? false
}

/** Brings the list up to date whenever it is shown, unless it was asked for a moment ago. */
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
