import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { runInterop, type Verdict } from '../interop/interop.ts'
import { startLoopbackGateway } from '../support/backend/chat/loopback-gateway.ts'
import { startLiveBackend } from '../support/backend/process/live-backend.ts'

type Runs = {
  own: Promise<readonly Verdict[]>
  older: Promise<readonly Verdict[]>
  plain: Promise<readonly Verdict[]>
}

const interop = suite<Runs>('what `npm run interop` asks of any server')

const runOwn = async (): Promise<readonly Verdict[]> => {
  const backend = await startLiveBackend({ imManagerToken: 'manager' })
  const { address: ws, origin } = backend
  const verdicts = await runInterop({ ws, api: `${origin}/im`, managerToken: 'manager' })
  await backend.close()
  assert.equal(backend.errors, [])
  return verdicts
}

const runLike = async (options: Parameters<typeof startLoopbackGateway>[0]): Promise<readonly Verdict[]> => {
  const server = await startLoopbackGateway(options)
  const verdicts = await runInterop(server)
  await server.close()
  return verdicts
}

interop.before((runs) => {
  // They wait for real sockets most of the time, so that they may as well wait together.
  runs.own = runOwn()
  runs.older = runLike({
    isDeduplicating: false,
    namesAddressee: true,
    badToken: 'silent',
    greetLimitMs: 300,
    highestVersion: 4,
  })
  runs.plain = runLike({ isEncrypted: false, highestVersion: 3 })
})

const assertAllHold = (verdicts: readonly Verdict[]): void => {
  assert.ok(verdicts.length >= 25)
  assert.equal(
    verdicts.filter(({ fault }) => fault !== undefined),
    [],
  )
  // A shop has no groups, and its merchants' pieces come without the calls of the servers of 2023.
  assert.equal(
    new Set(verdicts.flatMap(({ lacks }) => lacks ?? [])),
    new Set(['/streammessage/start', '/channel']),
  )
}

interop('holds on our own backend', async ({ own }) => assertAllHold(await own))

interop(
  'holds on one that stores what is sent again, names the addressee and is silent to wrong tokens',
  async ({ older }) => assertAllHold(await older),
)

interop('holds on one without encryption that speaks version 3', async ({ plain }) =>
  assertAllHold(await plain),
)

interop('a server that does not let us manage users is said to be unusable', async () => {
  const server = await startLoopbackGateway()
  const cause = await runInterop({ ...server, managerToken: 'wrong' }).catch(
    (thrown: Error) => thrown.message,
  )
  await server.close()
  assert.match(String(cause), /\/user\/token answered 401/)
})

interop.run()
