import { randomBytes } from 'node:crypto'
import type { Sending, SendOptions, SendOutcome } from '../../application/messaging/messaging.ts'
import type { Channel } from '../../domain/messaging/channels/channel.ts'
import type { ConnectionPolicy } from '../../domain/messaging/connection/connection-policy.ts'
import { type Content, textContent } from '../../domain/messaging/content/content.ts'
import { eventually } from './eventually.ts'
import { type LiveClient, openLiveClient } from './live-client.ts'
import type { ServerApi } from './server-api.ts'

export type Address = { readonly ws: string; readonly api: ServerApi; readonly protocol: number }

/** Two users of a live server, and whoever else a check needs. */
export type World = {
  readonly api: ServerApi
  readonly ana: string
  readonly ben: string
  /** A name that nobody on the server has had. */
  readonly newName: (name: string) => string
  readonly tokenOf: (uid: string) => string
  /** Another device of a user; with `token` one that says a wrong one. */
  readonly open: (uid: string, token?: string, policy?: Partial<ConnectionPolicy>) => LiveClient
  /** The device of a user that most checks use; opened and connected when there is none. */
  readonly device: (uid: string) => Promise<LiveClient>
  readonly leave: (uid: string) => Promise<void>
  readonly everyone: () => readonly LiveClient[]
  readonly close: () => Promise<void>
}

export const channelTo = (uid: string): Channel => ({ channelID: uid, channelType: 1 })

export const createWorld = ({ ws, api, protocol }: Address): World => {
  const run = randomBytes(5).toString('hex')
  const all: LiveClient[] = []
  const devices = new Map<string, LiveClient>()
  const newName = (name: string): string => `interop-${run}-${name}`
  const tokenOf = (uid: string): string => `token-of-${uid}`

  const open: World['open'] = (uid, token = tokenOf(uid), policy = {}) => {
    const opened = openLiveClient({ uid, token, address: ws, host: api.hostOf(uid), policy, protocol })
    all.push(opened)
    return opened
  }

  return {
    api,
    ana: newName('ana'),
    ben: newName('ben'),
    newName,
    tokenOf,
    open,
    device: async (uid) => {
      const known = devices.get(uid)
      const device = known ?? open(uid)
      devices.set(uid, device)
      if (!known) device.client.connect()
      await connected(device)
      return device
    },
    leave: async (uid) => {
      await devices.get(uid)?.close()
      devices.delete(uid)
    },
    everyone: () => all,
    close: async () => {
      for (const one of all) await one.close()
    },
  }
}

export const connected = (device: LiveClient): Promise<void> =>
  eventually('connected', () => device.client.status$.value.state === 'connected')

export type Stored = { readonly messageID: string; readonly messageSeq: number; readonly clientMsgNo: string }

const outcomeOf = async ({ outcome }: Sending): Promise<SendOutcome | undefined> => {
  let settled: SendOutcome | undefined
  void outcome.then((answer) => {
    settled = answer
  })
  await eventually('an answer to a message', () => settled !== undefined)
  return settled
}

/** Sends what the server should not take, and gives the reason that it names. */
export const refusalOf = async (device: LiveClient, to: string | Channel, text: string): Promise<number> => {
  const settled = await outcomeOf(sendOff(device, to, textContent(text)))
  if (settled?.kind !== 'refused') throw new Error(`not refused: ${JSON.stringify(settled)}`)
  return settled.reasonCode
}

/** What the server says of a message that is under way; anything but its being stored is thrown. */
export const storedOf = async (sending: Sending): Promise<Stored> => {
  const settled = await outcomeOf(sending)
  if (settled?.kind !== 'stored') throw new Error(`not stored: ${JSON.stringify(settled)}`)
  const { messageID, messageSeq } = settled
  return { messageID, messageSeq, clientMsgNo: sending.clientMsgNo }
}

/** Sends without waiting for the server. */
export const sendOff = (
  device: LiveClient,
  to: string | Channel,
  content: Content,
  options?: SendOptions,
): Sending => {
  const channel = typeof to === 'string' ? channelTo(to) : to
  const sending = device.client.send(content, channel, options)
  if (!sending.ok) throw new Error(`not sent: ${sending.fault.kind}`)
  return sending.value
}

/** Sends and waits for the server's word. */
export const send = (
  device: LiveClient,
  to: string | Channel,
  what: Content | string,
  options?: SendOptions,
): Promise<Stored> =>
  storedOf(sendOff(device, to, typeof what === 'string' ? textContent(what) : what, options))
