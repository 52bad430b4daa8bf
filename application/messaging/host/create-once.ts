/** One call for each name at a time: who asks meanwhile waits for the same answer. */
export const createOnce = <T>(): ((name: string, run: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, Promise<T>>()
  return (name, run) => {
    const known = running.get(name)
    if (known) return known
    const started = run().finally(() => running.delete(name))
    running.set(name, started)
    return started
  }
}
