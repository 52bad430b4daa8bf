// What a browser test reaches the adapters of a page through.

import { createSystemClock } from '../../../../adapters/clock/system-clock.ts'
import { createWebRandom } from '../../../../adapters/crypto/web-crypto.ts'
import { createFetchHttp } from '../../../../adapters/http/fetch-http.ts'
import { createBrowserLifecycle } from '../../../../adapters/lifecycle/browser-lifecycle.ts'
import { createLeaseLock } from '../../../../adapters/lock/lease-lock.ts'
import { createWebLocks } from '../../../../adapters/lock/web-locks.ts'
import { createBroadcastTabs, createStorageTransport } from '../../../../adapters/tabs/broadcast-tabs.ts'

const lifecycle = createBrowserLifecycle()
const tabs = createBroadcastTabs(createStorageTransport(() => localStorage, window))
const heard: string[] = []
tabs.listen('session', (text) => heard.push(text))

const lease = createLeaseLock({ clock: createSystemClock(), random: createWebRandom() })
const locks = { lease, web: createWebLocks(lease) }
const lockWords: Record<keyof typeof locks, string[]> = { lease: [], web: [] }
const askLock = (kind: keyof typeof locks): void => {
  locks[kind].request('chat', {
    held: () => lockWords[kind].push('held'),
    lost: () => lockWords[kind].push('lost'),
  })
}

const upload = async (bytes: number) => {
  const shares: number[] = []
  const content = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  const value = { fileName: 'a.png', mediaType: 'image/png', size: bytes, modifiedAt: 1, content }
  const sent = await createFetchHttp().send({
    method: 'POST',
    url: `${location.origin}/upload`,
    headers: { token: 't' },
    timeoutMs: 20_000,
    body: { form: [{ name: 'file', value }] },
    onProgress: (share) => shares.push(share),
  })
  return { sent, shares }
}

Object.assign(window, {
  harness: {
    life: () => lifecycle.life$.value,
    announce: tabs.announce,
    heard: () => heard,
    upload,
    lockWords,
    askLock,
  },
})
