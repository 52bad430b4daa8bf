import type pg from 'pg'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Stoppable } from '../time/stoppable.ts'
import type { Cluster } from './cluster.ts'

/** First half of the advisory lock that an office is: PostgreSQL frees it when its connection ends, however that ends. */
const OFFICE = 0x4c4f

type Office = { readonly name: string; readonly takeUp: () => Stoppable; held: Stoppable | undefined }

type Deps = {
  readonly log: LogPort
  readonly warn: (event: string) => (cause: unknown) => void
  /** The connection that holds the locks; undefined between two. */
  readonly line: () => pg.Client | undefined
}

/** What one process of a cluster does for all of them: the offices this one holds, or would take up. */
export type Offices = {
  readonly lead: Cluster['lead']
  /** Takes up what has become free. */
  readonly look: (client: pg.Client) => Promise<void>
  /** The locks went with their line. */
  readonly lose: () => void
  readonly stepDown: () => Promise<void>
}

export const createOffices = ({ log, warn, line }: Deps): Offices => {
  const offices = new Set<Office>()

  const stepDown = async (office: Office): Promise<void> => {
    const { held } = office
    office.held = undefined
    await held?.stop()
  }

  const lookAt = async (client: pg.Client, office: Office): Promise<void> => {
    if (office.held || client !== line()) return
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as got', [
      OFFICE,
      office.name,
    ])
    if (!rows[0]?.got) return
    // Given up, lost with its line, or taken by another look, while it was asked for: such a lock counts twice.
    if (client !== line() || !offices.has(office) || office.held) return void (await free(client, office))
    log.write('debug', 'office-taken', { office: office.name })
    office.held = office.takeUp()
  }

  const free = (client: pg.Client, office: Office): Promise<unknown> =>
    client
      .query('select pg_advisory_unlock($1, hashtext($2))', [OFFICE, office.name])
      .catch(warn('office-kept'))

  return {
    lead: (name, takeUp) => {
      const office: Office = { name, takeUp, held: undefined }
      offices.add(office)
      const now = line()
      if (now) lookAt(now, office).catch(warn('office-failed'))
      return {
        stop: async () => {
          offices.delete(office)
          const wasHeld = office.held !== undefined
          await stepDown(office)
          const client = line()
          if (wasHeld && client) await free(client, office)
        },
      }
    },
    look: async (client) => {
      for (const office of [...offices]) await lookAt(client, office).catch(warn('office-failed'))
    },
    lose: () => {
      for (const office of offices) stepDown(office).catch(warn('office-failed'))
    },
    stepDown: async () => {
      for (const office of [...offices]) await stepDown(office)
    },
  }
}
