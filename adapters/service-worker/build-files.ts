import { buildStore, isBuildOver, outdatedBuilds } from '../../domain/offline/kept-life.ts'

/** What the build tells its worker (ui/build/build-page.ts). */
export type Build = {
  readonly id: string
  /** The script that the page of this build starts with. */
  readonly main: string
  readonly shell: readonly string[]
  readonly rest: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Names of routes, in lower case, that have a page rendered without data. */
  readonly prerendered: readonly string[]
  /** Pictures of the frontend that stand where there is no network. */
  readonly pictures: readonly string[]
}

const PAGE = '/index.html'
/** What the server has set for its pages (docs/configuration.md); a page asks for it before it starts. */
const SETTINGS = '/lintas.config.json'
const prerenderedName = (route: string): string => `/prerendered/${route}`
const routeOf = (path: string): string => path.split('/')[1]?.toLowerCase() || 'home'
/** Where a prerendered page came from, so that it can be asked for again. */
const FROM = 'x-lintas-from'

type Deps = {
  readonly build: Build
  readonly caches: CacheStorage
  readonly send: (request: Request | string, init?: RequestInit) => Promise<Response>
  /** Leaves the processor and the network to whoever is shopping meanwhile. */
  readonly pause: () => Promise<unknown>
}

/** The files of one build. Their names hold their content's hash, so what is kept is never out of date. */
export const createBuildFiles = ({ build, caches, send, pause }: Deps) => {
  const open = (): Promise<Cache> => caches.open(buildStore(build.id))
  /** Undefined once a later build has deleted it: a worker that is still at work does not make it anew. */
  const openKept = async (): Promise<Cache | undefined> =>
    isBuildOver(await caches.keys(), build.id) ? undefined : open()
  const known = new Set([...build.shell, ...build.rest, ...Object.values(build.words).flat()])

  /** From any build that is kept, otherwise from the server. False when it was there. */
  const fetchInto = async (store: Cache, url: string): Promise<boolean> => {
    if (await store.match(url)) return false
    const answer = (await caches.match(url)) ?? (await send(url))
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    await store.put(url, answer)
    return true
  }

  const keepPage = async (store: Cache, url: string, name: string): Promise<void> => {
    const answer = await send(url, { cache: 'no-cache' })
    // In the middle of a deployment the server may have the next page already; its own worker will keep it.
    const isOurs = answer.ok && (await answer.clone().text()).includes(build.main)
    if (!isOurs) throw new Error(`${url} is not of this build`)
    const headers = new Headers(answer.headers)
    headers.set(FROM, url)
    await store.put(name, new Response(await answer.blob(), { headers }))
  }

  /** Keeps a file; on a full disk it is not kept, and the answer serves all the same. */
  const keepFile = async (pathname: string, answer: Response): Promise<void> => {
    const store = await openKept()
    await store?.put(pathname, answer)
  }

  const keepSettings = async (store: Cache): Promise<void> => {
    const answer = await send(SETTINGS, { cache: 'no-cache' })
    if (answer.ok) await store.put(SETTINGS, answer)
  }

  return {
    /** All that the app needs to start, or nothing. */
    install: async (): Promise<void> => {
      const store = await open()
      await keepPage(store, PAGE, PAGE)
      await keepSettings(store)
      await Promise.all(build.shell.map((url) => fetchInto(store, url)))
    },

    activate: async (): Promise<void> => {
      for (const name of outdatedBuilds(await caches.keys(), build.id)) await caches.delete(name)
    },

    /** Everything else, one by one: nothing here is in a hurry. What does not come now is asked for at the next visit. */
    fill: async (language: string): Promise<void> => {
      for (const route of build.prerendered) {
        const store = await openKept()
        if (!store) return
        await keepPage(store, `/${route}.${language}.html`, prerenderedName(route)).catch(() => undefined)
        await pause()
      }
      for (const url of [...(build.words[language] ?? []), ...build.rest]) {
        const store = await openKept()
        if (!store) return
        const isNew = await fetchInto(store, url).catch(() => true)
        if (isNew) await pause()
      }
    },

    /** The page that starts the app, prerendered where there is one, or its settings. */
    page: async (path: string): Promise<Response | undefined> => {
      const store = await openKept()
      if (path === SETTINGS) return store?.match(SETTINGS)
      return (await store?.match(prerenderedName(routeOf(path)))) ?? store?.match(PAGE)
    },

    /** Asks the server anew for what `page` has given: the server may have set something else meanwhile. */
    renewPage: async (path: string): Promise<void> => {
      const store = await openKept()
      if (!store) return
      if (path === SETTINGS) return keepSettings(store)
      const name = prerenderedName(routeOf(path))
      const from = (await store.match(name))?.headers.get(FROM)
      return from ? keepPage(store, from, name) : keepPage(store, PAGE, PAGE)
    },

    /** A file of this build or of the one before. `isLost`: the page cannot start without it, and it is gone. */
    file: async (request: Request): Promise<{ readonly response: Response; readonly isLost: boolean }> => {
      const { pathname } = new URL(request.url)
      const kept = await caches.match(pathname).catch(() => undefined)
      if (kept) return { response: kept, isLost: false }
      const response = await send(request)
      if (response.ok && known.has(pathname))
        await keepFile(pathname, response.clone()).catch(() => undefined)
      return { response, isLost: response.status === 404 && build.shell.includes(pathname) }
    },

    /** The next page comes from the server. */
    dropPages: async (): Promise<void> => {
      const store = await openKept()
      for (const name of [PAGE, ...build.prerendered.map(prerenderedName)]) await store?.delete(name)
    },
  }
}
