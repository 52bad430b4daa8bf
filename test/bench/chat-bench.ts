import type { Page } from 'playwright-core'
import { openBuiltShop } from '../support/browser/shop/built-shop.ts'
import { enterChat, PHONE } from '../support/browser/visitors/chat-visitor.ts'
import { createOperator } from '../support/browser/visitors/merchant-page.ts'
import { fillConversation } from './chat/fill-conversation.ts'
import { shareOver, workWhile } from './chat/main-thread.ts'
import { type FromTap, framesWhile, fromTap, shiftWhile } from './chat/probes.ts'

// `npm run bench:chat`: how quick the chat screens are in real Chromium, as it is and with the processor slowed
// down four times. `MESSAGES` and `TIMES` make it shorter or longer.

const MESSAGES = Number(process.env['MESSAGES'] ?? 10_000)
const TIMES = Number(process.env['TIMES'] ?? 7)
const MANAGER_TOKEN = 'a-token-for-this-bench-and-no-other'
const LONG_ROOM = 2
const ROOMS = [1, 3, 4, 15] as const
const BUBBLE = 'article'

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
const worst = (values: readonly number[]): number => Math.max(...values)
const say = (name: string, seen: string): void => console.log(`${name.padEnd(58)} ${seen}`)
const ms = (values: readonly number[]): string =>
  `median ${median(values).toFixed(1)} ms, worst ${worst(values).toFixed(1)} ms of ${values.length}`

const shop = await openBuiltShop({ environment: { LINTAS_IM_MANAGER_TOKEN: MANAGER_TOKEN } })
const visitor = await enterChat({ browser: shop.browser, origin: shop.origin, options: PHONE })
const { page, bubble, go } = visitor
const session = await page.context().newCDPSession(page)
const slowDown = (rate: number): Promise<unknown> => session.send('Emulation.setCPUThrottlingRate', { rate })

const rowOf = (conversation: number): string => `li a[href="/chatRoomDetail/${conversation}"]`
const shownList = (): Promise<void> => page.locator(rowOf(ROOMS[0])).first().waitFor()
const back = async (): Promise<void> => {
  await page.goBack()
  await shownList()
  await page.waitForTimeout(300)
}
const anyBubble = async (_: Page) => ({ match: BUBBLE, text: '' })

/** Every conversation was seen, so that its end is kept; then the page is new, and the list has come to rest. */
const freshList = async (): Promise<void> => {
  await go('/chatRoom')
  await shownList()
  await page.waitForTimeout(2500)
}

const openings = async (rate: number): Promise<void> => {
  const first: number[] = []
  const later: number[] = []
  for (let turn = 0; turn < Math.ceil(TIMES / 2); turn++) {
    await freshList()
    await slowDown(rate)
    for (const conversation of ROOMS) {
      const taken = await fromTap(page, rowOf(conversation), anyBubble)
      ;(conversation === ROOMS[0] ? first : later).push(taken.paintedMs)
      await back()
    }
    await slowDown(1)
  }
  say(`kept conversation painted, first of the page, ${rate}x`, ms(first))
  say(`kept conversation painted, others, ${rate}x`, ms(later))
}

const sendings = async (rate: number): Promise<void> => {
  const taken: FromTap[] = []
  await slowDown(rate)
  for (let turn = 1; turn <= TIMES; turn++) {
    const text = `Kirim ${rate} ${turn}`
    await visitor.composer().fill(text)
    taken.push(await fromTap(page, 'form button[type=submit]', async () => ({ match: BUBBLE, text })))
    await page.waitForTimeout(300)
  }
  await slowDown(1)
  say(`send tap to bubble in the document, ${rate}x`, ms(taken.map(({ thereMs }) => thereMs)))
  say(`send tap to bubble painted, ${rate}x`, ms(taken.map(({ paintedMs }) => paintedMs)))
}

const scroller = '[data-scroller]'
const toTop = (): Promise<number> =>
  page.locator(scroller).evaluate((one) => {
    one.scrollTop = -one.scrollHeight
    return one.scrollHeight
  })

