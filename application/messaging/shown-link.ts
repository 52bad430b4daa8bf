import { BehaviorSubject } from 'rxjs'
import { type LinkTrouble, troubleOf } from '../../domain/messaging/connection/link-trouble.ts'
import type { Millis } from '../../domain/shared/time.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { Messaging } from './messaging.ts'

/** Requirement E7: interruptions shorter than this are not shown. */
const TROUBLE_AFTER_MS = 1000
/**
 * A first connection takes seconds on a slow line, during which placeholders show that; a banner appearing and
 * disappearing would move the conversation.
 */
const FIRST_AFTER_MS = 5000
/** Requirement D8: how long "connected again" is shown. */
const RESTORED_MS = 1500

/** The connection state for the banner; `nextAt` is the time of the next attempt, while waiting for one. */
export type ShownLink =
  | { readonly kind: 'fine' }
  | { readonly kind: 'trouble'; readonly trouble: LinkTrouble; readonly nextAt: Millis | undefined }
  | { readonly kind: 'restored' }

const FINE: ShownLink = { kind: 'fine' }

type Deps = { readonly client: Pick<Messaging, 'status$'>; readonly clock: ClockPort }

/**
 * The banner's state: problems that last for a second, a first connection that takes long, and briefly that the
 * problem is over.
 */
export const createShownLink = ({ client, clock }: Deps): StateStream<ShownLink> => {
  const shown$ = new BehaviorSubject<ShownLink>(FINE)
  let timer: TimerHandle | undefined
  let troubledSince: Millis | undefined
  let wasConnected = false

  const show = (shown: ShownLink): void => {
    timer?.cancel()
    shown$.next(shown)
  }

  const showWell = (): void => {
    const hadTrouble = troubledSince !== undefined
    troubledSince = undefined
    wasConnected = true
    if (!hadTrouble) return
    const wasShown = shown$.value.kind === 'trouble'
    show(wasShown ? { kind: 'restored' } : FINE)
    if (wasShown) timer = clock.after(RESTORED_MS, () => show(FINE))
  }

  const showTrouble = (trouble: LinkTrouble, nextAt: Millis | undefined): void => {
    const now = clock.now()
    troubledSince ??= now
    const isFirst = trouble.word === 'connecting' && !wasConnected
    const left = troubledSince + (isFirst ? FIRST_AFTER_MS : TROUBLE_AFTER_MS) - now
    const shown: ShownLink = { kind: 'trouble', trouble, nextAt }
    const isDue = shown$.value.kind === 'trouble' || left <= 0
    show(isDue ? shown : FINE)
    if (!isDue) timer = clock.after(left, () => show(shown))
  }

  client.status$.subscribe((view) => {
    const trouble = troubleOf(view)
    if (trouble) showTrouble(trouble, view.nextAt)
    else showWell()
  })
  return stateOf(shown$)
}
