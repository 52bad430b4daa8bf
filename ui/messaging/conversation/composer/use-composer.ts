import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SentPictures } from '../../../../application/messaging/picture-sender.ts'
import { createOnceADay, type OnceADay } from '../../../../application/shared/once-a-day.ts'
import { drafts } from '../../../hooks/forms/use-draft.ts'
import { useStream, useSurroundings } from '../../../hooks/use-app.ts'
import type { ConversationScope } from '../conversation-context.ts'

type Place = Pick<ConversationScope, 'chat' | 'channel'>

export type ComposerText = { readonly text: string; readonly set: (text: string) => void }

/** The text in the composer; kept for the next visit, also on other devices. */
export const useComposerDraft = ({ chat, channel }: Place): ComposerText => {
  const [draft] = useState(() => chat.draftOf(channel, drafts))
  useEffect(() => draft.attend(), [draft])
  return { text: useStream(draft.text$), set: draft.set }
}

/** The browser's storage of this device. Undefined where it is blocked: accessing it then throws. */
const deviceStorage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** The cards and questions that were offered on this device today. */
export const useOnceADay = (): OnceADay => useState(() => createOnceADay(deviceStorage()))[0]

/** A question that a link asks for, by a name that tells one from another. */
export type Question = { readonly name: string; readonly text: string }

/**
 * Writes the question into the composer if nothing is there; once a day each, so that a reload does not offer again what
 * was sent.
 */
export const useQuestion = (draft: ComposerText, question: Question | undefined, isReady: boolean): void => {
  const { clock } = useSurroundings()
  const days = useOnceADay()
  const { set } = draft
  const name = question?.name
  const text = question?.text ?? ''
  const isEmpty = draft.text === ''
  useEffect(() => {
    if (name === undefined || !isReady || !days.isDue(name, clock.now())) return
    days.done(name, clock.now())
    if (isEmpty) set(text)
  }, [name, text, isReady, isEmpty, days, clock, set])
}

export type Pictures = Pick<SentPictures, 'preparing' | 'problems'> & {
  readonly send: (files: readonly File[]) => void
  readonly dismiss: (id: number) => void
  /** Preview addresses of pictures being sent. */
  readonly previews: ReadonlyMap<string, string>
}

/** Addresses while the screen is visible; created again when it is shown again. */
const usePreviews = (
  { preview, release }: Place['chat']['previews'],
  sent: SentPictures['sent'],
): ReadonlyMap<string, string> => {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map())
  const made = useRef(new Map<string, string>())
  // Before the message is painted without its picture.
  useLayoutEffect(() => {
    for (const [clientMsgNo, content] of sent) {
      if (!made.current.has(clientMsgNo)) made.current.set(clientMsgNo, preview(content))
    }
    setPreviews(new Map(made.current))
  }, [preview, sent])
  useLayoutEffect(() => {
    const urls = made.current
    return () => {
      for (const url of urls.values()) release(url)
      urls.clear()
      setPreviews(new Map())
    }
  }, [release])
  return previews
}

/** Pictures that are selected, pasted or dropped in the composer. */
export const usePictures = ({
  chat,
  channel,
  onSent,
}: Place & { readonly onSent?: (() => void) | undefined }): Pictures => {
  const [sender] = useState(() => chat.picturesOf(channel))
  const { preparing, problems, sent } = useStream(sender.pictures$)
  return {
    preparing,
    problems,
    previews: usePreviews(chat.previews, sent),
    send: (files) => sender.send(files, onSent),
    dismiss: sender.dismiss,
  }
}