/** One older page, held back until the reader has come to rest. */
const prepend = async (): Promise<number> => {
  let release = (): void => undefined
  const held = new Promise<void>((open) => {
    release = open
  })
  await page.route('**/api/chat/getChannelMessage', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/chat/getChannelMessage')
  while (!(await Promise.race([asked.then(() => true), page.waitForTimeout(150).then(() => false)])))
    await toTop()
  await page.waitForTimeout(300)
  const oldest = (): Promise<number> =>
    page
      .locator(BUBBLE)
      .first()
      .evaluate((row) => Number(row.dataset['seq']))
  const before = await oldest()
  const shift = await shiftWhile(page, async () => {
    release()
    while ((await oldest()) >= before) await page.waitForTimeout(50)
    await page.waitForTimeout(300)
  })
  await page.unroute('**/api/chat/getChannelMessage')
  return shift
}

for (const conversation of ROOMS) {
  await go(`/chatRoomDetail/${conversation}`)
  await page.locator(BUBBLE).first().waitFor()
  await page.waitForTimeout(1500)
}
for (const rate of [1, 4]) await openings(rate)

await go(`/chatRoomDetail/${ROOMS[1]}`)
await page.locator(BUBBLE).first().waitFor()
for (const rate of [1, 4]) await sendings(rate)

const operator = createOperator(shop.origin, MANAGER_TOKEN)
const filling = performance.now()
await fillConversation(operator, { from: `m${LONG_ROOM}`, to: 'u1', count: MESSAGES })
say(
  `${MESSAGES} messages laid into the conversation`,
  `${((performance.now() - filling) / 1000).toFixed(0)} s`,
)
await go(`/chatRoomDetail/${LONG_ROOM}`)
await bubble(`no. ${MESSAGES}.`).waitFor()
const shifts: number[] = []
for (let turn = 0; turn < 3; turn++) shifts.push(await prepend())
say('shift while an older page comes in above', `worst ${worst(shifts).toFixed(2)} px of ${shifts.length}`)

const pulling = performance.now()
await page.waitForFunction(
  ([match]) => {
    const one = document.querySelector(match)
    if (one) one.scrollTop = -one.scrollHeight
    return document.body.textContent.includes('no. 1.')
  },
  [scroller] as const,
  { timeout: 300_000, polling: 60 },
)
say('all older pages pulled', `${((performance.now() - pulling) / 1000).toFixed(0)} s`)
for (const rate of [1, 4]) {
  await slowDown(rate)
  for (const [way, distance] of [
    ['down', -6000],
    ['up', 6000],
  ] as const) {
    const seen = await framesWhile(page, session, { distance, speed: 3000, times: 3 })
    say(
      `${MESSAGES} messages, scrolled ${way}, ${rate}x`,
      `${seen.perSecond.toFixed(1)} frames/s, ${seen.late} of ${seen.count} late, longest ${seen.longestMs.toFixed(0)} ms, ${seen.maxRows} rows`,
    )
  }
}
await slowDown(1)
// Frames of a machine without a graphics card tell of the machine; the time of the page's own thread does not.
for (const [way, yDistance] of [
  ['down', -6000],
  ['up', 6000],
] as const) {
  const work = await workWhile(shop.browser, () =>
    framesWhile(page, session, { distance: yDistance, speed: 3000, times: 3 }),
  )
  const percent = (limitMs: number, slower: number): string =>
    `${(100 * shareOver(work, limitMs, slower)).toFixed(1)} %`
  const middle = median(work.workMs).toFixed(2)
  for (const slower of [1, 4])
    say(
      `main thread for a frame, scrolled ${way}, ${slower}x of its time`,
      `over 17 ms ${percent(17, slower)}, over 34 ms ${percent(34, slower)} of ${work.frames} frames; as it is: median ${middle} ms, worst ${(work.workMs[0] ?? 0).toFixed(1)} ms`,
    )
}
if (visitor.problems.length > 0) console.log(visitor.problems)
await visitor.leave()
await shop.close()
