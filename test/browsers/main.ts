import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as assert from 'uvu/assert'
import { openCuttableWay } from '../support/browser/network/cuttable-way.ts'
import { openBuiltServer } from '../support/browser/shop/built-shop.ts'
import { BROWSERS, type Browser, NAMES } from './drivers/browsers.ts'
import type { Looks } from './drivers/looks.ts'
import { JOURNEYS } from './journeys/all.ts'
import type { Journey, Surroundings } from './journeys/journey.ts'
import { pageOf } from './page/page.ts'
import { drawPhoto } from './page/photo.ts'

const USAGE = `Usage: npm run browsers -- [--in ${NAMES.join(',')}] [--only purchase] [--dark] [--text 2]`

/** The simulated staff hurry, and a merchant is hydrated at any hour. */
const HURRY = {
  LINTAS_SHIP_MS: '500',
  LINTAS_PARCEL_STEP_MS: '300',
  LINTAS_AUDIT_MS: '300',
  LINTAS_POLL_MS: '200',
  LINTAS_CHAT_HOURS: '0-24',
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** One journey in a browser of its own; whether it came to its end. */
const walk = async (
  browser: Browser,
  journey: Journey,
  looks: Looks,
  surroundings: Surroundings,
): Promise<boolean> => {
  const begun = Date.now()
  const session = await browser.open(looks)
  const page = pageOf({ session, origin: surroundings.way.origin })
  try {
    await journey.walk(page, surroundings)
    const complaints = (await session.complaints()).filter((line) => !journey.expects?.test(line))
    if (complaints.length > 0) throw new Error(`The console has ${complaints.join('; ')}`)
    say(`ok   ${browser.name}: ${journey.name}, ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    return true
  } catch (cause) {
    say(`FAIL ${browser.name}: ${journey.name}\n     ${cause instanceof Error ? cause.message : cause}`)
    if (cause instanceof assert.Assertion) say(String(cause.details))
    await page.draw(`${journey.key} where it failed`).catch(() => undefined)
    return false
  } finally {
    await session.close()
  }
}

const walkAll = async (browser: Browser, journeys: readonly Journey[], looks: Looks): Promise<boolean[]> => {
  const folder = mkdtempSync(join('.cache', 'browsers-'))
  const picture = join(process.cwd(), folder, 'foto.png')
  writeFileSync(picture, drawPhoto())
  // A shop for each browser: the refund of an order is asked for once.
  const server = await openBuiltServer({ environment: HURRY })
  const way = await openCuttableWay(server.origin)
  const ends: boolean[] = []
  try {
    for (const journey of journeys.filter((one) => (one.browser ?? browser.name) === browser.name)) {
      ends.push(await walk(browser, journey, looks, { origin: server.origin, way, picture }))
      way.restore()
    }
    return ends
  } finally {
    await way.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      in: { type: 'string', default: NAMES.join(',') },
      only: { type: 'string', default: '' },
      dark: { type: 'boolean', default: false },
      text: { type: 'string', default: '1' },
    },
  })
  const journeys = JOURNEYS.filter(({ key }) => key.includes(values.only))
  const looks = { isDark: values.dark, textScale: Number(values.text) }
  mkdirSync('.cache', { recursive: true })
  const ends: boolean[] = []
  for (const browser of BROWSERS.filter(({ name }) => values.in.split(',').includes(name))) {
    if (browser.isThere()) ends.push(...(await walkAll(browser, journeys, looks)))
    else say(`Not found: ${browser.name}. On Debian: apt-get install ${browser.packages}`)
  }
  const passed = ends.filter(Boolean).length
  say(`${passed} passed, ${ends.length - passed} failed`)
  return passed > 0 && passed === ends.length ? 0 : 1
}

process.exitCode = await run().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.stack : cause}\n${USAGE}\n`)
  return 1
})
