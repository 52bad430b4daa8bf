/** Shares calls: while one of a name is under way, further ones get its answer. */
export const createOnce = <T>(): ((name: string, run: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, Promise<T>>()
  return (name, run) => {
    const call = running.get(name) ?? run().finally(() => running.delete(name))
    running.set(name, call)
    return call
  }
}
