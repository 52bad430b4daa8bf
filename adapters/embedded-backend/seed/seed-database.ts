import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import type { DemoData } from '../demo-data/demo-data.ts'
import { secondsOf } from '../time/clock.ts'
import { addTranslations, hasTranslations, noteTranslations } from './add-translations.ts'
import { seedChat } from './seed-chat.ts'
import { seedLoad } from './seed-load.ts'
import { seedOrders } from './seed-orders.ts'
import { seedNotices, seedPeople } from './seed-people.ts'
import { seedPopularSearches } from './seed-popular-searches.ts'
import { seedProducts } from './seed-products.ts'
import { seedReference } from './seed-reference.ts'
import { seedShops } from './seed-shops.ts'

const isSeeded = async (sql: Sql): Promise<boolean> =>
  (await sql.query("select 1 from settings where name = 'seed'")).length > 0

const seedWorld = async (tx: Sql, data: DemoData, deps: BackendDeps) => {
  const now = secondsOf(deps.clock)
  await seedReference(tx, data, now)
  if (deps.config.seed.kind === 'empty') return
  await seedShops(tx, data, now)
  await seedProducts(tx, data, now)
  await seedPopularSearches(tx, data, now)
  await seedPeople(tx, data, deps.passwords, now)
  await seedNotices(tx, data, now)
  await seedOrders(tx, deps, data)
  await seedChat(tx, deps, data)
}

/**
 * Seeds a new database once, in one transaction: a killed start begins again. The demo data are loaded only then, and
 * once more when its texts have new languages.
 */
export const seedDatabase = async (deps: BackendDeps, loadWorld: () => Promise<DemoData>): Promise<void> => {
  const { database, config, clock } = deps
  const isNew = !(await isSeeded(database))
  const isTaught = isNew || (await hasTranslations(database))
  if (!isNew && isTaught && config.seed.kind !== 'load') return
  const world = await loadWorld()
  if (isNew) {
    await database.transaction(async (tx) => {
      await tx.query('lock table settings in exclusive mode')
      if (await isSeeded(tx)) return
      await seedWorld(tx, world, deps)
      await tx.query("insert into settings (name, value) values ('seed', $1)", [config.seed.kind])
      await noteTranslations(tx)
    })
  }
  if (!isTaught) {
    await database.transaction(async (tx) => {
      await tx.query('lock table settings in exclusive mode')
      if (await hasTranslations(tx)) return
      await addTranslations(tx, world)
      await noteTranslations(tx)
    })
  }
  if (config.seed.kind === 'load')
    await seedLoad(database, world, config.seed.products, secondsOf(clock), deps.log)
}
