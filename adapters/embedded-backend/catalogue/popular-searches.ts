import type { Language } from '../../../domain/account/language.ts'
import { hotTermOf } from '../../../domain/catalogue/search.ts'
import type { Sql } from '../database/database.ts'
import type { Call } from '../http/route.ts'

/** So many people must have searched for a word before it is shown to others, for privacy. */
const SEVERAL = 3
/** Most words below that threshold; the oldest is dropped first. */
const MAX_WAITING = 1_000
const MAX_SHOWN = 10

type AskedWord = {
  readonly keyword: string
  readonly num: number
  readonly createtime: number
} & Shown

/** Picture and category of the first product found; empty where unknown. */
type Shown = { readonly image: string; readonly category_key: string }

/** A search: text, time, and first result. */
type Search = { readonly title: string; readonly first: Shown | undefined; readonly atSeconds: number }

/** Counts popular searches anonymously. */
export type PopularSearches = {
  /** Counts a search that found something. */
  readonly remember: (call: Call, search: Search) => Promise<void>
  /** Searches of several people in this language, newest first. */
  readonly list: (language: Language) => Promise<readonly AskedWord[]>
}

/**
 * Popular searches. Who searched is kept only in memory, and only until enough people have searched for the word:
 * before that nothing is written, and never by whom. A restart resets the counts.
 */
export const createPopularSearches = (sql: Sql): PopularSearches => {
  const waiting = new Map<string, Set<string>>()

  /** True for the call that makes a word popular. */
  const isSeveral = ({ language, shopper, address }: Call, keyword: string): boolean => {
    const key = `${language} ${keyword}`
    const seekers = waiting.get(key) ?? new Set()
    seekers.add(shopper ? `shopper ${shopper.id}` : address)
    waiting.delete(key)
    if (seekers.size >= SEVERAL) return true
    waiting.set(key, seekers)
    const [oldest] = waiting.keys()
    if (waiting.size > MAX_WAITING && oldest !== undefined) waiting.delete(oldest)
    return false
  }

  return {
    remember: async (call, { title, first, atSeconds }) => {
      const shown = [first?.image ?? '', first?.category_key ?? '']
      const keyword = hotTermOf(title)
      if (keyword === undefined) return
      const known = await sql.query(
        `update searches set num = num + 1, last_at = $3, image = $4, category_key = $5
         where lang = $1 and keyword = $2 returning keyword`,
        [call.language, keyword, atSeconds, ...shown],
      )
      if (known.length > 0 || !isSeveral(call, keyword)) return
      await sql.query(
        `insert into searches (lang, keyword, num, last_at, image, category_key)
         values ($1, $2, ${SEVERAL}, $3, $4, $5)
         on conflict (lang, keyword) do update
         set num = searches.num + 1, last_at = excluded.last_at, image = excluded.image,
           category_key = excluded.category_key`,
        [call.language, keyword, atSeconds, ...shown],
      )
    },
    list: (language) =>
      sql.query<AskedWord>(
        `select keyword, num, last_at as createtime, image, category_key from searches
         where lang = $1 order by last_at desc, keyword limit ${MAX_SHOWN}`,
        [language],
      ),
  }
}
