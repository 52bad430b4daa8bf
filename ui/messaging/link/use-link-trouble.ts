import { useEffect, useRef, useState } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { type LinkTrouble, troubleOf } from '../../../domain/messaging/connection/link-trouble.ts'
import { useStream, useSurroundings } from '../../hooks/use-app.ts'

/** Requirement E7: a hiccup that is over within a second is nobody's business. */
const TROUBLE_AFTER_MS = 1000
/**
 * The first connection of a page takes a slow line some seconds, and boxes that wait say so: a banner that came and went
 * meanwhile would push the conversation down and up again.
 */
const FIRST_AFTER_MS = 5000
/** Requirement D8: "connected again" is seen so long. */
const RESTORED_MS = 1500

export type ShownLink =
  | { readonly kind: 'fine' }
  | { readonly kind: 'trouble'; readonly trouble: LinkTrouble; readonly nextAt: number | undefined }
  | { readonly kind: 'restored' }

/**
 * The connection as the banner shows it: trouble after a second, a first
 * connection later, and for a moment that it is over.
 */
export const useLinkTrouble = (client: Messaging): ShownLink => {
  const { clock } = useSurroundings()
  const view = useStream(client.status$)
  const [phase, setPhase] = useState<'fine' | 'trouble' | 'restored'>('fine')
  const trouble = troubleOf(view)
  const isTroubled = trouble !== undefined
  const isConnecting = trouble?.word === 'connecting'
  const wasConnected = useRef(false)

  useEffect(() => {
    if (!isTroubled) {
      wasConnected.current = true
      setPhase((before) => (before === 'trouble' ? 'restored' : 'fine'))
      const timer = clock.after(RESTORED_MS, () => setPhase('fine'))
      return () => timer.cancel()
    }
    const isFirst = isConnecting && !wasConnected.current
    const timer = clock.after(isFirst ? FIRST_AFTER_MS : TROUBLE_AFTER_MS, () => setPhase('trouble'))
    return () => timer.cancel()
  }, [isTroubled, isConnecting, clock])

  if (trouble) {
    return phase === 'trouble' ? { kind: 'trouble', trouble, nextAt: view.nextAt } : { kind: 'fine' }
  }
  return { kind: phase === 'restored' ? 'restored' : 'fine' }
}
