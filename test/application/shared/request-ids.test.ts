import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import { createRequestIds } from '../../../application/shared/request-ids.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { fail, ok } from '../../../domain/shared/result.ts'

const ids = suite('request ids on the device')
const NAME = 'requests'
const ACT = 'withdraw 5000 {"account":"7733118899","name":"Rani"}'

const open = () => {
  const device = createMemoryStorage(() => 0)
  let made = 0
  const random = { hexId: () => `id ${++made}` }
  return { device, reload: () => createRequestIds({ device, random }, NAME) }
}

ids('an act keeps its id over a reload until its outcome is known', () => {
  const { reload } = open()
  const id = reload().idFor(ACT)
  assert.is(reload().idFor(ACT), id)
  assert.ok(reload().isOpen(ACT))
  assert.not(reload().isOpen(`${ACT} `))
  reload().settle(ACT)
  assert.not(reload().isOpen(ACT))
  assert.is.not(reload().idFor(ACT), id)
})

ids('the device stores only the kind of an act, not its content', () => {
  const { device, reload } = open()
  reload().idFor(ACT)
  const kept = device.read(NAME) ?? ''
  assert.match(kept, /withdraw [0-9a-f]{32}/)
  for (const word of ['7733118899', 'Rani', '5000', 'account']) assert.not.match(kept, word)
})

ids('an act stored by an earlier build keeps its id, and can be settled', () => {
  const { device, reload } = open()
  device.write(NAME, JSON.stringify({ [ACT]: 'sent before' }), 1)
  assert.ok(reload().isOpen(ACT))
  assert.is(reload().idFor(ACT), 'sent before')
  reload().settle(ACT)
  assert.not(reload().isOpen(ACT))
})

ids('an act that is only known by its stored key can be settled too', () => {
  const { reload } = open()
  reload().idFor(ACT)
  for (const [kept] of reload().open()) reload().settle(kept)
  assert.not(reload().isOpen(ACT))
})

ids('the last twenty are stored', () => {
  const { reload } = open()
  for (let at = 0; at < 25; at += 1) reload().idFor(`pay ${at}`)
  assert.is(reload().open().length, 20)
  assert.not(reload().isOpen('pay 4'))
  assert.ok(reload().isOpen('pay 5'))
})

const answer = {
  ok: ok(true),
  lost: fail<ApiFault>({ kind: 'offline' }),
  refused: fail<ApiFault>({ kind: 'rejected', code: 429, message: '' }),
}
const sending = async (given: readonly (keyof typeof answer)[]) => {
  const { reload } = open()
  const used: string[] = []
  for (const one of given) {
    await reload().send(ACT, async (id) => {
      used.push(id)
      return answer[one]
    })
  }
  return used
}

ids('an answer is an outcome: the same act is a new one later', async () => {
  assert.equal(await sending(['ok', 'refused', 'ok']), ['id 1', 'id 2', 'id 3'])
})

ids('a refusal as duplicate does not settle the first request, however often it comes', async () => {
  assert.equal(await sending(['lost', 'refused', 'refused', 'ok', 'ok']), [
    'id 1',
    'id 1',
    'id 1',
    'id 1',
    'id 2',
  ])
})

ids('an answer that is lost after another tab was refused the same act keeps its id', async () => {
  const { reload } = open()
  await reload().send(ACT, async () => {
    await reload().send(ACT, async () => answer.lost)
    reload().settle(ACT)
    return answer.lost
  })
  assert.is(reload().idFor(ACT), 'id 1')
})

ids.run()
