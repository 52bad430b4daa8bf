/**
 * Which data on screen came from the cache: by URL of the call, when it was cached, and on which page it is shown.
 */
export type KeptTimes = ReadonlyMap<string, { readonly at: number; readonly page: string }>

/** Nothing from the cache. */
export const NOTHING_KEPT: KeptTimes = new Map()

/** This call was answered from the cache with an answer of that time, for that page. */
export const withKept = (times: KeptTimes, url: string, at: number, page: string): KeptTimes =>
  new Map(times).set(url, { at, page })

/** The server has answered this call itself. */
export const withFresh = (times: KeptTimes, url: string): KeptTimes => {
  const next = new Map(times)
  next.delete(url)
  return next
}

/** The age of the oldest cached answer that this page shows; undefined when all are fresh. */
export const oldestOn = (times: KeptTimes, page: string): number | undefined => {
  const ages = [...times.values()].filter((one) => one.page === page).map(({ at }) => at)
  return ages.length === 0 ? undefined : Math.min(...ages)
}

/** The cached answers used since `before`. */
export const withoutThoseOf = (times: KeptTimes, before: KeptTimes): KeptTimes =>
  new Map([...times].filter(([url, one]) => before.get(url) !== one))
