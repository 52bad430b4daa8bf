import { BehaviorSubject, pairwise } from 'rxjs'
import { stepConnection } from '../../../domain/messaging/connection/connection.ts'
import { type ConnectionPolicy, SPEC_POLICY } from '../../../domain/messaging/connection/connection-policy.ts'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  idleConnection,
  isReady,
  nextWake,
} from '../../../domain/messaging/connection/connection-state.ts'
import type { EncodeFault } from '../../../domain/messaging/wire/byte-writer.ts'
import type { ClientPacket } from '../../../domain/messaging/wire/packet.ts'
import { Defect } from '../../../domain/shared/defect.ts'
import { fail, type Result } from '../../../domain/shared/result.ts'
import type { ClockPort, TimerHandle } from '../../ports/clock-port.ts'
import type { CryptoPort } from '../../ports/crypto-port.ts'
import type { LifecyclePort, PageLife } from '../../ports/lifecycle-port.ts'
import type { LogPort } from '../../ports/log-port.ts'
import type { SocketPort } from '../../ports/socket-port.ts'
import { type StateStream, stateOf } from '../../shared/state-stream.ts'
import type { ServerAddress } from '../host/messaging-host.ts'
import { type Identity, type LinkListener, type LinkSession, openLinkSession } from './link-session.ts'
import { createPacketMemory, type PacketCounters } from './packet-channel.ts'
import { createRandom } from './random-number.ts'

export type LinkFault = EncodeFault | { readonly kind: 'link-not-ready' }

/** A client's connection to the messaging server, over as many sockets as it takes (spec messaging 4). */
export interface Link {
  readonly connection$: StateStream<Connection>
  readonly counters: PacketCounters
  /** Names who hears what comes in, once and before `connect`: what works with the link is made after it. */
  attach(listener: LinkListener): void
  connect(): void
  /** Closes it; it is not connected again until `connect`. */
  disconnect(): void
  /** Connects now instead of waiting for the next attempt, or again after the server refused or kicked this client. */
  retry(): void
  /** Sends packets as one socket message. If one of them cannot be encoded, none is sent. */
  send(packets: readonly ClientPacket[]): Result<undefined, LinkFault>
  /** To be called when an acknowledgement is overdue: the link checks by a PING whether the server still answers. */
  doubt(): void
  /** To be called when the session's keys are wrong: connects anew, for a new handshake. */
  renew(): void
  dispose(): void
}

export type LinkDeps = {
  readonly socket: SocketPort
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly lifecycle: LifecyclePort
  readonly log: LogPort
  readonly identity: Identity
  /** Gives the address before each attempt; a fault or rejection counts as a failed attempt. */
  readonly resolveAddress: () => Promise<Result<ServerAddress, unknown>>
  /** Called with the server's clock minus the device's, in milliseconds, at each handshake. */
  readonly onSkew: (skewMs: number) => void
  readonly policy?: ConnectionPolicy
}

const lifeEvents = (before: PageLife, after: PageLife): readonly ConnectionEvent[] => [
  ...(before.isOnline && !after.isOnline ? [{ kind: 'went-offline' } as const] : []),
  ...(!before.isOnline && after.isOnline ? [{ kind: 'went-online' } as const] : []),
  ...(before.isVisible && !after.isVisible ? [{ kind: 'became-hidden' } as const] : []),
  ...(!before.isVisible && after.isVisible ? [{ kind: 'became-visible' } as const] : []),
  ...(before.isFrozen && !after.isFrozen ? [{ kind: 'page-resumed' } as const] : []),
]

export const createLink = (deps: LinkDeps): Link => {
  const { clock, log, policy = SPEC_POLICY } = deps
  const connection$ = new BehaviorSubject<Connection>(idleConnection(clock.now()))
  const memory = createPacketMemory()
  const random = createRandom(deps.crypto)
  let session: LinkSession | undefined
  let { token, deviceFlag, protocolVersion } = deps.identity
  let timer: TimerHandle | undefined
  let listener: LinkListener | undefined
  let waiting: ConnectionEvent[] | undefined

  const schedule = (): void => {
    timer?.cancel()
    const wake = nextWake(connection$.value, policy)
    timer =
      wake === undefined
        ? undefined
        : clock.after(Math.max(0, Math.ceil(wake - clock.now())), () => tell({ kind: 'clock-ticked' }))
  }

  const react = (event: ConnectionEvent): void => {
    const before = connection$.value
    const moment = { now: clock.now(), random: random() }
    const [after, effects] = stepConnection(before, event, moment, policy)
    if (after !== before) connection$.next(after)
    if (before.phase !== after.phase) {
      log.write('debug', 'messaging-link', { from: before.phase, to: after.phase, by: event.kind })
    }
    for (const effect of effects) perform(effect, event)
  }

  /** Events that come while one is handled wait for their turn: no effect sees a half-made state. */
  const tell = (event: ConnectionEvent): void => {
    if (waiting) {
      waiting.push(event)
      return
    }
    waiting = [event]
    for (let next = waiting.shift(); next; next = waiting.shift()) react(next)
    waiting = undefined
    schedule()
  }

  const resolve = async (generation: number): Promise<void> => {
    const resolved = await deps.resolveAddress().catch((cause: unknown) => fail(cause))
    if (!resolved.ok) return tell({ kind: 'address-failed', generation })
    if (connection$.value.generation === generation) {
      token = resolved.value.token ?? token
      deviceFlag = resolved.value.deviceFlag ?? deviceFlag
      protocolVersion = resolved.value.protocolVersion ?? protocolVersion
    }
    tell({ kind: 'address-resolved', generation, address: resolved.value.address })
  }

  const open = (address: string, generation: number): void => {
    if (!listener) throw new Defect('a link was connected that nobody listens to')
    session = openLinkSession({
      ...deps,
      listener,
      memory,
      address,
      generation,
      isCurrent: () => connection$.value.generation === generation,
      isReady: () => isReady(connection$.value),
      tell,
    })
  }

  const perform = (effect: ConnectionEffect, cause: ConnectionEvent): void => {
    switch (effect.do) {
      case 'resolve-address':
        void resolve(effect.generation)
        break
      case 'open-socket':
        open(effect.address, effect.generation)
        break
      case 'send-connect':
        session?.greet(token, deviceFlag, protocolVersion)
        break
      case 'begin-session':
        listener?.began()
        break
      case 'end-session':
        listener?.ended(cause.kind)
        break
      case 'send-ping':
        session?.write([{ kind: 'ping' }])
        break
      case 'close-socket':
        session?.close()
        session = undefined
    }
  }

  const { life$ } = deps.lifecycle
  if (!life$.value.isOnline) tell({ kind: 'went-offline' })
  if (!life$.value.isVisible) tell({ kind: 'became-hidden' })
  const living = life$.pipe(pairwise()).subscribe(([before, after]) => {
    for (const event of lifeEvents(before, after)) tell(event)
  })

  return {
    connection$: stateOf(connection$),
    counters: memory.counters,
    attach: (one) => {
      listener = one
    },
    connect: () => tell({ kind: 'connect-requested' }),
    disconnect: () => tell({ kind: 'disconnect-requested' }),
    retry: () => tell({ kind: 'retry-requested' }),
    send: (packets) =>
      session && isReady(connection$.value) ? session.write(packets) : fail({ kind: 'link-not-ready' }),
    doubt: () => tell({ kind: 'ack-overdue' }),
    renew: () => tell({ kind: 'handshake-failed', generation: connection$.value.generation }),
    dispose: () => {
      living.unsubscribe()
      tell({ kind: 'disconnect-requested' })
      timer?.cancel()
    },
  }
}
