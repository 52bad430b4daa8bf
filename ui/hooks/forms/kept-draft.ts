type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storeOf = (): Store | undefined => {
  // A browser may forbid storage altogether, and says so by throwing.
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

const MARK = 'draft '
const SEEN_NAME = 'lintas_sign_outs'

export type Draft = Readonly<Record<string, unknown>>

/** What was typed into a form before the page was loaded anew; undefined when nothing was. */
export const readDraft = (name: string | undefined): Draft | undefined => {
  if (name === undefined) return undefined
  try {
    const kept: unknown = JSON.parse(storeOf()?.getItem(MARK + name) ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as Draft) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a form's text for this tab; undefined forgets it. */
export const keepDraft = (name: string | undefined, draft: Draft | undefined): void => {
  if (name === undefined) return
  try {
    if (draft === undefined) storeOf()?.removeItem(MARK + name)
    else storeOf()?.setItem(MARK + name, JSON.stringify(draft))
  } catch {
    // A full store: the text stays on the page, and no word is said. It is lost by a reload only, before which a form
    // with text in it asks; whoever types would be told of a loss that has not happened, with nothing to do about it.
  }
}

/** Forgets what stands in any form of this tab: whoever signs out leaves nothing behind. */
export const forgetDrafts = (): void => {
  try {
    const store = globalThis.sessionStorage
    for (const name of Object.keys(store)) if (name.startsWith(MARK)) store.removeItem(name)
  } catch {
    // Where nothing may be kept there is nothing to forget.
  }
}

/** Forgets them when somebody has signed out since this tab last looked, though nothing of the app was open in it then. */
export const forgetDraftsSince = (signOuts: string): void => {
  try {
    const seen = globalThis.sessionStorage.getItem(SEEN_NAME)
    if (seen !== null && seen !== signOuts) forgetDrafts()
    globalThis.sessionStorage.setItem(SEEN_NAME, signOuts)
  } catch {
    // Where nothing may be kept there is nothing to forget.
  }
}
