import type { ClockPort } from '../../../../../application/ports/clock-port.ts'
import {
  type Packet,
  ReasonCode,
  reasonRemedy,
  type Send,
} from '../../../../../domain/messaging/wire/packets.ts'
import type { Millis } from '../../../../../domain/shared/time.ts'
import type { GatewayFaults } from '../gateway-options.ts'
import {
  type ClientSession,
  type ConnectionHandlers,
  refusal,
  type SendAnswer,
} from '../presence/client-session.ts'

type Deps = {
  readonly clock: ClockPort
  readonly handlers: ConnectionHandlers
  readonly faults: GatewayFaults
  readonly sendPacket: (packet: Packet) => void
}

/**
 * After a temporary refusal, how long (milliseconds) later SENDs are refused too, until the refused one is resent.
 */
const HOLD_MS = 1000

type HeldAck = { readonly clientSeq: number; readonly reasonCode: number; readonly until: Millis }

/** Processes the SENDs of one connection in order, and answers each (requirement W2). */
export type Sends = {
  readonly receive: (session: ClientSession, send: Send, payload: Uint8Array) => void
  readonly answer: (send: Send, answer: SendAnswer) => void
}

/** Processes the SENDs of one connection in order, and answers each with a SENDACK. */
export const createSends = ({ clock, handlers, faults, sendPacket }: Deps): Sends => {
  let line: Promise<void> = Promise.resolve()
  let held: HeldAck | undefined

  /** The sender does not know about the refusal yet: accepting this one would put it before the resent one. */
  const heldBack = ({ clientSeq }: Send): SendAnswer | undefined =>
    held && clientSeq > held.clientSeq && clock.now() < held.until ? refusal(held.reasonCode) : undefined

  const refused = ({ clientSeq }: Send, { reasonCode }: SendAnswer): void => {
    if (reasonRemedy(reasonCode) !== 'retry') return
    held = { clientSeq, reasonCode, until: clock.now() + HOLD_MS }
  }

  const answer = (send: Send, { reasonCode, messageID, messageSeq }: SendAnswer): void => {
    const { flags, clientSeq } = send
    const reason = typeof faults.sendacks === 'number' ? faults.sendacks : reasonCode
    if (faults.sendacks === 'swallow') return
    sendPacket({ kind: 'sendack', flags, messageID, clientSeq, messageSeq, reasonCode: reason })
  }

  return {
    answer,
    receive: (session, send, payload) => {
      const early = heldBack(send)
      if (early) return answer(send, early)
      held = undefined
      if (!handlers.mayPass(session.uid)) {
        const tooMany = refusal(ReasonCode.rateLimit)
        refused(send, tooMany)
        return answer(send, tooMany)
      }
      line = line.then(async () => {
        const late = heldBack(send)
        if (late) return answer(send, late)
        const taken = await handlers.receive(session, send, payload).catch((cause: unknown) => {
          handlers.failed(cause)
          return refusal(ReasonCode.systemError)
        })
        refused(send, taken)
        answer(send, taken)
      })
    },
  }
}
