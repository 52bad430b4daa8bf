import { useIsHere } from './use-is-here.tsx'

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

/** Goes back to a page that lies behind this one; false when it has to be gone to instead. */
export const useWayBack = (path: string): (() => boolean) => {
  const isHere = useIsHere()
  return () => {
    const steps = isHere() ? stepsBackTo(path) : undefined
    if (steps === undefined) return false
    window.history.go(-steps)
    return true
  }
}
