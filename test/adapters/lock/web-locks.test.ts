import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createLoneLock } from '../../../adapters/lock/lone-lock.ts'
import { createWebLocks } from '../../../adapters/lock/web-locks.ts'
import { lockContract } from '../../contracts/lock-contract.ts'

type Hold = () => unknown
type Place = { readonly hold: Hold; readonly fail: (cause: unknown) => void; isGone: boolean }

/** The part of a browser's lock manager that the adapter stands on: a line for each name, and stealing. */
const createManager = () => {
  const lines = new Map<string, Place[]>()
  const serve = async (line: Place[]): Promise<void> => {
    const [first] = line
    await Promise.resolve()
    if (!first || line[0] !== first) return
    await first.hold()
    if (line[0] !== first) return
    line.shift()
    void serve(line)
  }
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: Hold) =>
    new Promise<unknown>((_, fail) => {
      const line = lines.get(name) ?? []
      lines.set(name, line)
      const place = { hold, fail, isGone: false }
      let isHeld = false
      line.push({
        ...place,
        hold: () => {
          isHeld = true
          return hold()
        },
      })
      const own = line.at(-1)
      signal.addEventListener('abort', () => {
        if (isHeld || !own) return
        const at = line.indexOf(own)
        line.splice(at, 1)
        fail(new DOMException('aborted', 'AbortError'))
        if (at === 0) void serve(line)
      })
      if (line.length === 1) void serve(line)
    })
  const steal = (name: string): void => {
    const line = lines.get(name) ?? []
    line.shift()?.fail(new DOMException('stolen', 'AbortError'))
    void serve(line)
  }
  return { manager: { request } as unknown as LockManager, steal }
}

lockContract('Web Locks', () => {
  const { manager } = createManager()
  const openTab = () => createWebLocks(createLoneLock(), manager)
  return { one: openTab(), other: openTab(), arrived: settle, isFair: true }
})

const web = suite('Web Locks')

const listen = (told: string[]) => ({ held: () => told.push('held'), lost: () => told.push('lost') })

web('a stolen lock is lost, once, and not after its release', async () => {
  const { manager, steal } = createManager()
  const [told, toldReleased]: [string[], string[]] = [[], []]
  const port = createWebLocks(createLoneLock(), manager)
  const asked = port.request('chat', listen(told))
  await settle()
  steal('lintas-chat')
  await settle()
  asked.release()
  assert.equal(told, ['held', 'lost'])
  port.request('chat', listen(toldReleased)).release()
  steal('lintas-chat')
  await settle()
  assert.equal(toldReleased, [])
})

web('a lock granted during its release is given back without a callback', async () => {
  const told: string[] = []
  let isGivenBack = false
  // Too late to abort: the grant is on its way.
  const granting = {
    request: async (_: string, __: object, hold: Hold) => {
      await settle()
      await hold()
      isGivenBack = true
    },
  }
  createWebLocks(createLoneLock(), granting as unknown as LockManager)
    .request('chat', listen(told))
    .release()
  await settle()
  await settle()
  assert.equal([told, isGivenBack], [[], true])
})

web('falls back to leases where a browser refuses its locks', async () => {
  const refusing = { request: async () => Promise.reject(new DOMException('sandboxed', 'SecurityError')) }
  const told: string[] = []
  const asked = createWebLocks(createLoneLock(), refusing as unknown as LockManager).request(
    'chat',
    listen(told),
  )
  await settle()
  assert.equal(told, ['held'])
  asked.release()
})

web.run()
