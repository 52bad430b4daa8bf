import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { Sha256Port } from '../ports/crypto-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { SessionApi } from './session-api.ts'

const FIRST_WAIT_MS = 5_000
/** 5 s, 10 s and so on: twenty minutes in all; after that only when the page becomes visible or online. */
const MOST_WAITS = 8
const TOO_MANY = 429

/** Tells the server that the session of `token` has ended, now or as soon as possible. */
export type EndSession = (token: string) => Promise<Result<unknown, ApiFault>>

type Deps = {
  readonly sessionApi: Pick<SessionApi, 'signOut' | 'signOutByHash'>
  readonly lifecycle: LifecyclePort
  readonly clock: ClockPort
  readonly device: StoragePort
  readonly sha256: Sha256Port
}

type Telling = () => ReturnType<EndSession>

const NOTE_NAME = 'lintas_untold'
/** How long a server keeps a session by itself (api.md 1). */
const NOTE_DAYS = 30

const hasEnded = (answer: Result<unknown, ApiFault>): boolean =>
  answer.ok ||
  answer.fault.kind === 'unauthorised' ||
  (answer.fault.kind === 'rejected' && answer.fault.code !== TOO_MANY)

/**
 * A shopper who signs out without a network has left the device, but not the server. Until the server knows, this
 * page keeps the token in memory, and the device keeps its hash, with which a later page can end the session but not
 * use it (decision 12).
 */
export const createEndSession = ({ sessionApi, lifecycle, clock, device, sha256 }: Deps): EndSession => {
  const untold = new Map<string, Telling>()
  let waits = 0
  let timer: TimerHandle | undefined

  const noted = (): readonly string[] => (device.read(NOTE_NAME) ?? '').split(' ').filter(Boolean)
  const write = (hashes: readonly string[]): void => {
    if (hashes.length > 0) device.write(NOTE_NAME, hashes.join(' '), NOTE_DAYS)
    else device.remove(NOTE_NAME)
  }
  const others = (hash: string): readonly string[] => noted().filter((other) => other !== hash)
  const note = (hash: string): void => write([...others(hash), hash])
  const strike = (hash: string): void => write(others(hash))

  const isReachable = (): boolean => {
    const { isOnline, isFrozen } = lifecycle.life$.value
    return isOnline && !isFrozen
  }

  const tell = async (name: string, telling: Telling): ReturnType<EndSession> => {
    untold.set(name, telling)
    const answer = await telling()
    if (hasEnded(answer)) untold.delete(name)
    if (untold.size === 0) waits = 0
    else if (!timer && waits < MOST_WAITS && isReachable()) {
      timer = clock.after(FIRST_WAIT_MS * 2 ** waits, tellAll)
      waits += 1
    }
    return answer
  }

  const tellAll = (): void => {
    timer?.cancel()
    timer = undefined
    if (isReachable()) for (const [name, telling] of untold) void tell(name, telling)
  }
  /**
   * Calls `send` with a note of the sign-out, which is stored before the server can have received it and removed when
   * it has.
   */
  const tellNoted = (hash: Promise<string | undefined>, send: Telling): Telling => {
    const change = async (put: (known: string) => void): Promise<void> => {
      const known = await hash
      if (known) put(known)
    }
    void change(note)
    return async () => {
      const answer = await send()
      if (hasEnded(answer)) void change(strike)
      return answer
    }
  }
  for (const hash of noted())
    untold.set(
      hash,
      tellNoted(Promise.resolve(hash), () => sessionApi.signOutByHash(hash)),
    )
  lifecycle.life$.subscribe(tellAll)

  return (token) =>
    tell(
      token,
      tellNoted(sha256(token), () => sessionApi.signOut(token)),
    )
}
