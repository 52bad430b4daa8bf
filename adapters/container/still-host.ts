import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { Language } from '../../domain/account/language.ts'
import { COOKIE_NAMES } from '../../domain/session/cookie-names.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { createUnseenLifecycle } from '../lifecycle/steady-lifecycle.ts'
import { createMemoryStorage } from '../storage/memory-storage.ts'
import { createLoneTab } from '../tabs/lone-tab.ts'
import type { HostModule } from './create-app.ts'
import { hostOf } from './host-of.ts'
import { createStillMessagingPorts } from './still-messaging-ports.ts'

const NEVER: HttpPort = { send: () => new Promise(() => undefined) }
const UNHEARD: LogPort = { write: () => undefined }

/**
 * A host that remembers nothing but a language: what the first paint of a page is drawn from. When the app is
 * built nobody answers yet; a server that draws pages answers itself, and with the token of a shopper draws what is
 * theirs. Nobody looks at what is drawn here, so nothing of it counts as read.
 */
export const stillHost = (
  language: Language,
  http: HttpPort = NEVER,
  token = '',
  log: LogPort = UNHEARD,
): HostModule => {
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
    messagingPorts: async () => createStillMessagingPorts(),
  })
}
