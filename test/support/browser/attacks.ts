import type { BrowserContext, Page, Request, Route } from 'playwright-core'

/** What a server, a merchant or a shopper might write where text is expected. `hurt` tells that it ran. */
export const ATTACK = [
  '<img src="https://evil.example/x.png" onerror="window.hurt=1">',
  '<svg onload="window.hurt=2"></svg>',
  '"\'><script>window.hurt=3</script>',
  '<a href="javascript:window.hurt=4">tap</a>',
  '<iframe srcdoc="<script>top.hurt=5</script>"></iframe>',
].join('')

const ADDRESS = /^(?:\/|https?:)/
// What is compared or reckoned with: numbers, dates, codes, keys of the shop.
const MACHINE = /^[-+.\d:\s%T/Z]*$|^[a-z_0-9.-]{1,24}$|^[0-9a-f]{32,}$|^\w{2}\d{4,}$/i
const LINK_NAMES = /^(?:link|url|href|merchant_link|.*_url)$/

const spoil = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => spoil(name, one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoil(key, inner)]))
  if (typeof value !== 'string') return value
  if (LINK_NAMES.test(name)) return 'javascript:window.hurt=6//'
  return ADDRESS.test(value) || MACHINE.test(value) ? value : value + ATTACK
}

/** Every text of every answer of the server carries the attack, links are scripts; the meaning of the rest stays. */
export const spoilAnswers = async (context: BrowserContext): Promise<void> => {
  // A page that the server rendered has its answers in it: one without data asks for them all.
  await context.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const { origin } = new URL(route.request().url())
      return route.fulfill({ response: await route.fetch({ url: `${origin}/index.html` }) })
    },
  )
  await context.route('**/api/**', async (route: Route) => {
    const path = new URL(route.request().url()).pathname
    // The way to the chat is no text: without it there would be no chat to look at.
    if (path.endsWith('/getWebSocketUrl') || path === '/api/chat/login') return route.continue()
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { readonly data: unknown }
    await route.fulfill({ response, json: { ...rest, data: spoil('', data) } })
  })
}

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

/** Runs on the page: every way of a page to run what it was not built with. Gives what each try met with. */
export const runForeignScript = async (): Promise<Readonly<Record<string, string>>> => {
  const tried: Record<string, string> = {}
  const attempt = (name: string, act: () => unknown): void => {
    try {
      act()
      tried[name] = 'allowed'
    } catch (error) {
      tried[name] = (error as Error).name
    }
  }
  type Policies = { readonly createPolicy: (name: string, rules: object) => void }
  const { trustedTypes } = window as unknown as { readonly trustedTypes: Policies }
  const text = 'window.hurt = 7'
  const attack = (): void => {
    // biome-ignore lint/security/noGlobalEval: it is what must be refused
    attempt('eval', () => globalThis.eval(text))
    attempt('Function', () => new Function(text)())
    attempt('innerHTML', () => {
      document.createElement('div').innerHTML = '<b>x</b>'
    })
    attempt('a script from elsewhere', () => {
      document.createElement('script').src = 'https://evil.example/x.js'
    })
    attempt('another policy', () => trustedTypes.createPolicy('other', {}))
    attempt('an attribute', () => document.createElement('b').setAttribute('onclick', text))
    const link = document.createElement('a')
    link.href = 'javascript:window.hurt=8'
    document.body.append(link)
    link.click()
    const inline = document.createElement('script')
    attempt('inline text', () => inline.append(text))
    document.head.append(inline)
  }
  // Behind a timer: what the debugger evaluates itself may do more than a page.
  await new Promise<void>((done) => setTimeout(() => done(attack()), 10))
  await new Promise((done) => setTimeout(done, 100))
  return tried
}
