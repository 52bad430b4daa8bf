import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'

/** Storage of one tab that survives reloads (sessionStorage in a browser). Any call may throw. */
export type TabArea = {
  readonly length: number
  key(index: number): string | null
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}

/** The unsent values of a form. Not trusted: an older release may have written them. */
export type Draft = Fields

/** The form drafts of this tab, kept for reloads. With an undefined name nothing is stored or read. */
export type Drafts = {
  /** The values typed before a reload; undefined when there are none. */
  readonly read: (name: string | undefined) => Draft | undefined
  /** Stores a form's values; undefined removes them. */
  readonly keep: (name: string | undefined, draft: Draft | undefined) => void
  /** Removes all drafts, for a sign-out. */
  readonly forgetAll: () => void
  /**
   * Removes all drafts if somebody has signed out since this tab last checked, even while the app was not open in it.
   */
  readonly forgetSince: (signOuts: string) => void
}

const MARK = 'draft '
const SEEN_NAME = 'lintas_sign_outs'

/** `area` may throw, because browsers can block storage. */
export const createDrafts = (area: () => TabArea): Drafts => {
  const forgetAll = (): void => {
    try {
      const store = area()
      const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
      for (const name of names) if (name.startsWith(MARK)) store.removeItem(name)
    } catch {
      // Without storage there is nothing to remove.
    }
  }
  return {
    read: (name) => {
      if (name === undefined) return undefined
      try {
        return fieldsOf(JSON.parse(area().getItem(MARK + name) ?? 'null'))
      } catch {
        return undefined
      }
    },
    keep: (name, draft) => {
      if (name === undefined) return
      try {
        if (draft === undefined) area().removeItem(MARK + name)
        else area().setItem(MARK + name, JSON.stringify(draft))
      } catch {
        // Storage is full: the text stays on the page and no error is shown. It would be lost only by a reload, and
        // forms ask before that; a warning would offer no action.
      }
    },
    forgetAll,
    forgetSince: (signOuts) => {
      try {
        const seen = area().getItem(SEEN_NAME)
        if (seen !== null && seen !== signOuts) forgetAll()
        area().setItem(SEEN_NAME, signOuts)
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  }
}
