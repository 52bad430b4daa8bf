import type { LogPort } from '../../application/ports/log-port.ts'

type Line = Parameters<LogPort['write']>

/** A log that can be followed. */
export type FollowedLog = LogPort & {
  /** Passes all lines to this log too, beginning with those written before. */
  readonly follow: (follower: LogPort) => void
}

/** Most lines kept until somebody follows; the first ones are kept. */
const MAX_HELD = 200

/** A log that a second one can follow, also later. */
export const createFollowedLog = (log: LogPort): FollowedLog => {
  let held: Line[] | undefined = []
  let follower: LogPort | undefined
  return {
    write: (...line) => {
      log.write(...line)
      if (follower) follower.write(...line)
      else if (held && held.length < MAX_HELD) held.push(line)
    },
    follow: (next) => {
      follower = next
      for (const line of held ?? []) next.write(...line)
      held = undefined
    },
  }
}
