import type { BackendProgram } from '../../support/backend/process/backend-process.ts'
import { openCaller } from './caller.ts'
import { openMeter } from './processor-time.ts'
import { type Figures, figuresOf } from './timings.ts'

const ROUNDS = 5

const LISTS = [
  '/api/index/product?',
  '/api/index/hot_product?',
  '/api/index/product?category_id=2&',
  '/api/index/product?category_id=3&sort=price&',
  ...['sales', 'new', 'price', 'price&order=desc'].map((sort) => `/api/product/search?sort=${sort}&`),
].flatMap((list) => [1, 40, 400, 9_900].map((page) => `${list}page=${page}`))

// Beginnings of words, insides of words, one letter, two words, and what is not there.
const SEARCHES = ['tas', 'batik', 'ulit', 'ba', 'it', 'a', 'sepatu kulit', 'zzzz'].flatMap((title) =>
  ['sales', 'new', 'price'].map(
    (sort) => `/api/product/search?title=${encodeURIComponent(title)}&sort=${sort}`,
  ),
)

const PATHS = [
  ...LISTS,
  ...SEARCHES,
  '/api/product/search?title=tas&page=100',
  '/api/product/suggest?title=ba',
  '/api/merchant/detail?mer_id=1&page=5',
  '/api/product/detail?product_id=5',
  '/api/index/hot_merchant',
]

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

export type CallReport = { readonly figures: readonly Figures[]; readonly slowest: readonly string[] }

/**
 * Lists and searches one at a time: by the clock, and by the processor time of shop and database together, which a
 * busy machine leaves as it is. Each kind counts once, with the median of its rounds; the first round warms up.
 */
export const loadCalls = async (
  program: BackendProgram,
  environment: Readonly<Record<string, string>>,
  products: number,
): Promise<CallReport> => {
  // Few connections: the meter must know all who serve.
  const shop = await program.start({
    LINTAS_SEED: `load:${products}`,
    LINTAS_DATABASE_POOL: '2',
    ...environment,
  })
  const caller = openCaller(shop.origin, 1)
  try {
    for (const path of PATHS) await caller.get(path)
    const spent = await openMeter(shop.pid, environment['DATABASE_URL'])
    const seen: { readonly path: string; readonly clock: number; readonly processor: number }[] = []
    for (const path of PATHS) {
      const rounds: { readonly clock: number; readonly processor: number }[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const [at, before] = [performance.now(), spent()]
        if ((await caller.get(path)).code !== 1) throw new Error(`${path} was refused`)
        rounds.push({ clock: performance.now() - at, processor: spent() - before })
      }
      const processor = median(rounds.map((one) => one.processor))
      seen.push({ path, clock: median(rounds.map((one) => one.clock)), processor })
    }
    const seconds = seen.reduce((sum, { clock }) => sum + clock, 0) / 1_000
    const of = (what: 'clock' | 'processor') =>
      figuresOf(
        `one call, ${what}`,
        seen.map((one) => one[what]),
        seconds,
        0,
      )
    const slowest = [...seen].sort((one, other) => other.processor - one.processor).slice(0, 5)
    return {
      figures: [of('clock'), of('processor')],
      slowest: slowest.map(({ path, processor }) => `${processor.toFixed(1)} ms ${path}`),
    }
  } finally {
    caller.close()
    await shop.kill()
  }
}
