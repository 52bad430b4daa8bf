import type { BrowserContext, Page, Request } from 'playwright-core'

/** Everything of a browser that somebody who listens could hear, and everything that ran or was refused. */
export type PageWatch = {
  readonly requests: readonly Request[]
  /** Lines of the console, and errors that nobody caught. */
  readonly said: readonly string[]
  /** Calls that reached for another origin, and that the page's policy has not kept back. */
  readonly strangers: () => readonly string[]
  readonly dialogs: () => number
  /** What the page's policy has refused since it was last asked. */
  readonly violations: () => readonly string[]
  /** What `window.hurt` holds: undefined as long as nothing foreign ran. */
  readonly hurt: () => Promise<unknown>
}

const VIOLATION = 'policy violated: '

/** Runs in each page: says what its policy refuses, whoever tried it. */
const tellViolations = (mark: string): void => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.info(mark + [effectiveDirective, blockedURI, sample].join(' ')),
  )
}

/** Listens to a page from before its first call on; `evil.example` answers nobody. */
export const watchPage = async (context: BrowserContext, page: Page, origin: string): Promise<PageWatch> => {
  const [requests, said]: [Request[], string[]] = [[], []]
  const kept = new Set<Request>()
  let violations: string[] = []
  let dialogs = 0
  await context.addInitScript(tellViolations, VIOLATION)
  await context.route(/^https?:\/\/evil\.example\//, (route) => route.abort())
  page.on('request', (request) => requests.push(request))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') kept.add(request)
  })
  const isStrange = (request: Request): boolean => {
    const { protocol, origin: called } = new URL(request.url())
    return /^https?:$/.test(protocol) && called !== origin && !kept.has(request)
  }
  page.on('console', (message) => {
    said.push(message.text())
    if (message.text().startsWith(VIOLATION)) violations.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  return {
    requests,
    said,
    strangers: () => requests.filter(isStrange).map((request) => request.url()),
    dialogs: () => dialogs,
    violations: () => {
      const found = violations
      violations = []
      return found
    },
    hurt: () => page.evaluate(() => (window as { hurt?: unknown }).hurt),
  }
}
