import type { PagePainter } from '../../../adapters/embedded-backend/pages/page-painter.ts'
import { createPaintedPages } from '../../../adapters/embedded-backend/pages/serve-painted.ts'
import { createVirtualClock } from './backend-clock.ts'

/** The sessions of the shop: the same shopper has two. */
const sessions = new Map([
  ['a=b', 1],
  ['abc', 2],
  ['abc again', 2],
])

/** Pages that are served as a painter of the test draws them, at a time that stands still. */
export const paintingShop = (paint?: PagePainter['paint']) => {
  const drawn: string[] = []
  const host = { isSame: false }
  const clock = createVirtualClock()
  const painter: PagePainter = {
    ready: Promise.resolve(),
    paint: (url, language, token) => {
      drawn.push(`${language} ${url}${token ? ` for ${token}` : ''}`)
      return (
        paint?.(url, language, token) ?? Promise.resolve({ html: `<p>${url}</p>`, csp: 'none', answers: {} })
      )
    },
    isStill: () => Promise.resolve(host.isSame),
    close: async () => undefined,
  }
  const pages = createPaintedPages(painter, clock, async (token) => {
    if (token === 'unreadable') throw new Error('no database')
    return sessions.get(token)
  })
  const get = (
    url: string,
    cookie = '',
    caller = 'somebody',
    { origin = 'https://shop.example', ...more }: Record<string, string> = {},
  ) =>
    pages(
      new Request(`http://shop${url}`, { headers: { cookie, ...more } }),
      { 'content-security-policy': 'x' },
      { caller, origin },
    )
  return { get, drawn, clock, host }
}
