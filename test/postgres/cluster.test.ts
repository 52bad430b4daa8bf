import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Cluster } from '../../adapters/embedded-backend/database/cluster.ts'
import { openPostgresCluster } from '../../adapters/embedded-backend/database/postgres-cluster.ts'
import { settle } from '../../adapters/fakes/fake-clock.ts'
import { createVirtualClock } from '../support/backend/backend-clock.ts'
import { openSilentWay } from '../support/backend/chat/silent-way.ts'
import { newServerDatabase, type ServerDatabase } from '../support/backend/database/server-database.ts'
import { until } from '../support/until.ts'

const cluster = suite('processes that share a PostgreSQL')
let server: ServerDatabase
let ana: Cluster
let ben: Cluster

cluster.before.each(async () => {
  server = await newServerDatabase()
  ana = await server.join()
  ben = await server.join()
})
cluster.after.each(() => server.close())

const lease = (holders: string[], name: string) => () => {
  holders.push(name)
  return {
    stop: async () => {
      holders.splice(holders.indexOf(name), 1)
    },
  }
}

cluster('receive messages of the others, in order, and not their own', async () => {
  const heard: string[] = []
  ben.subscribe('news', (word) => heard.push(word))
  ana.subscribe('news', (word) => heard.push(`ana: ${word}`))
  ben.subscribe('other', (word) => heard.push(`other: ${word}`))
  for (let at = 0; at < 300; at += 1) ana.publish('news', `${at}`)
  await until(() => heard.length === 300)
  assert.equal(
    heard,
    Array.from({ length: 300 }, (_, at) => `${at}`),
  )
})

cluster('receive messages longer than a notification may be, in order', async () => {
  const heard: string[] = []
  ben.subscribe('news', (word) => heard.push(word))
  const long = `"é漢\u0007${'x'.repeat(300_000)}`
  ana.publish('news', 'before')
  ana.publish('news', long)
  ana.publish('news', 'after')
  await until(() => heard.length === 3)
  assert.equal(heard, ['before', long, 'after'])
})

cluster('know each other as alive until they end', async () => {
  const database = server.open()
  const alive = async () =>
    (await database.query<{ objid: number }>(ana.aliveSql)).map(({ objid }) => objid).sort((a, b) => a - b)
  assert.equal(
    await alive(),
    [ana.processId, ben.processId].sort((a, b) => a - b),
  )
  await ana.close()
  assert.equal(await alive(), [ben.processId])
})

cluster('give a lease to one, and to the other when that one releases it', async () => {
  const holders: string[] = []
  const held = ana.lead('worker', lease(holders, 'ana'))
  await until(() => holders.length === 1)
  ben.lead('worker', lease(holders, 'ben'))
  ben.lead('other', lease(holders, 'ben elsewhere'))
  await until(() => holders.includes('ben elsewhere'))
  assert.equal(holders, ['ana', 'ben elsewhere'])
  await held.stop()
  await until(() => holders.includes('ben'))
  assert.not(holders.includes('ana'))
})

cluster('lose a lease with the connection, report the gap, and receive again afterwards', async () => {
  const holders: string[] = []
  const heard: string[] = []
  let gaps = 0
  ana.lead('worker', lease(holders, 'ana'))
  await until(() => holders.length === 1)
  ben.subscribe('news', (word) => heard.push(word))
  ben.onGap(() => {
    gaps += 1
  })
  assert.is(await server.cut('lintas-line'), 2)
  await until(() => holders.length === 0)
  ana.publish('news', 'while the line was down')
  await until(() => gaps === 1 && holders.length === 1)
  ana.publish('news', 'again')
  await until(() => heard.at(-1) === 'again')
})

cluster('run work of one name one after the other', async () => {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} in`)
    await server.open().query('select pg_sleep(0.05)')
    steps.push(`${name} out`)
  }
  await Promise.all([ana.exclusively('schema', work('a')), ben.exclusively('schema', work('b'))])
  const [first] = steps
  assert.equal(
    steps,
    first === 'a in' ? ['a in', 'a out', 'b in', 'b out'] : ['b in', 'b out', 'a in', 'a out'],
  )
})

cluster('publish their last messages before they end', async () => {
  const heard: string[] = []
  ben.subscribe('news', (word) => heard.push(word))
  for (let at = 0; at < 3_000; at += 1) ana.publish('news', `${at}`)
  await ana.close()
  await until(() => heard.length === 3_000)
})

cluster('acquire a lease once, also when it is requested during the search for free ones', async () => {
  const clock = createVirtualClock()
  const cleo = await openPostgresCluster({ url: server.url, clock, log: { write: () => undefined } })
  const heard: string[] = []
  ben.subscribe('news', (word) => heard.push(word))
  let taken = 0
  cleo.lead('worker', () => {
    taken += 1
    return { stop: async () => undefined }
  })
  clock.advance(2_000)
  await until(() => taken > 0)
  // Answers of one line come in the order of what was asked.
  cleo.publish('news', 'now')
  await until(() => heard.length === 1)
  assert.is(taken, 1)
  await cleo.close()
})

cluster('release their lease when their connection is silent without an end', async () => {
  const way = await openSilentWay(server.url)
  const clock = createVirtualClock()
  const warnings: string[] = []
  const log = { write: (_: string, event: string) => void warnings.push(event) }
  const cleo = await openPostgresCluster({ url: way.url, clock, log })
  const holders: string[] = []
  cleo.lead('worker', lease(holders, 'cleo'))
  await until(() => holders.length === 1)
  way.fallSilent()
  clock.advance(2_000)
  await settle()
  clock.advance(5_000)
  await until(() => holders.length === 0)
  assert.ok(warnings.includes('cluster-line-lost'))
  await cleo.close()
  await way.close()
})

cluster.run()
