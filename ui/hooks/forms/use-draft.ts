import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createDrafts, type Draft } from '../../../application/shared/drafts.ts'
import type { StaffSession } from '../../../application/staff/session.ts'
import type { Session } from '../../../domain/session/session.ts'
import { draftText } from '../../../domain/shared/fields.ts'
import { useStream, useSurroundings } from '../use-app.ts'

/** The drafts of this tab. */
export const drafts = createDrafts(() => globalThis.sessionStorage)

/** Who has signed in, a shopper or somebody at the counter; undefined for nobody. */
const ownerOf = (session: Session | StaffSession): string | undefined => {
  if (session.kind !== 'signed-in') return undefined
  return 'me' in session ? `staff ${session.me.staff.id}` : (session.user?.id ?? '')
}

/**
 * The name of a draft for this shopper: the next one at this device must not read it. Undefined once the session has
 * ended under a form: then nothing is kept, and nothing of what is kept is touched.
 */
export const useDraftName = (name: string): string | undefined => {
  const owner = ownerOf(useStream(useSurroundings().session.session$))
  return owner === undefined ? undefined : `${owner} ${name}`
}

/**
 * What was typed into this form before the page was loaded anew. Whoever stands already in a field of a page that came
 * rendered, and empty, types in its place and not behind it.
 */
export const useDraft = (name: string | undefined): Draft | undefined => {
  const [draft] = useState(() => drafts.read(name))
  useLayoutEffect(() => {
    const { activeElement: field } = document
    if (field instanceof HTMLInputElement && draftText(draft, field.name)) field.select()
  }, [draft])
  return draft
}

/** Keeps what is typed for a reload, as long as it differs from what the form began with. */
export const useKeepDraft = (name: string | undefined, draft: Draft, isDirty: boolean): void => {
  const text = JSON.stringify(draft)
  // A form that nobody has touched says nothing about what was typed into it before.
  const wasDirty = useRef(false)
  useEffect(() => {
    if (!isDirty && !wasDirty.current) return
    wasDirty.current = isDirty
    drafts.keep(name, isDirty ? (JSON.parse(text) as Draft) : undefined)
  }, [name, text, isDirty])
}

export type KeptText = {
  readonly text: string
  readonly set: (text: string) => void
  /** To be called when the text was sent. */
  readonly forget: () => void
}

/** One text of a sheet that is there again when the sheet is: closed by hand, by a reload or by an ended session. */
export const useKeptText = (what: string, start = ''): KeptText => {
  const name = useDraftName(what)
  const draft = useDraft(name)
  // What nobody has touched follows what it starts from.
  const [typed, set] = useState(draftText(draft, 'text'))
  const text = typed ?? start
  useKeepDraft(name, { text }, text !== start)
  return { text, set, forget: () => drafts.keep(name, undefined) }
}
