import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { deviceClassOf } from '../../../domain/account/device-class.ts'
import { LANGUAGE_TAGS, LANGUAGES, languageFrom } from '../../../domain/account/language.ts'

const account = suite('languages and device classes (requirements S1 and S9)')

account('an unknown language code means Indonesian', () => {
  assert.is(languageFrom('ri'), 'ri')
  for (const name of ['', 'xx', undefined, null, 7]) assert.is(languageFrom(name), 'dgn')
})

account('every language has a tag that Intl supports', () => {
  for (const language of LANGUAGES) {
    const tag = LANGUAGE_TAGS[language]
    const known = new Intl.PluralRules(tag).resolvedOptions().locale
    assert.is(known.split('-')[0], tag.split('-')[0])
  }
})

account('a user agent is a phone, a tablet, an Android device or a PC', () => {
  const agents: readonly [string, string][] = [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148', 'tablet'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile Safari/537.36', 'android'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/130 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 'pc'],
    ['', 'pc'],
  ]
  for (const [agent, expected] of agents) assert.is(deviceClassOf(agent), expected, agent)
})

account.run()
