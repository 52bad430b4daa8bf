/**
 * Milliseconds of the processor that this process spent on some work: other programs of a busy machine do not count, as
 * they would by the clock on the wall.
 */
export const processorMs = async (work: () => unknown): Promise<number> => {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
