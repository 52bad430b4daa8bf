import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openCuttableWay } from '../../support/browser/network/cuttable-way.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { type ChatVisitor, enterChat } from '../../support/browser/visitors/chat-visitor.ts'
import { becomeMerchant, createOperator } from '../../support/browser/visitors/merchant-page.ts'

const conversation = suite('a conversation of two browsers over an interrupted connection')
const CUTS = Number(process.env['ROUNDS'] ?? 5)
const MANAGER_TOKEN = 'a-token-for-this-test-and-no-other'
const MERCHANT = 2
/** A busy machine may take its time; what was lost never comes. */
const WHOLE_MS = 120_000
/** With keys of metal Enter sends; one column, for nothing but the conversation is of interest. */
const KEYS = { viewport: { width: 700, height: 800 }, reducedMotion: 'reduce' } as const
/** Between two looks at a page: not at each frame, for that alone would have it rendered again and again. */
const POLL_MS = 100

const shop = await openSharedShop({ environment: { LINTAS_IM_MANAGER_TOKEN: MANAGER_TOKEN } })
const way = await openCuttableWay(shop.origin)
conversation.after(async () => {
  await way.close()
  await shop.close()
})

const numbered = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

/** What both have said, as it stands in the document; the shop's own answers are left out. */
const saidIn = async (visitor: ChatVisitor): Promise<readonly string[]> =>
  (await visitor.bubbles()).flatMap((label) => /: ((?:Rani|Toko) \d+)(?:,|$)/.exec(label)?.[1] ?? [])

const ofOne = (texts: readonly string[], name: string): readonly string[] =>
  texts.filter((text) => text.startsWith(`${name} `))

/** Scrolls up until the first message of the conversation is rendered: a conversation renders no more than its end by itself. */
const drawAll = async ({ page, bubble }: ChatVisitor): Promise<void> => {
  const first = bubble(/: Rani 1(,|$)/)
  await page.mouse.move(350, 400)
  for (let step = 0; step < 60 && (await first.count()) === 0; step++) {
    await page.mouse.wheel(0, -2000)
    // What a turn of the wheel brings is rendered a moment later; when it was not the first yet, the next turn follows.
    await first.waitFor({ timeout: 100 }).catch(() => undefined)
  }
  await first.waitFor()
}

const hasText = (page: Page, name: string, count: number): Promise<unknown> =>
  page.waitForFunction(
    ([text]) =>
      [...document.querySelectorAll('article')].some((row) =>
        new RegExp(`: ${text}(,|$)`).test(row.getAttribute('aria-label') ?? ''),
      ),
    [`${name} ${count}`] as const,
    { timeout: WHOLE_MS, polling: POLL_MS },
  )

conversation(`of a shopper and a merchant is complete after ${CUTS} disconnects`, async () => {
  const rani = await enterChat({ browser: shop.browser, origin: way.origin, options: KEYS })
  const operator = createOperator(shop.origin, MANAGER_TOKEN)
  const toko = await enterChat({
    browser: shop.browser,
    origin: shop.origin,
    options: KEYS,
    email: 'bima@contoh.id',
  })
  await becomeMerchant({ page: toko.page, operator, uid: `m${MERCHANT}`, origin: shop.origin })
  const address = rani.page.waitForResponse('**/api/chat/getWebSocketUrl')
  await rani.go(`/chatRoomDetail/${MERCHANT}`)
  const { data } = (await (await address).json()) as { readonly data: { readonly uid: string } }
  await toko.go(`/chatRoomDetail/${data.uid}`)

  const counts = { Rani: 0, Toko: 0 }
  const type = async (who: ChatVisitor, name: 'Rani' | 'Toko'): Promise<void> => {
    counts[name] += 1
    await who.composer().fill(`${name} ${counts[name]}`)
    await who.composer().press('Enter')
  }
  const both = (): Promise<unknown> => Promise.all([type(rani, 'Rani'), type(toko, 'Toko')])
  await both()
  await Promise.all([hasText(rani.page, 'Toko', 1), hasText(toko.page, 'Rani', 1)])

  const startedAt = performance.now()
  for (let cut = 1; cut <= CUTS; cut++) {
    await both()
    way.cut()
    await both()
    // Every other time the line is back before anybody has noticed.
    if (cut % 2 === 0)
      await rani.page.getByText(rani.say('chat.conversation.state.noNetwork')).first().waitFor()
    way.restore()
    await both()
    // Connected again, so that the next cut breaks something.
    await hasText(toko.page, 'Rani', counts.Rani)
  }
  await Promise.all([
    hasText(rani.page, 'Toko', counts.Toko),
    hasText(toko.page, 'Rani', counts.Rani),
    rani
      .bubble(
        new RegExp(
          `: Rani ${counts.Rani}, (${rani.say('chat.conversation.state.sent')}|${rani.say('chat.conversation.state.read')})$`,
        ),
      )
      .waitFor(),
  ])
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  assert.is(way.broken(), CUTS)

  const seen: (readonly string[])[] = []
  for (const who of [rani, toko]) {
    await drawAll(who)
    const texts = await saidIn(who)
    assert.equal(ofOne(texts, 'Rani'), numbered('Rani', counts.Rani))
    assert.equal(ofOne(texts, 'Toko'), numbered('Toko', counts.Toko))
    seen.push(texts)
  }
  assert.equal(seen[0], seen[1])
  assert.equal([...rani.problems, ...toko.problems], [])
  if (process.env['ROUNDS']) {
    console.log(`${CUTS} cuts, ${counts.Rani} and ${counts.Toko} messages, whole in both, ${seconds} s`)
  }
  await Promise.all([rani.leave(), toko.leave()])
})

conversation.run()
