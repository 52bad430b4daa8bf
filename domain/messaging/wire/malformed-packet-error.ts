import { Defect } from '../../shared/defect.ts'

/** Why bytes are no packet. Closed, so that counters and logs can name each cause. */
export type MalformedCause =
  | 'body-too-short'
  | 'text-not-utf8'
  | 'text-too-long'
  | 'length-field-too-long'
  | 'frame-too-large'
  | 'number-too-large'

/** The other side sent bytes that break the protocol. Caught once, in the packet channel. */
export class MalformedPacketError extends Defect {
  override name = 'MalformedPacketError'
  readonly reason: MalformedCause

  constructor(reason: MalformedCause, detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
  }
}
