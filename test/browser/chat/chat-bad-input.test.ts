import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { refuseAtGateway, spoilTokens } from '../../support/browser/network/gateway-refusals.ts'
import { moveTo } from '../../support/browser/pages/settled.ts'
import { button, inSight, patternOf } from '../../support/browser/pages/visible-text.ts'
import { heavyJpegOf } from '../../support/browser/pictures.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { type ChatVisitor, enterChat } from '../../support/browser/visitors/chat-visitor.ts'
import { createOperator } from '../../support/browser/visitors/merchant-page.ts'

const bad = suite('invalid input in a conversation, in Chromium')
const MANAGER_TOKEN = 'a-token-for-this-test-and-no-other'
const shop = await openSharedShop({ environment: { LINTAS_IM_MANAGER_TOKEN: MANAGER_TOKEN } })
const operator = createOperator(shop.origin, MANAGER_TOKEN)
/** One page for all tests: a conversation bears what was done to it. */
const visitor = await enterChat({ browser: shop.browser, origin: shop.origin })
bad.after(async () => {
  await visitor.leave()
  await shop.close()
})
bad.before.each(() => {
  visitor.problems.length = 0
})

/** A merchant without answers pending: nothing comes in between. */
const ROOM = '/chatRoomDetail/6'

const files = mkdtempSync(join(tmpdir(), 'lintas-photos-'))
bad.after(() => rmSync(files, { recursive: true, force: true }))

/** From the disk, as people do: through the debugger 30 MB would take a busy machine longer than all the rest. */
const pick = async ({ page, say }: ChatVisitor, name: string, photo: Buffer): Promise<void> => {
  const file = join(files, name)
  writeFileSync(file, photo)
  await button(page, say('chat.conversation.attach')).click()
  const chosen = page.waitForEvent('filechooser')
  await button(page, say('chat.conversation.photo')).click()
  await (await chosen).setFiles(file)
}

/** What the merchant of the conversation says, field by field, as any client may. */
const tell = (fields: Readonly<Record<string, unknown>>): Promise<unknown> =>
  operator.call('/message/send', {
    from_uid: 'm6',
    channel_id: 'u1',
    channel_type: 1,
    payload: Buffer.from(JSON.stringify(fields)).toString('base64'),
  })

bad('5,000 characters are counted, sent in parts, and arrive completely', async () => {
  const { page, say, go, composer, bubble, look, problems } = visitor
  await go(ROOM)
  const text = Array.from({ length: 500 }, (_, at) => `kata${String(at).padStart(5, '0')} `).join('')
  await composer().fill(text)
  const counter = inSight(page.getByText(patternOf(say('chat.conversation.count'))))
  await counter.waitFor()
  await look('a text over the limit')
  await button(page, say('chat.conversation.send')).click()
  await bubble(/kata00000/).waitFor()
  const rows = page.getByRole('article').filter({ visible: true })
  await rows.filter({ hasText: 'kata00499' }).waitFor()
  const said = (await rows.allTextContents()).join(' ').match(/kata\d{5}/g) ?? []
  assert.is(new Set(said).size, 500)
  assert.is(said.length, 500)
  assert.equal(problems, [])
})

bad('a photo of 30 MB is sent, smaller', async () => {
  const { page, say, bubble, problems } = visitor
  const photo = await heavyJpegOf(page, 5200, 5200, 30_000_000)
  // 27 million pixels are made small first, which a machine with other work may take a minute for.
  const sent = page.waitForRequest('**/api/common/upload', { timeout: 90_000 })
  await pick(visitor, 'besar.jpg', photo)
  assert.ok((await sent).method() === 'POST')
  // On its way it lies under the sign of how far it is.
  const name = say('chat.digest.photo').replace(/[[\]]/g, '\\$&')
  const gone = `(${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`
  await bubble(new RegExp(`${name}, ${gone}`)).waitFor()
  assert.equal(problems, [])
})

bad('a file that is no picture, and one that cannot be opened, are reported by name', async () => {
  const { page, say, composer, look, problems } = visitor
  await composer().fill('tetap di sini')
  await pick(visitor, 'catatan.txt', Buffer.from('bukan gambar'))
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(512),
  ])
  await page
    .getByText(say('chat.conversation.picture.fault.no-picture').replace('{{name}}', 'catatan.txt'))
    .waitFor()
  await pick(visitor, 'foto.heic', heic)
  await page
    .getByText(say('chat.conversation.picture.fault.undecodable').replace('{{name}}', 'foto.heic'))
    .waitFor()
  await look('pictures that will not go')
  assert.is(await composer().inputValue(), 'tetap di sini')
  assert.equal(problems, [])
})

