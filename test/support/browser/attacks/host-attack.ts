import type { BrowserContext, Route } from 'playwright-core'

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
