import type { ImServer } from '../im-server.ts'
import { PERSON, partyOf, payloadOf } from './uids.ts'

type Param = Readonly<Record<string, unknown>>

// Not stored, not counted: offline devices get the change with their next sync.
const UNSTORED = { noPersist: true, redDot: false, syncOnce: false }

const send = (im: ImServer, from: string, to: string, cmd: string, param: Param) =>
  im.send({
    channelID: to,
    channelType: PERSON,
    fromUID: from,
    header: UNSTORED,
    payload: payloadOf({ type: 99, cmd, param }),
  })

/** Sends a system command to all devices of a uid; `application/messaging/inbox.ts` executes them. */
export const commandOwn = async (
  im: ImServer,
  uid: string,
  cmd: string,
  param: Param = {},
): Promise<void> => {
  await send(im, '', uid, cmd, param)
}

/** Tells every counter where the shop `uid` is open that something about a shopper's conversation has changed. */
export const notifyCounter = async (im: ImServer, uid: string, shopper: number): Promise<void> => {
  if ((await im.online([uid])).length > 0) await commandOwn(im, uid, 'counterChanged', { shopper })
}

/** A merchant's uid has devices only while staff are connected. */
const hasDevice = async (im: ImServer, uid: string): Promise<boolean> =>
  partyOf(uid)?.kind === 'shopper' || (await im.online([uid])).length > 0

/** Sends a command into the channel of `uid` and `peer`, for the devices of both. */
export const commandBoth = async (
  im: ImServer,
  uid: string,
  peer: string,
  cmd: string,
  param: Param = {},
): Promise<void> => {
  const paramFor = (other: string) => ({ channel_id: other, channel_type: PERSON, ...param })
  if (await hasDevice(im, uid)) await send(im, peer, uid, cmd, paramFor(peer))
  if (await hasDevice(im, peer)) await send(im, uid, peer, cmd, paramFor(uid))
}
