import type { LogPort } from '../../application/ports/log-port.ts'

type Line = Parameters<LogPort['write']>

/** A log that others can read along. */
export type OverheardLog = LogPort & {
  /** From now on every line goes to this one too; those that were written before come first. */
  readonly follow: (follower: LogPort) => void
}

/** A page that has written more before anybody follows is told of by its first lines. */
const MOST_HELD = 200

/** A log that a second one reads along, which may come late. */
export const createOverheardLog = (log: LogPort): OverheardLog => {
  let held: Line[] | undefined = []
  let follower: LogPort | undefined
  return {
    write: (...line) => {
      log.write(...line)
      if (follower) follower.write(...line)
      else if (held && held.length < MOST_HELD) held.push(line)
    },
    follow: (next) => {
      follower = next
      for (const line of held ?? []) next.write(...line)
      held = undefined
    },
  }
}
