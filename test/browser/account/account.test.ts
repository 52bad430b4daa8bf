import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatCount } from '../../../ui/i18n/format.ts'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { settleAt } from '../../support/browser/pages/settled.ts'
import { untilSaid } from '../../support/browser/pages/toasts.ts'
import { button, field, inSight, link } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import {
  openShopperPage,
  type ShopperPage,
  shopperCalls,
} from '../../support/browser/visitors/shopper-page.ts'

const accounts = suite('the account in Chromium (requirements S1, S4, S5 and S8)')
const shop = await openSharedShop()
const calls = shopperCalls(shop.origin)
const OLD = 'rahasia1'
const NEW = 'rahasia2'
/** Somebody new, and their page, for all tests that change neither password nor session. */
const newToken = await calls.register('baru', OLD)
const newcomer = await openShopperPage(shop, { token: newToken, language: 'en' })
accounts.after(async () => {
  await newcomer.context.close()
  await shop.close()
})

const within = async (visit: ShopperPage, walk: (visit: ShopperPage) => Promise<void>): Promise<void> => {
  try {
    await walk(visit)
  } catch (cause) {
    await visit.draw('where it failed')
    throw cause
  } finally {
    if (visit !== newcomer) await visit.context.close()
  }
}

const signIn = async ({ page, say }: ShopperPage, name: string, password: string): Promise<void> => {
  await field(page, say('session.account')).fill(`${name}@contoh.id`)
  await field(page, say('session.password')).fill(password)
  await button(page, say('session.signIn')).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

const isSignedIn = async (token: string): Promise<boolean> =>
  (await calls.get('/api/user/getUserInfo', token)) !== null

accounts('shows at home that there is an unread notice, before the account page was opened', async () => {
  const token = await tokenOf(shop.origin)
  await within(await openShopperPage(shop, { token }), async ({ page, say, go }) => {
    await go('/home')
    const bell = say('kit.hasNews').replace('{{name}}', say('catalogue.notifications'))
    await link(page, bell).waitFor()
  })
})

accounts('follows a shop on its page, finds it among the followed ones, and unfollows it', async () => {
  const { list } = (await calls.get('/api/index/hot_merchant?page=1&limit=8')) as {
    list: readonly { mer_id: number; mer_name: string }[]
  }
  const { mer_id: shopId, mer_name: name } = list[0] ?? { mer_id: 0, mer_name: '' }
  const countFans = async (): Promise<number> => {
    const detail = await calls.get(`/api/merchant/detail?mer_id=${shopId}`, newToken)
    return Number((detail as { readonly follow_count: number }).follow_count)
  }
  const fans = await countFans()
  await within(newcomer, async ({ page, say, go, look, problems }) => {
    await go('/myFavourite')
    await page.getByText(say('shops.noneTitle')).waitFor()
    await look('followed none')
    await settleAt(page, `/shop/${shopId}`)
    const told = page.waitForResponse(/merchant\/follow/)
    await button(page, `${say('kit.follow')}: ${name}`).click()
    await button(page, `${say('kit.following')}: ${name}`).waitFor()
    await told
    assert.is(await countFans(), fans + 1)
    const head = inSight(page.locator('dl > div').filter({ hasText: say('shops.fans') }))
    await head.getByText(formatCount(fans + 1, 'en'), { exact: true }).waitFor()
    await go('/myFavourite')
    await button(page, `${say('kit.following')}: ${name}`).waitFor()
    const letGo = page.waitForResponse(/merchant\/follow/)
    await button(page, `${say('kit.following')}: ${name}`).click()
    await button(page, `${say('kit.follow')}: ${name}`).waitFor()
    await letGo
    assert.is(await countFans(), fans)
    await page.reload()
    await page.getByText(say('shops.noneTitle')).waitFor()
    assert.equal(problems, [])
  })
})

accounts('marks a product and finds it among the favourites', async () => {
  const products = (await calls.get('/api/index/product?page=1&limit=1')) as {
    list: readonly { product_id: number; mer_id: number }[]
  }
  const { product_id: productId, mer_id: shopId } = products.list[0] ?? { product_id: 0, mer_id: 0 }
  await within(newcomer, async ({ page, say, go, problems }) => {
    const heart = inSight(
      page.getByRole('button', { name: new RegExp(`^${say('kit.favourite').split('{{')[0]}`) }),
    )
    await go('/heart')
    await page.getByText(say('shops.noFavouritesTitle')).waitFor()
    await settleAt(page, `/detail/${productId}/${shopId}`)
    const liked = page.waitForResponse(/product\/like/)
    await heart.click()
    await liked
    assert.is(await heart.getAttribute('aria-pressed'), 'true')
    await go('/heart')
    await inSight(page.locator(`a[href="/detail/${productId}/${shopId}"]`)).waitFor()
    assert.equal(problems, [])
  })
})

accounts('resets a forgotten password with the mailed code, and ends every session', async () => {
  const token = await calls.register('lupa', OLD)
  await within(await openShopperPage(shop, {}), async (visit) => {
    const { page, say, go, look, hear } = visit
    await go('/home')
    await go('/login')
    await link(page, say('session.forgot')).click()
    await button(page, say('passwords.save')).click()
    await hear('session.required')
    await look('forgot faults')
    await field(page, say('session.account')).fill('lupa@contoh.id')
    await button(page, say('passwords.sendCode')).dblclick()
    await hear('passwords.codeSent')
    const mails = await (await fetch(`${shop.origin}/dev/mails`)).text()
    const code = /lupa@contoh\.id[\s\S]*?\b(\d{6})\b/.exec(mails)?.[1] ?? ''
    assert.is(mails.split('lupa@contoh.id').length, 2, 'one mail for two taps')
    await field(page, say('passwords.next')).fill('lima5')
    await field(page, say('passwords.repeat')).fill('lain')
    await hear('session.passwordsDiffer')
    await look('forgot short')
    await field(page, say('passwords.code')).fill(code === '000000' ? '111111' : '000000')
    await field(page, say('passwords.next')).fill(NEW)
    await field(page, say('passwords.repeat')).fill(NEW)
    await button(page, say('passwords.save')).click()
    await untilSaid(page, 'Kode salah atau sudah kedaluwarsa')
    await look('forgot wrong code')
    assert.match(page.url(), '/forgotPassword')
    await field(page, say('passwords.code')).fill(code)
    await button(page, say('passwords.save')).click()
    await page.waitForURL(/\/login/)
    assert.not(await isSignedIn(token))
    // The sign-in lies in the history once.
    await page.goBack()
    assert.match(page.url(), /\/home$/)
    await page.goForward()
    await signIn(visit, 'lupa', NEW)
  })
})

accounts('changes the password: the old one is required, and other devices sign in again', async () => {
  const mine = await calls.register('ganti', OLD)
  const elsewhere = await calls.post('/api/user/login', { account: 'ganti@contoh.id', password: OLD })
  const away = (elsewhere.data as { userinfo: { token: string } }).userinfo.token
  await within(await openShopperPage(shop, { token: mine, language: 'en', width: 1280 }), async (visit) => {
    const { page, say, go, look, hear } = visit
    await go('/security')
    await link(page, say('account.loginPassword')).click()
    await button(page, say('passwords.save')).click()
    await hear('passwords.oldRequired')
    await field(page, say('passwords.old')).fill(OLD)
    await field(page, say('passwords.next')).fill(OLD)
    await hear('passwords.unchanged')
    await look('change faults')
    await field(page, say('passwords.old')).fill('salah-sekali')
    await field(page, say('passwords.next')).fill(NEW)
    await field(page, say('passwords.repeat')).fill(NEW)
    await button(page, say('passwords.save')).click()
    await untilSaid(page, 'The old password is wrong')
    await look('change refused')
    assert.ok(await isSignedIn(away))
    await field(page, say('passwords.old')).fill(OLD)
    await button(page, say('passwords.save')).dblclick()
    await page.waitForURL(/\/login/)
    assert.not(await isSignedIn(away))
    assert.not(await isSignedIn(mine))
    await signIn(visit, 'ganti', NEW)
  })
})

accounts('changes the profile, and asks before unsaved text is discarded', async () => {
  await within(newcomer, async ({ page, say, go, look, hear, problems }) => {
    await go('/setting')
    await settleAt(page, '/profile')
    await field(page, say('forms.givenName')).fill('')
    await button(page, say('profile.save')).click()
    await hear('profile.required')
    await field(page, say('profile.email')).fill('no address')
    await field(page, say('profile.bio')).click()
    await inSight(page.getByText(say('profile.emailNotValid'))).waitFor()
    await look('profile faults')
    await button(page, say('kit.back')).click()
    await page.getByText(say('forms.leaveTitle')).waitFor()
    await page.getByRole('button', { name: say('forms.goOn'), exact: true }).click()
    await field(page, say('forms.givenName')).fill('Ayu')
    await field(page, say('profile.email')).fill('ayu.baru@contoh.id')
    await field(page, say('profile.bio')).fill('Suka kopi dan sepeda.')
    await button(page, say('profile.save')).click()
    // Codes are mailed to that address: the shop asks who it is (decision 11).
    await field(page, say('account.loginPassword')).fill(OLD)
    await button(page, say('profile.save')).dblclick()
    await page.waitForURL(/\/setting/)
    await go('/profile')
    assert.is(await field(page, say('forms.givenName')).inputValue(), 'Ayu')
    assert.is(await field(page, say('profile.bio')).inputValue(), 'Suka kopi dan sepeda.')
    assert.equal(problems, [])
  })
})

accounts.run()