bad(
  'markup is shown as text, and no direction or invisible character affects what is outside its bubble',
  async () => {
    const { page, say, write, composer, bubble, problems } = visitor
    await write('<img src=x onerror="document.title=1"><script>document.title=1</script>')
    await bubble('<img src=x onerror=').waitFor()
    assert.is(await page.locator('article img[src=x], article script').count(), 0)
    await composer().fill('\u200b\u200d \ufeff')
    assert.ok(await button(page, say('chat.conversation.send')).isDisabled())

    await tell({ type: 1, content: '\u202eمرحبا כתובת (abc) 123' })
    const foreign = bubble(/مرحبا/)
    await foreign.waitFor()
    const words = foreign.locator('[dir=auto]').first()
    assert.is(await words.evaluate((one) => getComputedStyle(one).direction), 'rtl')
    assert.is(await words.evaluate((one) => getComputedStyle(one).unicodeBidi), 'isolate')
    // The time below and the bubble before read as they did.
    assert.is(await bubble('<img').evaluate((one) => getComputedStyle(one).direction), 'ltr')
    assert.equal(problems, [])
  },
)

bad('a message of an unknown type says so, with its fallback text', async () => {
  const { page, say, bubble, look, problems } = visitor
  await tell({ type: 4711, content: 'Undangan siaran langsung' })
  await tell({ type: 4712, parts: [{ deep: { er: [null] } }] })
  await page.getByText('Undangan siaran langsung').first().waitFor()
  await bubble(say('chat.digest.unknown')).waitFor()
  await inSight(page.getByText(say('chat.conversation.unknown'))).waitFor()
  await look('messages of unknown kinds')
  assert.equal(problems, [])
})

bad('a channel that does not exist shows a page with a link back', async () => {
  const { page, say, go, look, problems } = visitor
  await go('/chatRoomDetail/999999')
  await inSight(page.getByText(say('chat.conversation.noRoom'))).waitFor()
  assert.is(await page.getByRole('textbox', { name: say('chat.conversation.write') }).count(), 0)
  await look('a channel that is nowhere')
  await inSight(page.getByRole('link', { name: say('chat.conversation.toList') })).click()
  await page.waitForURL(/\/chatRoom$/)
  await moveTo(page, '/chatRoomDetail/zz')
  await inSight(page.getByText(say('chat.conversation.noRoom'))).waitFor()
  assert.equal(problems, [])
})

bad('a kicked device says so, keeps typed text, and reconnects by a tap', async () => {
  const { page, say, go, composer, write, bubble, look, problems } = visitor
  await go(ROOM)
  const arrived = (text: string) =>
    bubble(
      new RegExp(`${text}, (${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`),
    )
  // What is kept shows before there is a line, and only who is connected can be sent away.
  await write('Sudah tersambung')
  await arrived('Sudah tersambung').waitFor()
  await operator.call('/user/device_quit', { uid: 'u1', device_flag: 1 })
  const again = button(page, say('chat.link.useHere'))
  await again.waitFor()
  await look('sent away by another device')
  await write('Ditulis saat terputus')
  await bubble(new RegExp(`saat terputus, ${say('chat.conversation.state.waiting')}$`)).waitFor()
  assert.ok(await composer().isEnabled())
  await again.click()
  await arrived('saat terputus').waitFor()
  assert.equal(problems, [])
})

/** The bubble of a message that the server has. */
const arrivedAt = ({ say, bubble }: ChatVisitor, text: string) =>
  bubble(
    new RegExp(`${text}, (${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`),
  )

bad('a banned shopper is informed, keeps typed text, and continues when the ban is lifted', async () => {
  const { page, say, go, composer, write, bubble, look, problems } = visitor
  const gateway = await refuseAtGateway(page)
  gateway.answerSends(ReasonCode.ban)
  await go(ROOM)
  await write('Masih boleh menulis')
  await inSight(page.getByText(say('chat.conversation.banned'))).waitFor()
  await bubble(new RegExp(`boleh menulis, ${say('chat.conversation.state.failed')}$`)).waitFor()
  await page.waitForFunction(() => document.querySelector('textarea')?.disabled)
  await look('a banned shopper')
  gateway.answerSends(undefined)
  await button(page, say('chat.conversation.tryAgain')).click()
  await arrivedAt(visitor, 'boleh menulis').waitFor()
  await composer().fill('lagi')
  assert.equal(problems, [])
})

bad('a shopper whose token is refused is informed, and can keep typing', async () => {
  const { page, say, go, write, bubble, look, problems } = visitor
  const mend = await spoilTokens(page)
  await go(ROOM)
  await inSight(page.getByText(say('chat.link.refused'))).waitFor()
  await write('Ditulis tanpa izin')
  await bubble(new RegExp(`tanpa izin, ${say('chat.conversation.state.waiting')}$`)).waitFor()
  await look('a refused token')
  await mend()
  // The page also asks again by itself, and may be quicker than the press.
  const arrived = arrivedAt(visitor, 'tanpa izin').waitFor()
  await Promise.race([button(page, say('chat.link.retry')).click(), arrived])
  await arrived
  assert.equal(problems, [])
})

bad.run()
