import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { DemoData } from '../../../../adapters/embedded-backend/demo-data/demo-data.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { smallWorld } from '../../../support/backend/world/small-world.ts'

const inJapanese = (dgn: string, en: string, ri: string) => ({ dgn, en, ri })
const told = inJapanese('Gratis', 'Free', '無料')
const html = inJapanese('<p>Mudah.</p>', '<p>Easy.</p>', '<p>簡単です。</p>')

const world: DemoData = {
  ...smallWorld,
  shops: smallWorld.shops.map((shop) => ({ ...shop, intro: told, countryName: told })),
  notices: smallWorld.notices.map((notice) => ({ ...notice, title: told, content: told })),
  banners: smallWorld.banners.map((banner) => ({ ...banner, title: told, text: told })),
  articles: smallWorld.articles.map((article) => ({ ...article, title: told, content: html })),
  networks: smallWorld.networks.map((network) => ({ ...network, tip: told })),
}

const words = suite('server texts in the reader’s language')
let shop: TestBackend

words.before(async () => {
  shop = await startBackend({ world })
})
words.after(() => shop.close())

words('are used for notices, banners, networks and shops where a translation exists', async () => {
  const token = await shop.signIn()
  const notice = (await shop.get('/api/user/notice', token, 'ri')).data.list[0]
  const banner = (await shop.get('/api/index/banner', undefined, 'ri')).data[0]
  const network = (await shop.get('/api/user/getBlockchain', token, 'ri')).data[0]
  const merchant = (await shop.get('/api/merchant/detail?mer_id=1', undefined, 'ri')).data
  assert.equal(
    [notice.title, notice.content, banner.title, banner.text, network.tip],
    Array.from({ length: 5 }, () => '無料'),
  )
  assert.equal([merchant.mer_info, merchant.country_name], ['無料', '無料'])
})

words('are used for help, terms and the platform, without a note of another language', async () => {
  const { data: help } = await shop.get('/api/user/help_support', undefined, 'ri')
  assert.equal([help[0].title, help[0].content], ['無料', '<p>簡単です。</p>'])
  assert.is((await shop.get('/api/user/law', undefined, 'ri')).data, '<h2>無料</h2><p>簡単です。</p>')
  assert.is((await shop.get('/api/index/index', undefined, 'ri')).data.about, '<p>簡単です。</p>')
})

words('fall back to English, marked as such, where no translation exists', async () => {
  const { data: help } = await shop.get('/api/user/help_support', undefined, 'han')
  assert.equal([help[0].title, help[0].content], ['Free', '<div lang="en"><p>Easy.</p></div>'])
})

words.run()
