import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCookie } from '../../../../adapters/embedded-backend/http/read-cookie.ts'

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

cookies.run()
