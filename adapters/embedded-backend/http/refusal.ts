import { Defect } from '../../../domain/shared/result.ts'
import { FAILURE, FORBIDDEN, UNAUTHORISED } from './envelope.ts'
import type { MessageArgs, MessageKey } from './messages/messages.ts'

/**
 * A refused call, with the message for the shopper. It is thrown, unlike other faults, because a refusal inside a
 * transaction must roll it back.
 */
export class Refusal extends Defect {
  override name = 'Refusal'
  readonly key: MessageKey
  readonly args: MessageArgs
  readonly code: number
  /** The envelope's `data`. */
  readonly details: unknown

  constructor(key: MessageKey, args: MessageArgs = {}, code: number = FAILURE, details: unknown = null) {
    super(key)
    this.key = key
    this.args = args
    this.code = code
    this.details = details
  }
}

/** An ordinary refusal: code 0, HTTP 200. `details` becomes the envelope's data. */
export const refuse = (key: MessageKey, args: MessageArgs = {}, details: unknown = null): Refusal =>
  new Refusal(key, args, FAILURE, details)

/** Code 401: the caller has no valid session. */
export const unauthorised = (): Refusal => new Refusal('not-signed-in', {}, UNAUTHORISED)

/** The refusal of a call that this caller may not make (code 403). */
export const forbidden = (): Refusal => new Refusal('not-allowed', {}, FORBIDDEN)
