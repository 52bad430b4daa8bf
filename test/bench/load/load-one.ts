import { readFileSync } from 'node:fs'
import type { BackendProgram } from '../../support/backend/process/backend-process.ts'
import { newRestlessShopper } from '../../support/backend/shoppers/restless-shopper.ts'
import { openCaller } from './caller.ts'
import { loadChat, MANAGER_TOKEN } from './chat-load.ts'
import { loadShop } from './shop-load.ts'
import type { Figures } from './timings.ts'

export type LoadWanted = {
  readonly products: number
  readonly shoppers: number
  readonly workers: number
  readonly seconds: number
  readonly connections: number
  readonly rounds: number
}

export type LoadReport = {
  readonly figures: readonly Figures[]
  readonly startSeconds: number
  /** Resident memory of the server, in MiB: when it was open, and at its most. */
  readonly openMiB: number
  readonly maxMiB: number
}

const memoryOf = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Math.round(
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  )

/** The load on one server process: of its own database, or of the server that `environment` names. */
export const loadOne = async (
  program: BackendProgram,
  environment: Readonly<Record<string, string>>,
  wanted: LoadWanted,
): Promise<LoadReport> => {
  const startedAt = performance.now()
  const shop = await program.start({
    LINTAS_SEED: `load:${wanted.products}`,
    LINTAS_WELCOME_CREDIT_CENTS: '100000000',
    LINTAS_IM_MANAGER_TOKEN: MANAGER_TOKEN,
    ...environment,
  })
  const startSeconds = (performance.now() - startedAt) / 1000
  const openMiB = memoryOf(shop.pid, 'VmRSS')
  const caller = openCaller(shop.origin, wanted.workers)
  try {
    // What needs no choice of a spec: its cart line and order carry none.
    const { data } = await caller.get('/api/index/product?sort=price&limit=50')
    const shelf: number[] = []
    for (const { id } of data.list as readonly { readonly id: number }[]) {
      const { data: product } = await caller.get(`/api/product/detail?product_id=${id}`)
      if (product.goods.use_spec === 0 && product.goods.stock > 20) shelf.push(id)
    }
    const shoppers = []
    for (let number = 1; number <= wanted.shoppers; number += 1)
      shoppers.push(await newRestlessShopper(shop.origin, `beban${number}`, shelf))
    const { workers, seconds, connections, rounds } = wanted
    const figures = [
      ...(await loadShop({ caller, shoppers, workers, seconds })),
      ...(await loadChat({ caller, origin: shop.origin, connections, rounds })),
    ]
    return { figures, startSeconds, openMiB, maxMiB: memoryOf(shop.pid, 'VmHWM') }
  } finally {
    caller.close()
    await shop.kill()
  }
}
