import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { SessionApi } from './session-api.ts'

const FIRST_WAIT_MS = 5_000
/** 5 s, 10 s and so on: some twenty minutes in all; after that only when the page is looked at, or online again. */
const MOST_WAITS = 8
const TOO_MANY = 429

/** Tells the host that the session of `token` is over, now or as soon as it can be told. */
export type EndSession = (token: string) => Promise<Result<unknown, ApiFault>>

type Deps = {
  readonly sessionApi: Pick<SessionApi, 'signOut'>
  readonly lifecycle: LifecyclePort
  readonly clock: ClockPort
}

const hasHeard = (told: Result<unknown, ApiFault>): boolean =>
  told.ok ||
  told.fault.kind === 'unauthorised' ||
  (told.fault.kind === 'rejected' && told.fault.code !== TOO_MANY)

/**
 * Whoever signs out while nothing gets through has left the device, but not the host: until it has heard, the token is
 * remembered, by this page and in memory alone (docs/security.md).
 */
export const createEndSession = ({ sessionApi, lifecycle, clock }: Deps): EndSession => {
  const untold = new Set<string>()
  let waits = 0
  let timer: TimerHandle | undefined

  const isReachable = (): boolean => {
    const { isOnline, isFrozen } = lifecycle.life$.value
    return isOnline && !isFrozen
  }

  const tell: EndSession = async (token) => {
    untold.add(token)
    const told = await sessionApi.signOut(token)
    if (hasHeard(told)) untold.delete(token)
    if (untold.size === 0) waits = 0
    else if (!timer && waits < MOST_WAITS && isReachable()) {
      timer = clock.after(FIRST_WAIT_MS * 2 ** waits, tellAll)
      waits += 1
    }
    return told
  }

  const tellAll = (): void => {
    timer?.cancel()
    timer = undefined
    if (isReachable()) for (const token of untold) void tell(token)
  }
  lifecycle.life$.subscribe(tellAll)

  return tell
}
