import type { LifecyclePort, PageLife } from '../ports/lifecycle-port.ts'

/** Whether the page may be gone the next moment: hidden (a phone ends such pages without a word), frozen or unloaded. */
const mayGo = ({ isVisible, isFrozen, isLeaving }: PageLife): boolean =>
  !isVisible || isFrozen || isLeaving === true

/**
 * Calls `run` whenever the page may be about to go: what waits for a moment, so that it need not be sent at every key,
 * is sent then. `isLeaving`: it is being unloaded, and nothing can wait for an answer any more.
 */
export const whenLeaving = (
  { life$ }: LifecyclePort,
  run: (isLeaving: boolean) => void,
): { unsubscribe(): void } => {
  let told = { mayGo: mayGo(life$.value), isLeaving: life$.value.isLeaving === true }
  return life$.subscribe((life) => {
    const now = { mayGo: mayGo(life), isLeaving: life.isLeaving === true }
    const isNews = (now.mayGo && !told.mayGo) || (now.isLeaving && !told.isLeaving)
    told = now
    if (isNews) run(now.isLeaving)
  })
}
