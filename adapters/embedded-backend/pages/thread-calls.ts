/** One end of a connection between two threads: a `MessagePort` or a `Worker`. */
type End = {
  postMessage(message: unknown): void
  on(event: 'message', listener: (message: Message) => void): unknown
}

type Message = {
  readonly id: number
  readonly ask?: unknown
  readonly value?: unknown
  readonly problem?: string
}

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (problem: Error) => void }

/** The error, with its stack where available. */
export const detailOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** Calls to another thread, whose own calls `answer` handles in the same way. Errors there are thrown here. */
export const createThreadCalls = <Asked, Answer>(
  end: End,
  answer: (call: never) => Promise<unknown>,
): ((call: Asked) => Promise<Answer>) => {
  const waiting = new Map<number, Waiting>()
  let calls = 0
  const respond = async (id: number, ask: unknown): Promise<void> => {
    try {
      end.postMessage({ id, value: await answer(ask as never) })
    } catch (error) {
      end.postMessage({ id, problem: detailOf(error) })
    }
  }
  end.on('message', ({ id, ask, value, problem }) => {
    if (ask !== undefined) return void respond(id, ask)
    if (problem === undefined) waiting.get(id)?.resolve(value as never)
    else waiting.get(id)?.reject(new Error(problem))
    waiting.delete(id)
  })
  return (ask) =>
    new Promise((resolve, reject) => {
      calls += 1
      waiting.set(calls, { resolve, reject })
      end.postMessage({ id: calls, ask })
    })
}
