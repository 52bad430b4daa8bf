import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { Language } from '../../domain/account/language.ts'
import { COOKIE_NAMES } from '../../domain/session/session.ts'
import { createNoAlerts, createNoSound } from '../alerts/browser-alerts.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { createLazyAddressHashes } from '../crypto/lazy-address-hashes.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createSubtleSha256 } from '../crypto/web-crypto.ts'
import { createUnseenLifecycle } from '../lifecycle/steady-lifecycle.ts'
import { createNoPictures } from '../pictures/lazy-pictures.ts'
import { createMemoryRecords } from '../records/memory-records.ts'
import { createNoServiceWorker } from '../service-worker/lazy-service-worker.ts'
import { createMemoryStorage } from '../storage/web-storage.ts'
import { createLoneTab } from '../tabs/broadcast-tabs.ts'
import { type Host, hostOf } from './host-of.ts'

const NEVER: HttpPort = { send: () => new Promise(() => undefined) }
const NO_LOG: LogPort = { write: () => undefined }

/**
 * A host for rendering pages without a browser: stores nothing but a language. During the build its calls get no
 * answer; a server that renders pages answers them itself, with a shopper's token if the page is personal. Nothing
 * rendered here is visible yet, so nothing counts as read.
 */
export const createServerRenderingHost = (
  language: Language,
  http: HttpPort = NEVER,
  token = '',
  log: LogPort = NO_LOG,
): Host => {
  const cookies = createMemoryStorage()
  cookies.write(COOKIE_NAMES.language, language, 1)
  if (token !== '') cookies.write(COOKIE_NAMES.token, token, 1)
  return hostOf({
    http,
    cookies,
    device: createMemoryStorage(),
    clock: createSystemClock(),
    random: { hexId: () => '0'.repeat(32) },
    lifecycle: createUnseenLifecycle(),
    tabs: createLoneTab(),
    log,
    userAgent: 'Mobile',
    sha256: createSubtleSha256(),
    addressHashes: createLazyAddressHashes(),
    alerts: createNoAlerts(),
    sound: createNoSound(),
    pictures: createNoPictures(),
    serviceWorker: createNoServiceWorker(),
    // The chat only reads and never connects: its lock is never granted, so that it never leads.
    socket: { open: () => ({ send: () => undefined, close: () => undefined }) },
    records: createMemoryRecords(),
    locks: { request: () => ({ release: () => undefined }) },
    crypto: createNobleCrypto(),
    tabMemory: createMemoryStorage(),
  })
}
