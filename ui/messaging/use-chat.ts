import { useCallback, useEffect } from 'react'
import type { ChatState } from '../../application/messaging/messaging-context.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
/** The shopper's chat, asked for as soon as a screen needs it. `retry` asks again after a failure. */
export const useChat = (): { readonly state: ChatState; readonly retry: () => void } => {
  const { messaging } = useApp()
  const state = useStream(messaging.chat$)
  const retry = useCallback(() => void messaging.open(), [messaging])
  const { phase } = state
  useEffect(() => {
    if (phase === 'off') retry()
  }, [phase, retry])
  return { state, retry }
}
