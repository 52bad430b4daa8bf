import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../../domain/account/language.ts'
import { openBuiltShop } from '../support/built-shop.ts'
import { sweep } from './sweep.ts'

const USAGE = 'Usage: npm run axe -- [--lang dgn,en,...] [--only /detail] [--shown]'

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      lang: { type: 'string', default: LANGUAGES.join(',') },
      only: { type: 'string', default: '' },
      shown: { type: 'boolean', default: false },
    },
  })
  mkdirSync('.cache', { recursive: true })
  const shop = await openBuiltShop()
  try {
    const { looks, found } = await sweep(shop, {
      languages: LANGUAGES.filter((language: Language) => values.lang.split(',').includes(language)),
      only: values.only,
      isShownAlone: values.shown,
      say: (line) => console.log(line),
    })
    for (const [kind, count] of looks) console.log(`${kind.padEnd(10)} ${String(count).padStart(5)} looks`)
    console.log(`${found.length} faults`)
    for (const fault of found) console.log(`FAIL ${fault}`)
    return found.length === 0 ? 0 : 1
  } finally {
    await shop.close()
  }
}

process.exitCode = await run().catch((cause: unknown) => {
  console.error(cause instanceof Error ? `${cause.message}\n${USAGE}` : String(cause))
  return 1
})
