import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import type { Database } from '../../../../adapters/embedded-backend/database/database.ts'
import { openPgliteDatabase } from '../../../../adapters/embedded-backend/database/pglite-database.ts'
import type { BackendRandom } from '../../../../adapters/embedded-backend/secrets/random.ts'
import { newRestlessShopper, type RestlessShopper } from '../shoppers/restless-shopper.ts'
import type { BackendProgram } from './backend-process.ts'

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Looks into the data of a shop that does not run. */
export const inspect = async <T>(
  { dataDir }: BackendProgram,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = await openPgliteDatabase(join(dataDir, 'database'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Waits until `isEnough`, and then to any moment between two acts. Whatever the machine's load, ten seconds at most, but a
 * minute until `isProof`: a shop that has promised nothing yet proves nothing by its end.
 */
export const someWhile = async (
  isEnough: () => boolean,
  isProof: () => boolean,
  random: BackendRandom,
): Promise<void> => {
  const max = (): number => (isProof() ? 10_000 : 60_000)
  for (let waited = 0; !isEnough() && waited < max(); waited += 5) await rest(5)
  await rest(random.below(120))
}

export type KillLoop<T> = {
  readonly program: BackendProgram
  readonly settings: Readonly<Record<string, string>>
  /** Names of the accounts that are opened. */
  readonly names: readonly string[]
  readonly rounds: number
  /** Fills the shelves, and names the products on them. */
  readonly stockUp: (database: Database) => Promise<readonly number[]>
  /** Acts until the shop is gone. */
  readonly act: (origin: string, shopper: RestlessShopper) => Promise<void>
  /** Resolves at the moment at which the shop is to be killed. */
  readonly moment: () => Promise<void>
  /** What was promised and is not kept. */
  readonly broken: (database: Database) => Promise<readonly unknown[]>
  /** What is reported of the data after the last kill. */
  readonly figures: (database: Database) => Promise<T>
}

let newShop: Promise<string> | undefined

/** Gives a program the data of a shop that was killed as soon as it had opened for the first time: seeded once for all loops. */
const layOutNewShop = async (program: BackendProgram): Promise<void> => {
  newShop ??= (async () => {
    const folder = mkdtempSync(join('.cache', 'new-shop-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    await (await program.start({})).kill()
    // What a killed shop leaves of its socket is no file to copy.
    cpSync(program.dataDir, folder, { recursive: true, filter: (from) => !from.endsWith('.sock') })
    return folder
  })()
  cpSync(await newShop, program.dataDir, { recursive: true })
}

/** Kills a shop in the middle of things, again and again; after each time it has kept what it said, and its books add up. */
export const killAgainAndAgain = async <T>(loop: KillLoop<T>): Promise<T> => {
  const { program, settings } = loop
  await layOutNewShop(program)
  const shelf = await inspect(program, loop.stockUp)
  let shop = await program.start(settings)
  const { origin } = shop
  const shoppers = await Promise.all(loop.names.map((name) => newRestlessShopper(origin, name, shelf)))
  for (let round = 1; ; round += 1) {
    const acting = shoppers.map((one) => loop.act(shop.origin, one))
    await loop.moment()
    await shop.kill()
    await Promise.all(acting)
    const { broken, figures } = await inspect(program, async (database) => ({
      broken: await loop.broken(database),
      figures: await loop.figures(database),
    }))
    assert.equal(broken, [], `round ${round}`)
    const { exitCode, out } = program.audit()
    assert.is(exitCode, 0, `round ${round}: ${out}`)
    if (round === loop.rounds) return figures
    shop = await program.start(settings)
  }
}
