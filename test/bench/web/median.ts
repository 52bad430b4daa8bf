/** The middle of some values; of an even number the smaller of both. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
