import type { ImServer } from '../im-server.ts'
import { PERSON, partyOf, payloadOf } from './uids.ts'

type Param = Readonly<Record<string, unknown>>

// Not stored, not counted: devices that are away hear of it by their next sync.
const UNSTORED = { noPersist: true, redDot: false, syncOnce: false }

const send = (im: ImServer, from: string, to: string, cmd: string, param: Param) =>
  im.send({
    channelID: to,
    channelType: PERSON,
    fromUID: from,
    header: UNSTORED,
    payload: payloadOf({ type: 99, cmd, param }),
  })

/**
 * Sends a command of the system to all devices of one uid; what each does is in
 * `application/messaging/inbox.ts`.
 */
export const tellOwn = async (im: ImServer, uid: string, cmd: string, param: Param = {}): Promise<void> => {
  await send(im, '', uid, cmd, param)
}

/** Behind a merchant's uid there are devices only while somebody of its staff is connected. */
const hasDevice = async (im: ImServer, uid: string): Promise<boolean> =>
  partyOf(uid)?.kind === 'shopper' || (await im.online([uid])).length > 0

/** A command into the channel of `uid` and `peer`, seen by the devices of both. */
export const tellBoth = async (
  im: ImServer,
  uid: string,
  peer: string,
  cmd: string,
  param: Param = {},
): Promise<void> => {
  const told = (other: string) => ({ channel_id: other, channel_type: PERSON, ...param })
  if (await hasDevice(im, uid)) await send(im, peer, uid, cmd, told(peer))
  if (await hasDevice(im, peer)) await send(im, uid, peer, cmd, told(uid))
}
