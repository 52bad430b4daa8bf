import type { BackendDeps } from '../backend-deps.ts'

const MAX_DRAWS = 20
const NUMBER_DIGITS = 8

/**
 * Inserts a row with a number that shoppers see: prefix, day and random digits. `insert` returns undefined for a
 * number that is taken; then another one is generated.
 */
export const underFreeNumber = async <Id>(
  { random }: Pick<BackendDeps, 'random'>,
  prefix: string,
  now: number,
  insert: (number: string) => Promise<Id | undefined>,
): Promise<{ readonly id: Id; readonly number: string }> => {
  const day = new Date(now * 1000).toISOString().slice(2, 10).replaceAll('-', '')
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const number = `${prefix}${day}${random.digits(NUMBER_DIGITS)}`
    const id = await insert(number)
    if (id !== undefined) return { id, number }
  }
  throw new Error(`no free number after ${prefix}${day} in ${MAX_DRAWS} draws`)
}
