/** One sentence per field that is wrong; what is found first about a field wins. */
export const firstTexts = <F extends { readonly field: string }>(
  faults: readonly F[],
  textOf: (fault: F) => string,
  nameOf: (fault: F) => string = ({ field }) => field,
): Record<string, string> => {
  const texts: Record<string, string> = {}
  for (const fault of faults) texts[nameOf(fault)] ??= textOf(fault)
  return texts
}
