import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { Sha256Port } from '../ports/crypto-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { SessionApi } from './session-api.ts'

const FIRST_WAIT_MS = 5_000
/** 5 s, 10 s and so on: twenty minutes in all; after that only when the page becomes visible or online. */
const MAX_WAITS = 8
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

type SignOutCall = () => ReturnType<EndSession>

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
  const pending = new Map<string, SignOutCall>()
  let waits = 0
  let timer: TimerHandle | undefined

  const notedHashes = (): readonly string[] => (device.read(NOTE_NAME) ?? '').split(' ').filter(Boolean)
  const write = (hashes: readonly string[]): void => {
    if (hashes.length > 0) device.write(NOTE_NAME, hashes.join(' '), NOTE_DAYS)
    else device.remove(NOTE_NAME)
  }
  const notedExcept = (hash: string): readonly string[] => notedHashes().filter((other) => other !== hash)
  const addNote = (hash: string): void => write([...notedExcept(hash), hash])
  const removeNote = (hash: string): void => write(notedExcept(hash))

  const isReachable = (): boolean => {
    const { isOnline, isFrozen } = lifecycle.life$.value
    return isOnline && !isFrozen
  }

  const send = async (name: string, call: SignOutCall): ReturnType<EndSession> => {
    pending.set(name, call)
    const answer = await call()
    if (hasEnded(answer)) pending.delete(name)
    if (pending.size === 0) waits = 0
    else if (!timer && waits < MAX_WAITS && isReachable()) {
      timer = clock.after(FIRST_WAIT_MS * 2 ** waits, retryAll)
      waits += 1
    }
    return answer
  }

  const retryAll = (): void => {
    timer?.cancel()
    timer = undefined
    if (isReachable()) for (const [name, call] of pending) void send(name, call)
  }
  /**
   * Calls `send` with a note of the sign-out, which is stored before the server can have received it and removed when
   * it has.
   */
  const withNote = (hash: Promise<string | undefined>, send: SignOutCall): SignOutCall => {
    const change = async (put: (known: string) => void): Promise<void> => {
      const known = await hash
      if (known) put(known)
    }
    void change(addNote)
    return async () => {
      const answer = await send()
      if (hasEnded(answer)) void change(removeNote)
      return answer
    }
  }
  for (const hash of notedHashes())
    pending.set(
      hash,
      withNote(Promise.resolve(hash), () => sessionApi.signOutByHash(hash)),
    )
  lifecycle.life$.subscribe(retryAll)

  return (token) =>
    send(
      token,
      withNote(sha256(token), () => sessionApi.signOut(token)),
    )
}
