/**
 * Response header of cached answers: when the server sent it. The page learns it from the answer itself: messages of a
 * worker are lost before the page listens, and what it remembers is lost whenever the browser stops it.
 */
export const KEPT_AT = 'x-lintas-kept-at'

/**
 * The calls that were last answered from the cache, by URL, and when that answer was cached. Each answer is an object of
 * its own, so that the same one coming once more can be told from one that nobody requested again.
 */
export type KeptAnswers = ReadonlyMap<string, { readonly at: number }>

/** This call was answered; `keptAt` only from the cache. The same map if nothing has changed. */
export const withAnswer = (kept: KeptAnswers, url: string, keptAt: number | undefined): KeptAnswers => {
  if (keptAt === undefined && !kept.has(url)) return kept
  const next = new Map(kept)
  if (keptAt === undefined) next.delete(url)
  else next.set(url, { at: keptAt })
  return next
}

/** Which data on screen came from the cache: by URL of the call, its answer, and the page that shows it. */
export type KeptTimes = ReadonlyMap<
  string,
  { readonly answer: { readonly at: number }; readonly page: string }
>

/** Nothing from the cache. */
export const NOTHING_KEPT: KeptTimes = new Map()

/** The cached answers were `before` and are now `after`: new ones are for that page, and one that is gone is fresh. */
export const withAnswers = (
  times: KeptTimes,
  before: KeptAnswers,
  after: KeptAnswers,
  page: string,
): KeptTimes => {
  const next = new Map(times)
  for (const url of before.keys()) if (!after.has(url)) next.delete(url)
  for (const [url, answer] of after) if (before.get(url) !== answer) next.set(url, { answer, page })
  return next
}

/** The age of the oldest cached answer that this page shows; undefined when all are fresh. */
export const oldestOn = (times: KeptTimes, page: string): number | undefined => {
  const ages = [...times.values()].filter((one) => one.page === page).map(({ answer }) => answer.at)
  return ages.length === 0 ? undefined : Math.min(...ages)
}

/** The cached answers used since `before`. */
export const withoutThoseOf = (times: KeptTimes, before: KeptTimes): KeptTimes =>
  new Map([...times].filter(([url, one]) => before.get(url) !== one))
