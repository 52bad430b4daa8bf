import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createIdbRecords, OPEN_LIMIT_MS } from '../../../adapters/records/idb-records.ts'
import { recordsContract } from '../../contracts/records-contract.ts'
import { breakWrites, installIndexedDb, loseConnection, watchConnections } from '../../support/indexed-db.ts'

recordsContract('IndexedDB', () => {
  installIndexedDb()
  const clock = createFakeClock()
  return { port: createIdbRecords(clock), other: createIdbRecords(clock) }
})

const NAME = 'lintas-chat'
const unavailable = { ok: false, fault: { kind: 'records-unavailable' } }
const put = (key: string, value: unknown = key) => ({ put: { key, value } })
const keysIn = async (port: ReturnType<typeof createIdbRecords>) => {
  const listed = await port.list('rows', '')
  return listed.ok ? listed.value.map((row) => row.key) : listed.fault.kind
}
const fresh = () => {
  installIndexedDb()
  const clock = createFakeClock()
  return { clock, port: createIdbRecords(clock) }
}
/** Puts another way of opening in the place of the platform's, for a number of openings. */
const openBy = (times: number, open: () => unknown) => {
  const real = indexedDB
  let left = times
  const opened = { count: 0 }
  const factory = {
    open: (...args: Parameters<IDBFactory['open']>) => {
      opened.count += 1
      left -= 1
      return left < 0 ? real.open(...args) : open()
    },
  }
  Object.assign(globalThis, { indexedDB: factory })
  return opened
}
const refuse = (): never => {
  throw new DOMException('private', 'SecurityError')
}

const idb = suite('rows in IndexedDB (gate G13)')

idb('survive a reload', async () => {
  const { clock, port } = fresh()
  await port.change('rows', [put('a')])
  assert.equal(await keysIn(createIdbRecords(clock)), ['a'])
})

idb('survive one transaction that throws, on a new connection', async () => {
  const { port } = fresh()
  const connections = watchConnections()
  await port.change('rows', [put('a')])
  const first = connections.last()
  const mend = breakWrites('throw', 1)
  assert.equal(await port.change('rows', [put('b'), put('c')]), { ok: true, value: undefined })
  mend()
  connections.stop()
  assert.is.not(connections.last(), first)
  assert.equal(await keysIn(port), ['a', 'b', 'c'])
})

idb(
  'return a fault after two transactions that throw, store nothing of it, and then work again',
  async () => {
    const { port } = fresh()
    const mend = breakWrites('throw', 2)
    assert.equal(await port.change('rows', [{ remove: 'x' }, put('a')]), unavailable)
    mend()
    assert.equal(await keysIn(port), [])
    assert.equal(await port.change('rows', [put('b')]), { ok: true, value: undefined })
    assert.equal(await keysIn(port), ['b'])
  },
)

idb('report "full" when there is no room, without a second try', async () => {
  const { port } = fresh()
  await port.change('rows', [put('a')])
  const mend = breakWrites('full', 1)
  assert.equal(await port.change('rows', [put('b'), put('c')]), {
    ok: false,
    fault: { kind: 'records-full' },
  })
  mend()
  assert.equal(await keysIn(port), ['a'])
  await port.change('rows', [put('d')])
  assert.equal(await keysIn(port), ['a', 'd'])
})

idb('try twice per call to open a database, and use it when it opens', async () => {
  const { port } = fresh()
  const opened = openBy(3, refuse)
  assert.equal(await port.list('rows', ''), unavailable)
  assert.is(opened.count, 2)
  // The third refusal is outlived by the second try.
  assert.equal(await port.change('rows', [put('a')]), { ok: true, value: undefined })
  assert.equal(await keysIn(port), ['a'])
  assert.is(opened.count, 4)
})

idb('return a fault in a private mode that rejects opening, and without IndexedDB', async () => {
  const { port } = fresh()
  const newer = indexedDB.open(NAME, 99)
  await new Promise((done) => {
    newer.onsuccess = done
  })
  newer.result.close()
  assert.equal(await port.change('rows', [put('a')]), unavailable)
  assert.equal(await port.clear(''), unavailable)
  Object.assign(globalThis, { indexedDB: undefined })
  assert.equal(await port.list('rows', ''), unavailable)
})

idb('replace a connection that was lost with or without an event', async () => {
  const { port } = fresh()
  const connections = watchConnections()
  await port.change('rows', [put('a')])
  const first = connections.last()
  loseConnection(first)
  assert.equal(await keysIn(port), ['a'])
  const second = connections.last()
  // As Safari does it: no event, and every transaction throws.
  second.close()
  assert.equal(await port.change('rows', [put('b')]), { ok: true, value: undefined })
  assert.equal(await keysIn(port), ['a', 'b'])
  connections.stop()
  assert.is(new Set([first, second, connections.last()]).size, 3)
})

idb('close the database when another page wants to upgrade or delete it', async () => {
  const { port } = fresh()
  await port.change('rows', [put('a')])
  const deleting = indexedDB.deleteDatabase(NAME)
  const isDeleted = await new Promise((done) => {
    deleting.onsuccess = () => done(true)
    deleting.onblocked = () => done(false)
  })
  assert.is(isDeleted, true)
  assert.equal(await keysIn(port), [])
})

idb('return a fault in time when opening hangs, and at once from then on', async () => {
  const { clock, port } = fresh()
  const opened = openBy(9, () => new IDBOpenDBRequest())
  let answer: unknown
  void port.list('rows', '').then((listed) => {
    answer = listed
  })
  await clock.advanceAsync(OPEN_LIMIT_MS - 1)
  assert.is(answer, undefined)
  await clock.advanceAsync(1)
  assert.equal(answer, unavailable)
  assert.equal(await port.change('rows', [put('a')]), unavailable)
  assert.is(opened.count, 1)
  assert.is(clock.pending(), 0)
})

idb('use a database that opens late', async () => {
  const { clock, port } = fresh()
  const older = indexedDB.open(NAME, 1)
  await new Promise((done) => {
    older.onsuccess = done
  })
  // A page that holds on to the database keeps it from being deleted, and us from opening it.
  indexedDB.deleteDatabase(NAME)
  const listing = port.list('rows', '')
  await clock.advanceAsync(OPEN_LIMIT_MS)
  assert.equal(await listing, unavailable)
  older.result.close()
  for (let left = 20; left > 0; left -= 1) await settle()
  assert.equal(await port.change('rows', [put('a')]), { ok: true, value: undefined })
  assert.equal(await keysIn(port), ['a'])
})

idb.run()
