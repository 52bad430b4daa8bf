import { buildStore, isBuildOver, outdatedBuilds } from '../../domain/offline/kept-life.ts'

/** The data that the build passes to its worker (ui/build/build-page.ts). */
export type Build = {
  readonly id: string
  /** What each page starts; the first script is that of this build's pages only. */
  readonly shell: readonly string[]
  readonly rest: readonly string[]
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** Routes, in lower case, with a page prerendered without data. */
  readonly prerendered: readonly string[]
  /** Pictures of the frontend that must be available offline. */
  readonly pictures: readonly string[]
}

const PAGE = '/index.html'
/** The server's settings for its pages (docs/configuration.md), which a page needs before it starts. */
const SETTINGS = '/lintas.config.json'
const prerenderedName = (route: string): string => `/prerendered/${route}`
const routeOf = (path: string): string => path.split('/')[1]?.toLowerCase() || 'home'
/** The address of a cached prerendered page, to request it again. */
const FROM = 'x-lintas-from'

type Deps = {
  readonly build: Build
  readonly caches: CacheStorage
  readonly send: (request: Request | string, init?: RequestInit) => Promise<Response>
  /** Yields processor and network to the page. */
  readonly pause: () => Promise<unknown>
}

/** The cached files of one build. Their names contain a hash of their content, so they are never outdated. */
export const createBuildFiles = ({ build, caches, send, pause }: Deps) => {
  const open = (): Promise<Cache> => caches.open(buildStore(build.id))
  /** Undefined once a later build has deleted the cache: a worker that is still running must not recreate it. */
  const openKept = async (): Promise<Cache | undefined> =>
    isBuildOver(await caches.keys(), build.id) ? undefined : open()
  const known = new Set([...build.shell, ...build.rest, ...Object.values(build.texts).flat()])

  /** From any build's cache, otherwise from the server. False when it was cached already. */
  const fetchInto = async (store: Cache, url: string): Promise<boolean> => {
    if (await store.match(url)) return false
    const answer = (await caches.match(url)) ?? (await send(url))
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    await store.put(url, answer)
    return true
  }

  const keepPage = async (store: Cache, url: string, name: string): Promise<void> => {
    const answer = await send(url, { cache: 'no-cache' })
    // During a deployment the server may already have the next build's page; that build's worker will cache it.
    const isOurs = answer.ok && (await answer.clone().text()).includes(build.shell[0] ?? '')
    if (!isOurs) throw new Error(`${url} is not of this build`)
    const headers = new Headers(answer.headers)
    headers.set(FROM, url)
    await store.put(name, new Response(await answer.blob(), { headers }))
  }

  const keepSettings = async (store: Cache): Promise<void> => {
    const answer = await send(SETTINGS, { cache: 'no-cache' })
    if (answer.ok) await store.put(SETTINGS, answer)
  }

  return {
    /** Everything that the app needs to start, or nothing. */
    install: async (): Promise<void> => {
      const store = await open()
      await keepPage(store, PAGE, PAGE)
      await keepSettings(store)
      await Promise.all(build.shell.map((url) => fetchInto(store, url)))
    },

    activate: async (): Promise<void> => {
      for (const name of outdatedBuilds(await caches.keys(), build.id)) await caches.delete(name)
    },

    /** Everything else, one by one, at low priority, until `isOver`. What fails is retried at the next visit. */
    fill: async (language: string, isOver = (): boolean => false): Promise<void> => {
      const openUnlessOver = async () => (isOver() ? undefined : openKept())
      for (const route of build.prerendered) {
        const store = await openUnlessOver()
        if (!store) return
        await keepPage(store, `/${route}.${language}.html`, prerenderedName(route)).catch(() => undefined)
        await pause()
      }
      for (const url of [...(build.texts[language] ?? []), ...build.rest]) {
        const store = await openUnlessOver()
        if (!store) return
        const isNew = await fetchInto(store, url).catch(() => true)
        if (isNew) await pause()
      }
    },

    /** The page that starts the app, prerendered if possible, or its settings. */
    page: async (path: string): Promise<Response | undefined> => {
      const store = await openKept()
      if (path === SETTINGS) return store?.match(SETTINGS)
      return (await store?.match(prerenderedName(routeOf(path)))) ?? store?.match(PAGE)
    },

    /** Reloads the page from the server, which may have other settings meanwhile. */
    renewPage: async (path: string): Promise<void> => {
      const store = await openKept()
      if (!store) return
      if (path === SETTINGS) return keepSettings(store)
      const name = prerenderedName(routeOf(path))
      const from = (await store.match(name))?.headers.get(FROM)
      return from ? keepPage(store, from, name) : keepPage(store, PAGE, PAGE)
    },

    /** A file of this build or the previous one. `isLost`: the page cannot start without it, and it is gone. */
    file: async (request: Request): Promise<{ readonly response: Response; readonly isLost: boolean }> => {
      const { pathname } = new URL(request.url)
      const kept = await caches.match(pathname).catch(() => undefined)
      if (kept) return { response: kept, isLost: false }
      const response = await send(request)
      if (response.ok && known.has(pathname)) {
        // On a full disk it is not cached.
        const store = await openKept().catch(() => undefined)
        await store?.put(pathname, response.clone()).catch(() => undefined)
      }
      return { response, isLost: response.status === 404 && build.shell.includes(pathname) }
    },

    /** The next page is loaded from the server. */
    dropPages: async (): Promise<void> => {
      const store = await openKept()
      for (const name of [PAGE, ...build.prerendered.map(prerenderedName)]) await store?.delete(name)
    },
  }
}
