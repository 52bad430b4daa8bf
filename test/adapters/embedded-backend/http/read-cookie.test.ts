import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { languageOf, readCookie } from '../../../../adapters/embedded-backend/http/read-cookie.ts'

const cookies = suite('readCookie')

const asked = (cookie?: string): Request =>
  new Request('http://shop.test/', cookie === undefined ? {} : { headers: { cookie } })

cookies('finds a cookie among others, at any position', () => {
  for (const text of ['lintas_lang=en', 'a=1; lintas_lang=en', 'lintas_lang=en;b=2']) {
    assert.is(readCookie(asked(text), 'lintas_lang'), 'en')
  }
})

cookies('does not confuse a cookie with another whose name has the same ending', () => {
  assert.is(readCookie(asked('not_lintas_lang=en'), 'lintas_lang'), undefined)
})

cookies('keeps equals signs in the value', () => {
  assert.is(readCookie(asked('admin_token=a=b=='), 'admin_token'), 'a=b==')
})

cookies('returns undefined for a cookie that is empty or missing', () => {
  assert.is(readCookie(asked('admin_token='), 'admin_token'), undefined)
  assert.is(readCookie(asked(), 'admin_token'), undefined)
})

cookies('the language in an address goes before that of the cookie, by its tag or its own name', () => {
  const read = (lang: string) =>
    languageOf(new Request(`http://shop.test/home?lang=${lang}`, { headers: { cookie: 'lintas_lang=en' } }))
  assert.equal(['id', 'dgn', 'ja', 'ri', 'KO', 'th', 'zh-CN'].map(read), [
    ...['dgn', 'dgn', 'ri', 'ri', 'han', 'tai', 'zh-cn'],
  ])
  assert.is(read('xx'), 'en')
})

cookies.run()
