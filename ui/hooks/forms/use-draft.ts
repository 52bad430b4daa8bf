import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createDrafts, type Draft } from '../../../application/shared/drafts.ts'
import type { StaffSession } from '../../../application/staff/session.ts'
import type { Session } from '../../../domain/session/session.ts'
import { draftText } from '../../../domain/shared/fields.ts'
import { useStream, useSurroundings } from '../use-app.ts'

/** The form drafts of this tab. */
export const drafts = createDrafts(() => globalThis.sessionStorage)

/** Who is signed in, a shopper or a staff member; undefined for nobody. */
const ownerOf = (session: Session | StaffSession): string | undefined => {
  if (session.kind !== 'signed-in') return undefined
  return 'me' in session ? `staff ${session.me.staff.id}` : (session.user?.id ?? '')
}

/**
 * The name of a draft for this shopper, because another one on this device must not read it. Undefined once the
 * session has ended under a form: then nothing is stored or removed.
 */
export const useDraftName = (name: string): string | undefined => {
  const owner = ownerOf(useStream(useSurroundings().session.session$))
  return owner === undefined ? undefined : `${owner} ${name}`
}

/**
 * The draft of this form from before a reload. If the shopper is already typing into an empty server-rendered field,
 * the draft is ignored.
 */
export const useDraft = (name: string | undefined): Draft | undefined => {
  const [draft] = useState(() => drafts.read(name))
  useLayoutEffect(() => {
    const { activeElement: field } = document
    if (field instanceof HTMLInputElement && draftText(draft, field.name)) field.select()
  }, [draft])
  return draft
}

/** Stores the draft for a reload while it differs from the initial values. */
export const useKeepDraft = (name: string | undefined, draft: Draft, isDirty: boolean): void => {
  const text = JSON.stringify(draft)
  // An untouched form does not remove an earlier draft.
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
  /** Call when the text was sent. */
  readonly forget: () => void
}

/** One text of a sheet that survives closing, a reload, or an ended session. */
export const useKeptText = (what: string, start = ''): KeptText => {
  const name = useDraftName(what)
  const draft = useDraft(name)
  // An untouched text follows its initial value.
  const [typed, set] = useState(draftText(draft, 'text'))
  const text = typed ?? start
  useKeepDraft(name, { text }, text !== start)
  return { text, set, forget: () => drafts.keep(name, undefined) }
}
