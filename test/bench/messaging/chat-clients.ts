import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { openLiveClient } from '../../interop/live-client.ts'
import type { Peer } from '../../support/messaging/peer.ts'

/** A client on a live server, as the bench asks it. */
export type Talker = {
  readonly name: string
  readonly uid: string
  readonly isConnected: () => boolean
  readonly say: (to: string, text: string) => void
  /** Messages that came in, and those that the server has said it stored. */
  readonly heard: () => number
  readonly stored: () => number
}

const PERSON = 1
const SUCCESS = 1

export const openOurs = (uid: string, address: string, host: MessagingHost): Talker => {
  const { client, arrived } = openLiveClient({ uid, token: `token-${uid}`, address, host })
  let stored = 0
  client.connect()
  return {
    name: 'ours',
    uid,
    isConnected: () => client.status$.value.state === 'connected',
    say: (channelID, text) => {
      const sending = client.send(textContent(text), { channelID, channelType: PERSON })
      if (!sending.ok) throw new Error(sending.fault.kind)
      void sending.value.outcome.then(({ kind }) => {
        if (kind === 'stored') stored += 1
      })
    },
    heard: () => arrived.length,
    stored: () => stored,
  }
}

/** The published SDK: it writes each message at once, keeps nothing, and has one user for each process. */
export const openTheirs = (peer: Peer, uid: string, address: string): Talker => {
  const { config, chatManager, connectManager } = peer.WKSDK.shared()
  let heard = 0
  let stored = 0
  Object.assign(config, { addr: address, uid, token: `token-${uid}` })
  chatManager.addMessageListener(({ fromUID }) => {
    // It tells its own messages as well.
    if (fromUID !== uid) heard += 1
  })
  chatManager.addMessageStatusListener(({ reasonCode }) => {
    if (reasonCode === SUCCESS) stored += 1
  })
  connectManager.connect()
  return {
    name: 'sdk',
    uid,
    isConnected: () => connectManager.connected(),
    say: (to, text) => void chatManager.send(new peer.MessageText(text), new peer.Channel(to, PERSON)),
    heard: () => heard,
    stored: () => stored,
  }
}
