import type { CryptoPort } from '../../../../../application/ports/crypto-port.ts'
import { type Connack, type Connect, ReasonCode } from '../../../../../domain/messaging/wire/packets.ts'
import type { GatewayFaults, GatewayOptions } from '../gateway-options.ts'
import { isUid } from '../names.ts'
import type { ConnectionHandlers } from '../presence/client-session.ts'
import { NO_KEYS, openSession, type SessionOpening } from './session-opening.ts'

/** The decision about a CONNECT (requirement W2.2); `say` are the resulting fields of the CONNACK. */
export type Greeting =
  | {
      readonly kind: 'admitted'
      readonly level: 0 | 1
      /** Undefined without encryption. */
      readonly opening: SessionOpening | undefined
      readonly connack: Pick<Connack, 'reasonCode' | 'serverKey' | 'salt'>
    }
  | { readonly kind: 'refused'; readonly connack: Pick<Connack, 'reasonCode' | 'serverKey' | 'salt'> }
  | { readonly kind: 'shut-out' }
  | { readonly kind: 'left-waiting' }

type Deps = {
  readonly crypto: CryptoPort
  readonly options: GatewayOptions
  readonly faults: GatewayFaults
  readonly handlers: Pick<ConnectionHandlers, 'admit'>
}

/** Decides whether a client may connect, and creates the session keys. */
export const greetingFor = async (connect: Connect, deps: Deps): Promise<Greeting> => {
  const { crypto, options, faults, handlers } = deps
  const refuse = (reasonCode: number): Greeting =>
    options.badToken === 'silent'
      ? { kind: 'left-waiting' }
      : { kind: 'refused', connack: { reasonCode, ...NO_KEYS } }
  if (faults.connects === 'silent') return { kind: 'left-waiting' }
  if (faults.connects === 'refuse' || !isUid(connect.uid)) return { kind: 'shut-out' }
  const level = await handlers.admit(connect)
  if (level === undefined) return refuse(ReasonCode.authFail)
  const opening = options.isEncrypted ? openSession(crypto, connect.clientKey) : undefined
  if (options.isEncrypted && !opening) return refuse(ReasonCode.clientKeyIsEmpty)
  const { serverKey, salt } = opening ?? NO_KEYS
  return { kind: 'admitted', level, opening, connack: { reasonCode: ReasonCode.success, serverKey, salt } }
}
