import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const words = suite('one word for one thing')
const FOLDER = 'ui/i18n/locales/dgn'

words('calls an e-mail "email" wherever Indonesian speaks of one', () => {
  const other = readdirSync(FOLDER).filter((name) =>
    /e-mail/i.test(readFileSync(`${FOLDER}/${name}`, 'utf8')),
  )
  assert.equal(other, [])
})

words.run()
