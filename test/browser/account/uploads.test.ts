import type { Page, Route } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settleAt } from '../../support/browser/pages/settled.ts'
import { button, inSight } from '../../support/browser/pages/visible-text.ts'
import { asPhonePhoto, jpegFacts, jpegOf } from '../../support/browser/pictures.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import {
  openShopperPage,
  type ShopperPage,
  shopperCalls,
} from '../../support/browser/visitors/shopper-page.ts'

const uploads = suite('pictures of a form in Chromium (requirement S5)')
const shop = await openSharedShop()
const calls = shopperCalls(shop.origin)
/** A newcomer's page, for all tests. */
const newcomer = await openShopperPage(shop, { token: await calls.register('foto', 'rahasia1') })
uploads.after(async () => {
  await newcomer.context.close()
  await shop.close()
})
// Avatars are for all to see, certificates are not.
const PUBLIC = '**/api/common/upload'
const PRIVATE = '**/api/user/evidence'

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const jpegFile = (buffer: Buffer): File => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })

const within = async (walk: (visit: ShopperPage) => Promise<void>): Promise<void> => {
  newcomer.problems.length = 0
  try {
    await walk(newcomer)
  } catch (cause) {
    await newcomer.draw('where it failed')
    throw cause
  }
}

const choose = ({ page }: ShopperPage, ...files: File[]): Promise<void> =>
  page.locator('input[type="file"]').first().setInputFiles(files)

/** The address of what the next upload becomes. */
const uploadedBy = async (page: Page, act: () => Promise<void>): Promise<string> => {
  const [answer] = await Promise.all([page.waitForResponse(PUBLIC), act()])
  return ((await answer.json()) as { data: { url: string } }).data.url
}

uploads('a photo of a phone is uploaded upright, smaller, and without location and camera data', async () => {
  await within(async (visit) => {
    const { page, go, say, look, problems } = visit
    await go('/setting')
    await settleAt(page, '/profile')
    const photo = asPhonePhoto(await jpegOf(page, 2_400, 1_200))
    assert.equal(jpegFacts(photo), { width: 2_400, height: 1_200, hasExif: true })
    const url = await uploadedBy(page, () => choose(visit, jpegFile(photo)))
    const kept = Buffer.from(await (await fetch(shop.origin + url)).arrayBuffer())
    assert.equal(jpegFacts(kept), { width: 800, height: 1_600, hasExif: false })
    assert.is(kept.includes('Exif'), false)
    assert.ok(kept.length < photo.length)
    await look('avatar')
    await button(page, say('profile.save')).click()
    await page.waitForURL(/\/setting/)
    await go('/profile')
    await inSight(page.locator(`img[src*="${url}"]`)).waitFor()
    assert.equal(problems, [])
  })
})

uploads(
  'a file that is no picture is refused with a message, whatever its name, and never sent',
  async () => {
    await within(async (visit) => {
      const { page, go, look, hear, problems } = visit
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      for (const path of ['/platformComplaint', '/profile']) {
        await go(path)
        for (const text of ['%PDF-1.7\n1 0 obj', '<script>alert(1)</script>', '']) {
          await choose(visit, jpegFile(Buffer.from(text)))
          await hear('forms.picture.no-picture')
        }
        await look(`no picture ${path.slice(1)}`)
      }
      await choose(visit, jpegFile(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400)])))
      await hear('forms.picture.undecodable')
      assert.equal(
        sent.filter((url) => /upload|evidence/.test(url)),
        [],
      )
      assert.equal(problems, [])
    })
  },
)

uploads('a failed upload can be retried, and a running one cancelled', async () => {
  await within(async (visit) => {
    const { page, go, say, look, hear } = visit
    await go('/platformComplaint')
    const photo = jpegFile(await jpegOf(page, 640, 480))
    await page.route(PRIVATE, (route) => route.abort())
    await choose(visit, photo)
    const again = inSight(page.getByRole('button', { name: say('kit.upload.again'), exact: true }))
    await again.waitFor()
    await look('upload failed')
    await page.unroute(PRIVATE)
    const held: Route[] = []
    await page.route(PRIVATE, (route) => void held.push(route))
    await again.click()
    const meter = page.getByRole('progressbar', { name: say('kit.upload.progress').replace('{{n}}', '1') })
    await meter.waitFor()
    // A form does not go without its pictures.
    await inSight(page.getByRole('textbox', { name: say('afterSale.complaint.content') })).fill('Lambat.')
    await button(page, say('afterSale.complaint.send')).click()
    await hear('forms.picture.wait')
    await look('upload under way')
    await Promise.all([
      page.waitForEvent('requestfailed'),
      button(page, say('kit.upload.remove').replace('{{n}}', '1')).click(),
    ])
    await meter.waitFor({ state: 'detached' })
    await page.unroute(PRIVATE)
    await choose(visit, photo, photo)
    await page.locator('[data-phase="done"]').nth(1).waitFor()
    await look('upload two')
  })
})

uploads.run()
