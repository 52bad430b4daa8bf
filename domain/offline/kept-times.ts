/** What the screen shows that came out of the store: by address of the call, when, and on which page. */
export type KeptTimes = ReadonlyMap<string, { readonly at: number; readonly page: string }>

/** Everything is fresh. */
export const NOTHING_KEPT: KeptTimes = new Map()

/** The call of this address was answered out of the store, at that time, for that page. */
export const withKept = (times: KeptTimes, url: string, at: number, page: string): KeptTimes =>
  new Map(times).set(url, { at, page })

/** The server has answered it itself. */
export const withFresh = (times: KeptTimes, url: string): KeptTimes => {
  const next = new Map(times)
  next.delete(url)
  return next
}

/** The time of the oldest thing that this page shows out of the store; undefined when all of it is fresh. */
export const oldestOn = (times: KeptTimes, page: string): number | undefined => {
  const ages = [...times.values()].filter((one) => one.page === page).map(({ at }) => at)
  return ages.length === 0 ? undefined : Math.min(...ages)
}

/** What has come out of the store since `before`. */
export const withoutThoseOf = (times: KeptTimes, before: KeptTimes): KeptTimes =>
  new Map([...times].filter(([url, one]) => before.get(url) !== one))
