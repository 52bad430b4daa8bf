import type { ClockPort } from '../../../../../application/ports/clock-port.ts'
import { HeaderFlag, hasFlag, type Packet, type Recv } from '../../../../../domain/messaging/wire/packets.ts'
import { type CutWire, createRecvWriter } from '../faulty-wire.ts'
import type { GatewayFaults, GatewayOptions } from '../gateway-options.ts'
import type { SlowReason } from '../presence/client-session.ts'
import { createDeliveries } from './deliveries.ts'

/** Writes packets to one connection; after `stop` nothing is written. */
export type Outbound = {
  readonly sendPacket: (packet: Packet) => void
  /** Sends a message repeatedly until `acknowledged`, unless it is not stored (requirement W6.2). */
  readonly deliver: (recv: Recv) => void
  readonly acknowledged: (messageID: string) => void
  readonly stop: () => void
}

type Deps = {
  readonly clock: ClockPort
  readonly options: GatewayOptions
  readonly faults: GatewayFaults
  readonly wire: CutWire
  /** Encodes a packet with this connection's version and cipher; undefined when its version does not have it. */
  readonly encode: (packet: Packet) => Uint8Array | undefined
  readonly count: (what: 'redelivered' | 'sent') => void
  /** Called with the reason when the client is too slow or cut off. */
  readonly stuck: (why?: SlowReason) => void
}

/** Sends messages to one connection and resends each until it is acknowledged (requirement W6.2). */
export const createOutbound = (deps: Deps): Outbound => {
  const { clock, options, faults, wire, encode, count, stuck } = deps
  let isStopped = false

  const write = (bytes: Uint8Array): void => {
    if (isStopped) return
    wire.write(bytes)
    // A client that does not read must not fill the memory.
    if (wire.isCut()) stuck()
    else if ((wire.backlog?.() ?? 0) > options.backlogLimit) stuck('reads too slowly')
  }

  const deliveries = createDeliveries(clock, options.redeliverMs, options.redeliveries, (bytes) => {
    count('redelivered')
    write(bytes)
  })

  const writeRecv = createRecvWriter(write, faults)

  return {
    sendPacket: (packet) => {
      const bytes = encode(packet)
      if (bytes) write(bytes)
    },
    deliver: (recv) => {
      const bytes = encode(recv)
      if (!bytes) return
      count('sent')
      if (!hasFlag(recv.flags, HeaderFlag.noPersist)) deliveries.sent(recv.messageID, bytes)
      // Nor one that reads but never acknowledges.
      if (deliveries.waitingBytes() > options.backlogLimit) stuck('acknowledges too little')
      writeRecv(bytes)
    },
    acknowledged: deliveries.acknowledged,
    stop: () => {
      isStopped = true
      deliveries.stop()
    },
  }
}
