import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCounterPage } from '../../../../adapters/embedded-backend/pages/counter-page.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '../../../../domain/account/language.ts'
import { DEFAULT_SHOP_SETTINGS } from '../../../../domain/api/shop-settings.ts'

const page = suite('the page of the counter (api.md 9)')

const folder = mkdtempSync(join(tmpdir(), 'counter-'))
page.after(() => rmSync(folder, { recursive: true, force: true }))
const publicDir = join(folder, 'public')
mkdirSync(publicDir)

const texts = Object.fromEntries(
  LANGUAGES.map((one) => [
    one,
    { tag: LANGUAGE_TAGS[one], title: `Counter <${one}>`, noScript: 'No & script' },
  ]),
)
const BUILT = {
  html: '<html lang="{{lang}}"{{theme}}><title>{{title}}</title><p>{{noScript}}</p></html>',
  csp: "default-src 'none'; connect-src 'self'; img-src 'self'",
  texts,
}

const visit = (cookie: string, settings = DEFAULT_SHOP_SETTINGS) => {
  const serve = createCounterPage(publicDir, { 'x-frame-options': 'DENY' }, settings, [])
  return serve?.(new Request('http://shop.test/counter/orders/12', { headers: { cookie } }))
}

page('is missing where the build has none', async () => {
  assert.is(visit(''), undefined)
})

page('is rendered in the chosen language and theme, and not cached', async () => {
  writeFileSync(join(folder, 'counter-page.json'), JSON.stringify(BUILT))
  const answer = await visit('lintas_lang=ri; lintas_theme=dark')
  const text = (await answer?.text()) ?? ''
  assert.match(text, '<html lang="ja" data-theme="dark">')
  assert.match(text, 'Counter &lt;ri&gt;')
  assert.match(text, 'No &amp; script')
  assert.is(answer?.headers.get('cache-control'), 'private, no-cache')
  assert.is(answer?.headers.get('x-robots-tag'), 'noindex')
  assert.is(answer?.headers.get('x-frame-options'), 'DENY')
  assert.is(answer?.headers.get('content-security-policy'), BUILT.csp)
  const plain = (await (await visit('lintas_theme="><script>'))?.text()) ?? ''
  assert.match(plain, '<html lang="id">')
})

page.run()
