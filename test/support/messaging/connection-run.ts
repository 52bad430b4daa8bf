import { stepConnection } from '../../../domain/messaging/connection/connection.ts'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  idleConnection,
  nextWake,
} from '../../../domain/messaging/connection/connection-state.ts'

/** An event of the present attempt: its generation is filled in. */
export type BareEvent = ConnectionEvent extends infer E
  ? E extends unknown
    ? Omit<E, 'generation'>
    : never
  : never

/** Drives one machine through virtual time and writes down what it asks for. */
export const createConnectionRun = (random = 0) => {
  let state: Connection = idleConnection(0)
  let now = 0
  let done: ConnectionEffect['do'][] = []

  const tell = (event: BareEvent | ConnectionEvent) => {
    const [next, effects] = stepConnection(
      state,
      { generation: state.generation, ...event } as ConnectionEvent,
      { now, random },
    )
    state = next
    done.push(...effects.map((effect) => effect.do))
  }

  return {
    tell,
    state: () => state,
    now: () => now,
    /** What was asked for since the last time of asking. */
    effects: () => {
      const taken = done
      done = []
      return taken
    },
    /** Lets time pass, ticking whenever the machine wants to be woken. */
    pass: (ms: number) => {
      const until = now + ms
      for (let wake = nextWake(state); wake !== undefined && wake <= until; wake = nextWake(state)) {
        now = Math.max(now, wake)
        const before = state
        tell({ kind: 'clock-ticked' })
        if (state === before) break
      }
      now = until
    },
    jump: (to: number) => {
      now = to
    },
    open: () => {
      tell({ kind: 'connect-requested' })
      tell({ kind: 'address-resolved', address: 'ws://x' })
      tell({ kind: 'socket-opened' })
    },
    ready: () => {
      tell({ kind: 'address-resolved', address: 'ws://x' })
      tell({ kind: 'socket-opened' })
      tell({ kind: 'connack-received', reasonCode: 1, nodeId: '7' })
    },
  }
}

/** A run that is connected already. */
export const createReadyRun = (random = 0) => {
  const run = createConnectionRun(random)
  run.tell({ kind: 'connect-requested' })
  run.ready()
  run.effects()
  return run
}
