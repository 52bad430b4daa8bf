import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { runInterop, type Verdict } from '../interop/interop.ts'
import { startLoopbackGateway } from '../support/backend/chat/loopback-gateway.ts'
import { startLiveBackend } from '../support/backend/process/live-backend.ts'

type Runs = {
  own: Promise<readonly Verdict[]>
  older: Promise<readonly Verdict[]>
  plain: Promise<readonly Verdict[]>
  second: Promise<readonly Verdict[]>
  secondAtFive: Promise<readonly Verdict[]>
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

const runLike = async (
  options: Parameters<typeof startLoopbackGateway>[0],
  protocol = 4,
): Promise<readonly Verdict[]> => {
  const server = await startLoopbackGateway(options)
  const verdicts = await runInterop({ ...server, protocol })
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
  const likeV2 = {
    isSecondGeneration: true,
    isDeduplicating: false,
    badToken: 'silent',
    greetLimitMs: 300,
  } as const
  runs.second = runLike({ ...likeV2, streamLayout: 'new' })
  runs.secondAtFive = runLike({ ...likeV2, streamLayout: 'new', highestVersion: 5 }, 5)
  runs.plain = runLike({ isEncrypted: false, highestVersion: 3 })
})

const NOT_OURS = ['/streammessage/start', '/channel', '/message/eventsync', '/message/sync']

const assertAllHold = (verdicts: readonly Verdict[], lacking: readonly string[] = NOT_OURS): void => {
  assert.ok(verdicts.length >= 31)
  assert.equal(
    verdicts.filter(({ fault, differs }) => fault !== undefined || differs !== undefined),
    [],
  )
  // A shop has no groups, and its merchants' pieces come without the calls of the servers of 2023.
  assert.equal(new Set(verdicts.flatMap(({ lacks }) => lacks ?? [])), new Set(lacking))
}

interop('passes on our own backend', async ({ own }) => assertAllHold(await own))

interop(
  'passes on one that stores resent messages, names the addressee and does not answer wrong tokens',
  async ({ older }) => assertAllHold(await older),
)

interop('passes on one without encryption that speaks version 3', async ({ plain }) =>
  assertAllHold(await plain),
)

for (const [name, run] of [
  ['version 4', 'second'],
  ['version 5', 'secondAtFive'],
] as const) {
  interop(`passes on one like WuKongIM v2.2.5 at ${name}: streams by events, stored commands`, async (runs) =>
    assertAllHold(await runs[run], ['/streammessage/start', '/channel']),
  )
}

interop('reports a server as unusable whose users we may not manage', async () => {
  const server = await startLoopbackGateway()
  const cause = await runInterop({ ...server, managerToken: 'wrong' }).catch(
    (thrown: Error) => thrown.message,
  )
  await server.close()
  assert.match(String(cause), /\/user\/token answered 401/)
})

interop.run()
