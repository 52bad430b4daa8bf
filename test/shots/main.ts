import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nameOfPath, STOREFRONT_PATHS } from '../support/browser/pages/storefront-paths.ts'
import { openBuiltShop } from '../support/browser/shop/built-shop.ts'
import { takeKitShots } from './kit-shots.ts'
import { takeShots } from './shots.ts'

const USAGE = `Usage: npm run shots -- [--out .cache/shots] [--lang dgn,en,zh-cn,...] [--only detail,bag] [--full] [--kit]`

const list = (text: string | undefined): readonly string[] => text?.split(',').filter(Boolean) ?? []

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: '.cache/shots' },
      lang: { type: 'string', default: 'dgn' },
      only: { type: 'string' },
      full: { type: 'boolean', default: false },
      kit: { type: 'boolean', default: false },
    },
  })
  const only = list(values.only).map((name) => name.toLowerCase())
  const paths = STOREFRONT_PATHS.filter(
    (row) => only.length === 0 || only.includes(nameOfPath(row).toLowerCase()),
  )
  mkdirSync(values.out, { recursive: true })
  mkdirSync('.cache', { recursive: true })
  const shop = await openBuiltShop()
  try {
    if (values.kit) {
      const problems = await takeKitShots(shop, values.out, list(values.lang))
      for (const problem of problems) console.log(`FAIL the kit: ${problem}`)
      console.log(`the component kit, pictures in ${values.out}`)
      return problems.length === 0 ? 0 : 1
    }
    const failures = await takeShots(shop, {
      folder: values.out,
      languages: list(values.lang),
      paths,
      isFull: values.full,
      say: (line) => console.log(line),
    })
    console.log(`${paths.length} routes, ${failures.length} failed, pictures in ${values.out}`)
    for (const failure of failures) console.log(`FAIL ${failure}`)
    return failures.length === 0 ? 0 : 1
  } finally {
    await shop.close()
  }
}

process.exitCode = await run().catch((cause: unknown) => {
  console.error(cause instanceof Error ? `${cause.message}\n${USAGE}` : String(cause))
  return 1
})
