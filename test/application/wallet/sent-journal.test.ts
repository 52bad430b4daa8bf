import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSentJournal } from '../../../application/wallet/lost-acts.ts'
import type { LostAct } from '../../../application/wallet/wallet-context.ts'
import type { Fields } from '../../../domain/shared/fields.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { fail, ok } from '../../../domain/shared/result.ts'

const journal = suite('money submissions that were not seen (decision 5)')

const LOST: LostAct = { act: 'recharge 1', number: 'RC1', amount: 500 as Cents }

/** A wallet whose server has these acts, and the memory of one tab by shopper. */
const open = (lost: readonly LostAct[] | undefined = []) => {
  const memory = new Map<string, Fields>()
  const settled: string[] = []
  const session = { isOver: false }
  const signIn = (shopper: string) =>
    createSentJournal({
      kind: 'recharge',
      memory: {
        read: () => memory.get(shopper),
        keep: (sent) => void (sent === undefined ? memory.delete(shopper) : memory.set(shopper, sent)),
      },
      isSignedIn: () => !session.isOver,
      findLost: async () => (lost === undefined ? fail({ kind: 'offline' }) : ok(lost)),
      settleLost: async (told) => {
        settled.push(...told.map(({ number }) => number))
        return ok(undefined)
      },
    })
  const numbers = async (shopper: string) => (await signIn(shopper).unseen()).map(({ number }) => number)
  return { signIn, numbers, memory, settled, session }
}

journal('reports once what the server accepted before the session ended', async () => {
  const { signIn, numbers } = open()
  signIn('rani').recordAccepted('RC9', 1234 as Cents)
  const again = signIn('rani')
  const found = await again.unseen()
  assert.equal(
    found.map(({ number, amount }) => [number, amount]),
    [['RC9', 1234]],
  )
  again.markShown(found)
  await again.markSeen()
  assert.equal(await numbers('rani'), [])
})

journal('reports nothing to another shopper in the same tab', async () => {
  const { signIn, numbers } = open()
  signIn('rani').recordAccepted('RC9', 1234 as Cents)
  assert.equal(await numbers('sari'), [])
})

journal('tells it again when the session ended while it was shown, perhaps unread', async () => {
  const { signIn, numbers, settled, session } = open([LOST])
  const first = signIn('rani')
  first.recordAccepted('RC9', 1234 as Cents)
  first.markShown(await first.unseen())
  session.isOver = true
  first.leave()
  await first.markSeen()
  assert.equal([await numbers('rani'), settled], [['RC9', 'RC1'], []])
})

journal('closes what was shown when the shopper leaves the screen', async () => {
  const { signIn, settled } = open([LOST])
  const first = signIn('rani')
  first.markShown(await first.unseen())
  first.leave()
  assert.equal(settled, ['RC1'])
})

journal('settles a request without an answer once the shopper was informed, and not before', async () => {
  const { signIn, settled } = open([LOST])
  const first = signIn('rani')
  const found = await first.unseen()
  await first.markSeen()
  assert.equal(settled, [])
  first.markShown(found)
  await first.markSeen()
  await first.markSeen()
  assert.equal(settled, ['RC1'])
})

journal('reports what this tab knows while the record cannot be read', async () => {
  const { signIn, numbers } = open(undefined)
  signIn('rani').recordAccepted('RC9', 1234 as Cents)
  assert.equal(await numbers('rani'), ['RC9'])
})

for (const broken of [{ number: 'RC9' }, { number: 'RC9', amount: 'many' }, {}] as const) {
  journal(`ignores ${JSON.stringify(broken)}`, async () => {
    const { memory, numbers } = open()
    memory.set('rani', broken)
    assert.equal(await numbers('rani'), [])
  })
}

journal.run()
