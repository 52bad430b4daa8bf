import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { COOKIE_NAMES } from '../../domain/session/session.ts'
import { DEMO_SHOPPER, fillCart, tokenOf } from '../support/backend/shoppers/demo-shopper.ts'
import { ATTACK, runForeignScript, spoilAnswers, watchPage } from '../support/browser/attacks.ts'
import { arriveAt, settled } from '../support/browser/pages/settled.ts'
import { nameOfPath, STOREFRONT_PATHS } from '../support/browser/pages/storefront-paths.ts'
import { button, field, inSight } from '../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../support/browser/visitors/shopper-page.ts'

// One page for the whole suite; it walks as a shopper who has signed in by hand.
const security = suite('attacks on a page (docs/security.md)')
const PATIENCE_MS = 60_000
const PLANTED = 'a'.repeat(64)

// Where the words of the server, of merchants and of shoppers stand.
const WORDY = 'home detail shop orderInfo refund notification helpAndSupport chatRoom'.split(' ')

const shop = await openSharedShop()
security.after(() => shop.close())
await fillCart(shop.origin, await tokenOf(shop.origin))
const shopper = await openShopperPage(shop, { width: 1000 })
const { page, context, say } = shopper
page.setDefaultTimeout(PATIENCE_MS)
const watch = await watchPage(context, page, shop.origin)

const token = async (): Promise<string> =>
  (await context.cookies(shop.origin)).find(({ name }) => name === COOKIE_NAMES.token)?.value ?? ''
const isOpen = async (one: string): Promise<boolean> =>
  (await fetch(`${shop.origin}/api/user/getUserInfo`, { headers: { token: one } })).status === 200
const isUnhurt = async (where: string): Promise<void> =>
  assert.equal([await watch.hurt(), watch.dialogs(), watch.strangers()], [undefined, 0, []], where)

security('accepts no planted session, and no redirect from the address', async () => {
  await context.addCookies([{ name: COOKIE_NAMES.token, value: PLANTED, url: shop.origin }])
  await page.goto(`${shop.origin}/login?back=//evil.example&return=https://evil.example/`)
  await field(page, say('session.account')).fill(DEMO_SHOPPER.account)
  await field(page, say('session.password')).fill(DEMO_SHOPPER.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/home')
  assert.is(new URL(page.url()).origin, shop.origin)
  assert.match(await token(), /^[0-9a-f]{64}$/)
  assert.equal([await isOpen(await token()), await isOpen(PLANTED)], [true, false])
  for (const path of ['//evil.example/home', '/\\evil.example/home', '/changePayPwd?back=//evil.example']) {
    await page.goto(shop.origin + path)
    await page.locator('h1:visible').first().waitFor()
    assert.is(new URL(page.url()).origin, shop.origin, path)
    assert.is(await page.locator('a[href*="evil"]').count(), 0, path)
  }
  await isUnhurt('an address')
})

security('has no policy violation on the way through the shop', async () => {
  for (const path of ['/home', '/bag']) {
    await page.goto(shop.origin + path)
    await settled(page, PATIENCE_MS)
  }
  assert.equal(watch.violations(), [])
})

security(
  'runs no script but its own: not inline, not by eval, not by address, not from another origin',
  async () => {
    const { 'inline text': _, ...refused } = await page.evaluate(runForeignScript)
    assert.equal(refused, {
      eval: 'EvalError',
      Function: 'EvalError',
      innerHTML: 'TypeError',
      'a script from elsewhere': 'TypeError',
      'another policy': 'TypeError',
      'an attribute': 'TypeError',
    })
    assert.ok(watch.violations().length >= 5)
    await isUnhurt('a script')
  },
)

security('cannot be framed by another page', async () => {
  const elsewhere = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${shop.origin}/home"></iframe>`),
  )
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready))
  const theirs = await context.newPage()
  const asked = theirs.waitForResponse(`${shop.origin}/home`)
  await theirs.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  await asked
  const frames = theirs.frames().filter((frame) => frame !== theirs.mainFrame())
  assert.is(frames.length, 1)
  for (const frame of frames) assert.is(await frame.evaluate(() => document.getElementById('app')), null)
  await theirs.close()
  elsewhere.close()
  elsewhere.closeAllConnections()
})

security('shows server texts as text, and runs nothing in them', async () => {
  await spoilAnswers(context)
  for (const [at, row] of STOREFRONT_PATHS.filter((one) => WORDY.includes(nameOfPath(one))).entries()) {
    if (at === 0) await page.goto(shop.origin + row.address)
    else await arriveAt(page, row.address)
    // The attack has to have arrived.
    await page
      .locator('[data-page]')
      .filter({ visible: true })
      .getByText('onerror=')
      .first()
      .waitFor({ state: 'attached' })
    const armed = await page.evaluate(() =>
      [...document.querySelectorAll('[onerror],[onload],[onclick],iframe,a[href^="javascript:" i]')].map(
        (element) => element.outerHTML.slice(0, 120),
      ),
    )
    await isUnhurt(row.address)
    assert.equal(armed, [], row.address)
  }
  // A server may put pictures into its articles; those of strangers are not fetched.
  assert.equal(
    watch.violations().filter((one) => !one.includes('img-src https://evil.example')),
    [],
  )
})

security('shows chat messages as text', async () => {
  await page.goto(`${shop.origin}/chatRoomDetail/1`)
  const composer = inSight(page.getByRole('textbox', { name: say('chat.conversation.write') }))
  await composer.fill(ATTACK)
  await composer.press('Enter')
  await inSight(page.getByRole('article', { name: 'window.hurt=3' })).waitFor()
  await isUnhurt('chat')
})

security('leaks the token, the password and the account nowhere', async () => {
  const secrets = [await token(), DEMO_SHOPPER.password, encodeURIComponent(DEMO_SHOPPER.account)]
  assert.ok(watch.requests.length > 100)
  for (const request of watch.requests) {
    const { referer = '' } = request.headers()
    for (const secret of secrets) assert.not.ok(`${request.url()} ${referer}`.includes(secret), request.url())
  }
  // The demo shop greets with its shopper's password; nothing after that is said of it.
  const server = shop
    .said()
    .split('\n')
    .filter((line) => !line.startsWith('Demo shopper:'))
  for (const line of [...watch.said, ...server])
    for (const secret of secrets)
      assert.not.ok(line.includes(secret), `a line of the log: ${line.slice(0, 200)}`)
})

security('signs out on the server too', async () => {
  const before = await token()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await shopper.go('/setting')
  await button(page, say('account.signOut')).click()
  await inSight(page.getByRole('alertdialog'))
    .getByRole('button', { name: say('account.signOut') })
    .click()
  await page.waitForURL((url) => !url.pathname.startsWith('/setting'))
  assert.is(await token(), '')
  assert.not.ok(await isOpen(before))
})

security.run()
