import { useEffect, useState } from 'react'
import { type Draft, keepDraft, readDraft } from './kept-draft.ts'
import { useApp } from './use-app.ts'
import { useStream } from './use-stream.ts'

/** The name of a draft for this shopper: the next one at this device must not read it. */
export const useDraftName = (name: string): string => {
  const { session } = useApp()
  return `${useStream(session.user$)?.id ?? ''} ${name}`
}

/** What was typed into this form before the page was loaded anew. */
export const useDraft = (name: string): Draft | undefined => useState(() => readDraft(name))[0]

/** Keeps what is typed for a reload, as long as it differs from what the form began with. */
export const useKeepDraft = (name: string, draft: Draft, isDirty: boolean): void => {
  const text = JSON.stringify(draft)
  useEffect(() => {
    keepDraft(name, isDirty ? (JSON.parse(text) as Draft) : undefined)
  }, [name, text, isDirty])
}
