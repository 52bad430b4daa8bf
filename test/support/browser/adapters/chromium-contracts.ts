// Runs in a real page: the same exams as in Node, for the adapters that only a browser can sit.

import { createSystemClock } from '../../../../adapters/clock/system-clock.ts'
import { createWebRandom } from '../../../../adapters/crypto/web-crypto.ts'
import { createFetchHttp } from '../../../../adapters/http/fetch-http.ts'
import { createPonyfillFetch } from '../../../../adapters/http/ponyfill-fetch.ts'
import { createLoneLock } from '../../../../adapters/lock/lone-lock.ts'
import { createWebLocks } from '../../../../adapters/lock/web-locks.ts'
import { createIdbRecords } from '../../../../adapters/records/idb-records.ts'
import { createBrowserSocket } from '../../../../adapters/socket/browser-socket.ts'
import { createCookieStorage } from '../../../../adapters/storage/cookie-storage.ts'
import { createLocalStorage } from '../../../../adapters/storage/web-storage.ts'
import { createBroadcastTabs, createChannelTransport } from '../../../../adapters/tabs/broadcast-tabs.ts'
import { clockContract } from '../../../contracts/clock-contract.ts'
import { httpContract } from '../../../contracts/http-contract.ts'
import { lockContract } from '../../../contracts/lock-contract.ts'
import { randomContract } from '../../../contracts/random-contract.ts'
import { recordsContract } from '../../../contracts/records-contract.ts'
import { socketContract } from '../../../contracts/socket-contract.ts'
import { storageContract, storageLifeContract } from '../../../contracts/storage-contract.ts'
import { arrivedAll, tabsContract } from '../../../contracts/tabs-contract.ts'

const elapse = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const emptied = <T>(made: T): T => {
  localStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: a clean page for each test
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  }
  return made
}

storageContract('cookies', (now) => emptied(createCookieStorage(document, false, now)))
storageContract('localStorage', (now) => emptied(createLocalStorage(localStorage, now)))
storageLifeContract('localStorage', (now) => emptied(createLocalStorage(localStorage, now)))
clockContract('system', () => ({ clock: createSystemClock(), elapse }))
randomContract('web', () => createWebRandom())

const http = (port: ReturnType<typeof createFetchHttp>) => () => ({
  port,
  base: location.origin,
  // Port 9 is one that browsers never speak to.
  deadUrl: 'http://127.0.0.1:9/',
  elapse,
})
httpContract('fetch', http(createFetchHttp()))
httpContract('fetch-ponyfill', http(createFetchHttp(() => createPonyfillFetch())))

let names = 0
tabsContract('BroadcastChannel', () => {
  names += 1
  const channels = [new BroadcastChannel(`test-${names}`), new BroadcastChannel(`test-${names}`)] as const
  return {
    one: createBroadcastTabs(createChannelTransport(channels[0])),
    other: createBroadcastTabs(createChannelTransport(channels[1])),
    arrived: () => arrivedAll(channels),
    close: () => {
      for (const channel of channels) channel.close()
    },
  }
})

const sockets = `ws://${location.host}`
socketContract('WebSocket', () => ({
  port: createBrowserSocket(),
  address: `${sockets}/echo`,
  deadAddress: 'ws://127.0.0.1:9/',
  silentAddress: `${sockets}/silent`,
  until: async (isThere) => {
    for (let left = 4_000; left > 0 && !isThere(); left -= 1) await elapse(5)
  },
  rest: () => elapse(60),
}))

recordsContract('IndexedDB', () => {
  names += 1
  const open = () => createIdbRecords(createSystemClock(), `test-${names}`)
  return { port: open(), other: open() }
})

lockContract('Web Locks', () => ({
  one: createWebLocks(createLoneLock()),
  other: createWebLocks(createLoneLock()),
  // The browser's own answers stand in line behind what was asked of its locks before, however busy it is.
  arrived: async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await navigator.locks.query()
      await elapse(10)
    }
  },
  isFair: true,
}))
