import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { failuresIn, namesOfFailures } from '../runner/failures.ts'

const failed = suite('what is printed of tests that failed')

const FOLDER = path.resolve(process.env['LINTAS_TEST_FOLDER'] ?? '.cache', 'failed-tests')
const SUITE = `import { suite } from '${path.resolve('test/runner/suite-with-hook-faults.mjs')}'`
const FILES = {
  'test/quiet.test.js': `${SUITE}
const quiet = suite('what is well')
quiet('says much', () => console.log('much'))
quiet.run()`,
  'test/shop.test.js': `${SUITE}
const shop = suite('a shop')
shop.before(() => { throw new Error('does not open') })
shop('sells', () => undefined)
shop.run()
const wrong = suite('a sum')
wrong('is right', () => { throw new Error('one cent is gone') })
wrong.run()`,
}

/** What a run of the files above prints. */
const printed = (): string => {
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(FOLDER, name)), { recursive: true })
    fs.writeFileSync(path.join(FOLDER, name), text)
  }
  const { stdout } = spawnSync(process.execPath, ['test/runner/uvu-run.mjs', FOLDER], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return stdout
}

failed('is the test or the hook, and why, behind the name of its file', () => {
  const failures = failuresIn(printed())
  assert.match(failures, /^test\/shop\.test\.js\n +FAIL +a shop +"before"\n +Error: does not open/)
  assert.match(failures, /FAIL +a sum +"is right"\n +one cent is gone/)
  assert.not.match(failures, /much|what is well|Total/)
})

failed('is named in a line each', () => {
  assert.equal(namesOfFailures(printed()), ['a shop  "before"', 'a sum  "is right"'])
})

failed.run()
