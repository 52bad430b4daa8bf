import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../domain/messaging/content/content.ts'
import { createGatewayWorld } from '../support/messaging/gateway-world.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Two people on the real gateway type at the same time, and the connection of one is cut again and again
// `FULL=1`: a hundred conversations instead of three.
const TALKS = process.env['FULL'] ? 100 : 3
const CUTS = 20
const EACH = 60

const conversations = suite('a conversation of two, one of them disconnected twenty times')

const openWorld = (server: 'deduplicating' | 'forgetful') => {
  const { openConversationOver, createSocket, pass } = createGatewayWorld(server)
  const open = async (uid: string, peer: string) => {
    const socket = createSocket()
    return { ...(await openConversationOver({ uid, peer, socket })), socket }
  }
  return { open, pass }
}

const isInOrder = (texts: readonly string[], name: string): boolean => {
  const own = texts.filter((text) => text.startsWith(name))
  return own.every((text, at) => text === `${name} ${at + 1}`) && own.length === EACH
}

for (let seed = 1; seed <= TALKS; seed++) {
  const isDeduplicating = seed % 2 === 1
  conversations(
    `loses, duplicates and reorders nothing (seed ${seed}, ${isDeduplicating ? 'new' : 'old'} server)`,
    async () => {
      const random = createSeededRandom(seed)
      const { open, pass } = openWorld(isDeduplicating ? 'deduplicating' : 'forgetful')
      const ana = await open('ana', 'ben')
      const ben = await open('ben', 'ana')
      await pass(100)
      const said = { ana: 0, ben: 0 }
      for (let cut = 0; cut < CUTS; cut++) {
        for (let at = 0; at < EACH / CUTS; at++) {
          ana.client.send(textContent(`ana ${++said.ana}`), ana.channel)
          ben.client.send(textContent(`ben ${++said.ben}`), ben.channel)
          await pass(random.below(40))
        }
        ana.socket.setOnline(false)
        ana.socket.cut()
        await pass(random.below(4000))
        ana.socket.setOnline(true)
        ana.client.retry()
        await pass(random.below(3000))
      }
      await pass(60_000)
      for (const side of [ana, ben]) {
        const shown = side.shown()
        assert.is(shown.length, 2 * EACH, `${shown.length} shown`)
        assert.ok(isInOrder(shown, 'ana') && isInOrder(shown, 'ben'), shown.join(', '))
      }
      assert.equal(ana.shown(), ben.shown())
      await ana.client.dispose()
      await ben.client.dispose()
    },
  )
}

conversations.run()
