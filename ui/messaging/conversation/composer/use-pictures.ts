import { useCallback, useEffect, useRef, useState } from 'react'
import type { LifecyclePort } from '../../../../application/ports/lifecycle-port.ts'
import { MOST_AT_ONCE, type PictureFault, pictureName } from '../../../../domain/account/picture-format.ts'
import { imageContent } from '../../../../domain/messaging/content/content.ts'
import { useSurroundings } from '../../../hooks/use-app.ts'
import type { ReadyPicture, Shrunk } from '../../../pictures/shrink.ts'
import { shrinkPicture } from '../../../pictures/shrink-picture.ts'
import type { ConversationScope } from '../conversation-context.ts'

/** What the shopper has to know of a picture that will not go. */
export type PictureProblem = {
  readonly id: number
  readonly fault: PictureFault | 'too-many'
  readonly name: string
}

export type Pictures = {
  readonly send: (files: readonly File[]) => void
  /** How many are being made smaller now. */
  readonly preparing: number
  readonly problems: readonly PictureProblem[]
  readonly dismiss: (id: number) => void
  readonly previews: ReadonlyMap<string, string>
}

type Given = Pick<ConversationScope, 'chat' | 'channel'> & {
  readonly shrink?: (file: Blob) => Promise<Shrunk>
  readonly onSent?: (() => void) | undefined
}

const untilOnline = ({ life$ }: LifecyclePort): Promise<void> =>
  new Promise((resolve) => {
    const waiting = life$.subscribe(({ isOnline }) => {
      if (!isOnline) return
      resolve()
      // The stream tells its value at once, before there is a subscription to end.
      void Promise.resolve().then(() => waiting.unsubscribe())
    })
  })

/** Pictures chosen, pasted or dropped: made smaller one after the other, and sent in the order picked. */
export const usePictures = ({
  chat: { client },
  channel,
  shrink = shrinkPicture,
  onSent,
}: Given): Pictures => {
  const { clock, lifecycle } = useSurroundings()
  const [preparing, setPreparing] = useState(0)
  const [problems, setProblems] = useState<readonly PictureProblem[]>([])
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map())
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const ids = useRef(0)
  const sent = useRef(new Map<string, Blob>())
  const urls = useRef(new Set<string>())

  const complain = (fault: PictureProblem['fault'], name: string): void => {
    ids.current += 1
    const id = ids.current
    setProblems((before) => [...before, { id, fault, name }])
  }

  const preview = useCallback((blob: Blob, clientMsgNo: string): void => {
    const url = URL.createObjectURL(blob)
    urls.current.add(url)
    setPreviews((before) => new Map(before).set(clientMsgNo, url))
  }, [])

  const dispatch = (picture: ReadyPicture, file: File): void => {
    const { blob, width, height } = picture
    const mediaType = blob.type || file.type || 'image/jpeg'
    const sending = client.sendFile(
      imageContent(width, height, ''),
      {
        fileName: pictureName(file.name, mediaType),
        mediaType,
        size: blob.size,
        modifiedAt: file.lastModified || clock.now(),
        content: blob,
      },
      channel,
    )
    if (!sending.ok) return
    onSent?.()
    sent.current.set(sending.value.clientMsgNo, blob)
    preview(blob, sending.value.clientMsgNo)
  }

  /** Its code may not have come yet: without a network the picture waits for it, as a message does. */
  const shrinkOnceThere = async (file: File): Promise<Shrunk> => {
    for (;;) {
      try {
        return await shrink(file)
      } catch (cause) {
        if (lifecycle.life$.value.isOnline) throw cause
        await untilOnline(lifecycle)
      }
    }
  }

  const send = (files: readonly File[]): void => {
    const chosen = files.slice(0, MOST_AT_ONCE)
    if (files.length > chosen.length) complain('too-many', '')
    setPreparing((before) => before + chosen.length)
    for (const file of chosen) {
      // Whatever becomes of one, the next is taken.
      line.current = line.current
        .then(() => shrinkOnceThere(file))
        .then((shrunk) => (shrunk.ok ? dispatch(shrunk.picture, file) : complain(shrunk.fault, file.name)))
        .catch(() => complain('undecodable', file.name))
        .finally(() => setPreparing((before) => before - 1))
    }
  }

  // A conversation that was only out of sight shows again what is still on its way.
  useEffect(() => {
    const made = urls.current
    sent.current.forEach(preview)
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
      made.clear()
      setPreviews(new Map())
    }
  }, [preview])

  return {
    send,
    preparing,
    problems,
    dismiss: (id) => setProblems((all) => all.filter((one) => one.id !== id)),
    previews,
  }
}
