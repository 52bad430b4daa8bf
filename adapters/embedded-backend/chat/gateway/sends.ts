import type { Packet, Send } from '../../../../domain/messaging/wire/packet.ts'
import * as ReasonCode from '../../../../domain/messaging/wire/reason-code.ts'
import type { GatewayFaults } from './gateway-options.ts'
import { type Desk, refusal, type Seat, type SendAnswer } from './seat.ts'

type Deps = {
  readonly desk: Desk
  readonly faults: GatewayFaults
  readonly tell: (packet: Packet) => void
}

/** The SENDs of one connection: dealt with one after the other, each answered (protocol.md 2). */
export type Sends = {
  readonly take: (seat: Seat, send: Send, payload: Uint8Array) => void
  readonly answer: (send: Send, answer: SendAnswer) => void
}

export const createSends = ({ desk, faults, tell }: Deps): Sends => {
  let line: Promise<void> = Promise.resolve()

  const answer = (send: Send, { reasonCode, messageID, messageSeq }: SendAnswer): void => {
    const { flags, clientSeq } = send
    const reason = typeof faults.sendacks === 'number' ? faults.sendacks : reasonCode
    if (faults.sendacks === 'swallow') return
    tell({ kind: 'sendack', flags, messageID, clientSeq, messageSeq, reasonCode: reason })
  }

  return {
    answer,
    take: (seat, send, payload) => {
      if (!desk.mayPass(seat.uid)) {
        answer(send, refusal(ReasonCode.rateLimit))
        return
      }
      line = line.then(async () => {
        const taken = await desk.take(seat, send, payload).catch((cause: unknown) => {
          desk.failed(cause)
          return refusal(ReasonCode.systemError)
        })
        answer(send, taken)
      })
    },
  }
}
