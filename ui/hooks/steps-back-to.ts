type Page = {
  readonly location: Pick<Location, 'origin'>
  readonly navigation?: Pick<Navigation, 'currentEntry' | 'entries'>
}

/**
 * How many steps back the nearest entry of this address lies in the history: going there leaves nothing in between for
 * Back to lead through. Undefined when there is none, or where the browser does not tell (Safari before 26.2).
 */
export const stepsBackTo = (path: string, { location, navigation }: Page = window): number | undefined => {
  const here = navigation?.currentEntry?.index ?? 0
  const url = location.origin + path
  const entry = navigation
    ?.entries()
    .slice(0, here)
    .findLast((before) => before.url === url)
  return entry && here - entry.index
}
