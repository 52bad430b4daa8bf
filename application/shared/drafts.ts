import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'

/** What is kept for one tab, over reloads (sessionStorage in a browser). Any call may throw. */
export type TabArea = {
  readonly length: number
  key(index: number): string | null
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}

/** What was typed into a form and not sent. Only a claim: an older release may have kept it. */
export type Draft = Fields

/** What is typed into the forms of this tab, kept for a reload. A name that is undefined keeps and reads nothing. */
export type Drafts = {
  /** What was typed before the page was loaded anew; undefined when nothing was. */
  readonly read: (name: string | undefined) => Draft | undefined
  /** Keeps a form's text; undefined forgets it. */
  readonly keep: (name: string | undefined, draft: Draft | undefined) => void
  /** Forgets what stands in any form: whoever signs out leaves nothing behind. */
  readonly forgetAll: () => void
  /** Does so when somebody has signed out since this tab last looked, though nothing of the app was open in it then. */
  readonly forgetSince: (signOuts: string) => void
}

const MARK = 'draft '
const SEEN_NAME = 'lintas_sign_outs'

/** `area` may throw: a browser may forbid storage altogether, and says so that way. */
export const createDrafts = (area: () => TabArea): Drafts => {
  const forgetAll = (): void => {
    try {
      const store = area()
      const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
      for (const name of names) if (name.startsWith(MARK)) store.removeItem(name)
    } catch {
      // Where nothing may be kept there is nothing to forget.
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
        // A full store: the text stays on the page, and no word is said. It is lost by a reload only, before which a form
        // with text in it asks; whoever types would be told of a loss that has not happened, with nothing to do about it.
      }
    },
    forgetAll,
    forgetSince: (signOuts) => {
      try {
        const seen = area().getItem(SEEN_NAME)
        if (seen !== null && seen !== signOuts) forgetAll()
        area().setItem(SEEN_NAME, signOuts)
      } catch {
        // Where nothing may be kept there is nothing to forget.
      }
    },
  }
}
