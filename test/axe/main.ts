import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../../domain/account/language.ts'
import { openBuiltShop } from '../support/browser/shop/built-shop.ts'
import { eachRoute } from './each-route.ts'
import { atTargets, inForcedColours, underKeys } from './looks.ts'
import { sweep } from './sweep.ts'

const USAGE =
  'Usage: npm run axe -- [--look axe|forced|focus|targets] [--lang dgn,en,...] [--only /detail] [--shown]'
/** What else a walk can look at, by name. */
const LOOKS = { forced: inForcedColours, focus: underKeys, targets: atTargets } as const
const isLook = (name: string): name is keyof typeof LOOKS => Object.hasOwn(LOOKS, name)

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      look: { type: 'string', default: 'axe' },
      lang: { type: 'string', default: LANGUAGES.join(',') },
      only: { type: 'string', default: '' },
      shown: { type: 'boolean', default: false },
    },
  })
  if (values.look !== 'axe' && !isLook(values.look)) throw new Error(`There is no look ${values.look}.`)
  mkdirSync('.cache', { recursive: true })
  const shop = await openBuiltShop()
  try {
    const options = {
      languages: LANGUAGES.filter((language: Language) => values.lang.split(',').includes(language)),
      only: values.only,
      isShownAlone: values.shown,
      say: (line: string) => console.log(line),
    }
    const found: string[] = []
    if (isLook(values.look)) {
      const walk = await eachRoute(shop, options, LOOKS[values.look])
      console.log(`${values.look.padEnd(10)} ${String(walk.looks).padStart(5)} looks`)
      found.push(...walk.found)
    } else {
      const swept = await sweep(shop, options)
      for (const [kind, count] of swept.looks)
        console.log(`${kind.padEnd(10)} ${String(count).padStart(5)} looks`)
      found.push(...swept.found)
    }
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
