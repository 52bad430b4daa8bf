import { filter, firstValueFrom } from 'rxjs'
import type { PictureFault } from '../../domain/account/picture-format.ts'
import type { Channel } from '../../domain/messaging/channels/channel.ts'
import { imageContent } from '../../domain/messaging/content/content.ts'
import type { UploadFile } from '../ports/http-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { ChosenFile, PicturesPort } from '../ports/pictures-port.ts'
import { createState, type StateStream } from '../shared/streams.ts'
import type { Messaging } from './messaging.ts'

/** Most pictures that are sent at once (requirement E7). */
const MAX_AT_ONCE = 9

/** Why a picture is not sent. `too-many`: more were chosen than can be sent at once. */
export type PictureProblem = {
  readonly id: number
  readonly fault: PictureFault | 'too-many'
  /** The file's name; empty for `too-many`. */
  readonly name: string
}

/** The state of the pictures chosen for a conversation. */
export type SentPictures = {
  /** How many are being reduced in size. */
  readonly preparing: number
  readonly problems: readonly PictureProblem[]
  /** The sent files by client message number, shown until the server has them. */
  readonly sent: ReadonlyMap<string, UploadFile['content']>
}

/** Sends pictures into one conversation. */
export type PictureSender = {
  readonly pictures$: StateStream<SentPictures>
  /** Reduces them one after the other and sends them in the order picked; `sent` is called for each. */
  readonly send: (files: readonly ChosenFile[], sent?: () => void) => void
  readonly dismiss: (problem: number) => void
}

type Deps = {
  readonly client: Pick<Messaging, 'sendFile'>
  readonly channel: Channel
  readonly lifecycle: LifecyclePort
  readonly pictures: Pick<PicturesPort, 'prepare'>
}

/** Sends pictures into a conversation as they are chosen, pasted or dropped. */
export const createPictureSender = (deps: Deps): PictureSender => {
  const { client, channel, lifecycle, pictures } = deps
  const state = createState<SentPictures>({ preparing: 0, problems: [], sent: new Map() })
  let line: Promise<unknown> = Promise.resolve()
  let lastProblem = 0

  const complain = (fault: PictureProblem['fault'], name: string): void => {
    lastProblem += 1
    const problem = { id: lastProblem, fault, name }
    state.update((now) => ({ ...now, problems: [...now.problems, problem] }))
  }

  const prepareBy = (count: number): void =>
    state.update((now) => ({ ...now, preparing: now.preparing + count }))

  /** Its code may not be loaded yet: without a network the picture waits, as a message does. */
  const prepareOnceThere = async (file: ChosenFile): ReturnType<PicturesPort['prepare']> => {
    for (;;) {
      try {
        return await pictures.prepare(file)
      } catch (cause) {
        if (lifecycle.life$.value.isOnline) throw cause
        await firstValueFrom(lifecycle.life$.pipe(filter(({ isOnline }) => isOnline)))
      }
    }
  }

  const take = async (given: ChosenFile): Promise<boolean> => {
    const prepared = await prepareOnceThere(given)
    if (!prepared.ok) {
      complain(prepared.fault, given.name)
      return false
    }
    const { file, size } = prepared.value
    const sending = client.sendFile(imageContent(size.width, size.height, ''), file, channel)
    if (!sending.ok) return false
    const { clientMsgNo } = sending.value
    state.update((now) => ({ ...now, sent: new Map(now.sent).set(clientMsgNo, file.content) }))
    return true
  }

  return {
    pictures$: state.stream,
    send: (files, sent) => {
      const chosen = files.slice(0, MAX_AT_ONCE)
      if (files.length > chosen.length) complain('too-many', '')
      prepareBy(chosen.length)
      for (const file of chosen) {
        // Continues with the next one, whatever happened to this one.
        line = line
          .then(() => take(file))
          .then((isSent) => isSent && sent?.())
          .catch(() => complain('undecodable', file.name))
          .finally(() => prepareBy(-1))
      }
    },
    dismiss: (problem) =>
      state.update((now) => ({ ...now, problems: now.problems.filter(({ id }) => id !== problem) })),
  }
}
