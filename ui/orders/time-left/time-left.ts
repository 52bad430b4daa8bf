const two = (value: number): string => String(value).padStart(2, '0')

/** Seconds as a clock that runs down: `29:05`, or `3:29:05` from an hour on. */
export const formatTimeLeft = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  const tail = `${two(minutes % 60)}:${two(seconds % 60)}`
  return minutes < 60 ? tail : `${Math.floor(minutes / 60)}:${tail}`
}
