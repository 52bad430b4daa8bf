import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { DRAFT_LIMIT } from '../../../domain/messaging/content/message-text.ts'
import type { ConversationExtra } from '../../../domain/messaging/conversations/conversation.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { createMessagingRun, hostOfServer, PEER, PEER_KEY } from '../../support/messaging/messaging-run.ts'

const drafts = suite('drafts of the chat')

/** A host that keeps drafts, and can be out of reach. */
const start = () => {
  const kept = new Map<string, ConversationExtra>()
  let isThere = true
  let version = 0
  const extras: MessagingHost = {
    setConversationExtra: async (extra) => {
      if (!isThere) return fail({ kind: 'offline' })
      version += 1
      const { isUnsaved: _, ...row } = extra
      kept.set(extra.channel.channelID, { ...row, version })
      return ok(undefined)
    },
    syncConversationExtras: async (since) =>
      isThere ? ok([...kept.values()].filter((extra) => extra.version > since)) : fail({ kind: 'offline' }),
  }
  const run = createMessagingRun({ host: (server) => ({ ...hostOfServer(server), ...extras }) })
  const setNetwork = (isOpen: boolean): void => {
    isThere = isOpen
    run.network.answerOpenings(isOpen ? 'accept' : 'refuse')
    if (!isOpen) run.network.cutNow('clean')
  }
  return { run, kept, setNetwork }
}

const draftIn = (client: Messaging): string | undefined => client.conversation$(PEER_KEY).value?.extra?.draft

drafts('a draft in an empty conversation is kept, without adding the conversation to the list', async () => {
  const { run } = start()
  const { client } = run.openTab()
  await run.pass(10)
  client.saveDraft(PEER, 'Do you have it in')
  await run.pass(10)
  assert.is(draftIn(client), 'Do you have it in')
  assert.equal(client.conversations$.value, [])
  await client.syncConversations()
  await run.pass(10)
  assert.equal(client.conversations$.value, [])
  run.server.say(PEER.channelID, { type: 1, content: 'hello' })
  await run.pass(1000)
  assert.is(client.conversations$.value.length, 1)
  assert.is(client.conversations$.value[0]?.extra?.draft, 'Do you have it in')
  await client.dispose()
})

drafts('a draft that was written offline survives the page and then wins', async () => {
  const { run, kept, setNetwork } = start()
  const first = run.openTab()
  await run.pass(10)
  first.client.saveDraft(PEER, 'older')
  await run.pass(10)
  assert.is(kept.get(PEER.channelID)?.draft, 'older')
  setNetwork(false)
  first.client.saveDraft(PEER, 'written in a tunnel')
  await run.pass(1500)
  first.kill()
  const { client } = run.openTab()
  await run.pass(10)
  assert.is(draftIn(client), 'written in a tunnel')
  setNetwork(true)
  await run.pass(60_000)
  assert.is(client.status$.value.state, 'connected')
  assert.is(draftIn(client), 'written in a tunnel')
  assert.is(kept.get(PEER.channelID)?.draft, 'written in a tunnel')
  await client.dispose()
})

drafts('a draft of another device replaces one that the host has', async () => {
  const { run, kept } = start()
  const { client } = run.openTab()
  await run.pass(10)
  client.saveDraft(PEER, 'here')
  await run.pass(10)
  const extra = kept.get(PEER.channelID)
  assert.ok(extra)
  kept.set(PEER.channelID, { ...extra, draft: 'there', version: extra.version + 1 })
  run.network.cutNow('clean')
  await run.pass(60_000)
  assert.is(draftIn(client), 'there')
  await client.dispose()
})

drafts('a draft that is too long or has invalid characters is saved in a valid form', async () => {
  const { run, kept } = start()
  const { client } = run.openTab()
  await run.pass(10)
  client.saveDraft(PEER, `a\u000bb\ud800${'c'.repeat(DRAFT_LIMIT)}`)
  await run.pass(10)
  assert.is(kept.get(PEER.channelID)?.draft, `ab${'c'.repeat(DRAFT_LIMIT - 2)}`)
})

drafts('a saved draft does not hold back the reading position of what is read later', async () => {
  const { run, kept } = start()
  const { client } = run.openTab()
  await run.pass(10)
  run.server.say(PEER.channelID, { type: 1, content: 'one' })
  await run.pass(10)
  await client.openConversation(PEER)
  await run.pass(2_000)
  client.saveDraft(PEER, 'Do you')
  await run.pass(10)
  for (const content of ['two', 'three']) run.server.say(PEER.channelID, { type: 1, content })
  await run.pass(3_000)
  const last = client.conversation$(PEER_KEY).value?.lastMessage?.messageSeq ?? 0
  assert.ok(last >= 3, `${last}`)
  assert.is(kept.get(PEER.channelID)?.browseTo, last)
})

drafts.run()
