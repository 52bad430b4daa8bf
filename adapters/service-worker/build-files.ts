import { buildStore, outdatedBuilds } from '../../domain/offline/kept-life.ts'

/** What the build tells its worker (.tools/worker.mjs). */
export type Build = {
  readonly id: string
  /** The script that the page of this build starts with. */
  readonly main: string
  readonly shell: readonly string[]
  readonly rest: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Names of routes that have a page with their first paint. */
  readonly painted: readonly string[]
}

const PAGE = '/index.html'
const paintedName = (route: string): string => `/painted/${route}`

type Deps = {
  readonly build: Build
  readonly caches: CacheStorage
  readonly send: (request: Request | string, init?: RequestInit) => Promise<Response>
}

/** The files of one build. Their names hold their content's hash, so what is kept is never out of date. */
export const createBuildFiles = ({ build, caches, send }: Deps) => {
  const open = (): Promise<Cache> => caches.open(buildStore(build.id))
  const known = new Set([...build.shell, ...build.rest, ...Object.values(build.words).flat()])

  /** From any build that is kept, otherwise from the host. */
  const fetchInto = async (store: Cache, url: string): Promise<void> => {
    if (await store.match(url)) return
    const answer = (await caches.match(url)) ?? (await send(url))
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    await store.put(url, answer)
  }

  const keepPage = async (store: Cache, url: string, name: string): Promise<void> => {
    const answer = await send(url, { cache: 'no-cache' })
    // In the middle of a deployment the host may have the next page already; its own worker will keep it.
    const isOurs = answer.ok && (await answer.clone().text()).includes(build.main)
    if (!isOurs) throw new Error(`${url} is not of this build`)
    await store.put(name, answer)
  }

  return {
    /** All that the app needs to start, or nothing. */
    install: async (): Promise<void> => {
      const store = await open()
      await keepPage(store, PAGE, PAGE)
      await Promise.all(build.shell.map((url) => fetchInto(store, url)))
    },

    activate: async (): Promise<void> => {
      for (const name of outdatedBuilds(await caches.keys(), build.id)) await caches.delete(name)
    },

    /** Everything else, one by one: nothing here is in a hurry. */
    fill: async (language: string): Promise<void> => {
      const store = await open()
      for (const route of build.painted)
        await keepPage(store, `/${route}.${language}.html`, paintedName(route)).catch(() => undefined)
      for (const url of [...(build.words[language] ?? []), ...build.rest]) await fetchInto(store, url)
    },

    /** The page that starts the app, with its first paint where there is one; undefined when it is not kept. */
    page: async (path: string): Promise<Response | undefined> => {
      const store = await open()
      const route = path.split('/')[1] || 'home'
      return (await store.match(paintedName(route))) ?? store.match(PAGE)
    },

    /** A file of this build or of the one before. `isLost`: the page cannot start without it, and it is gone. */
    file: async (request: Request): Promise<{ readonly response: Response; readonly isLost: boolean }> => {
      const { pathname } = new URL(request.url)
      const kept = await caches.match(pathname)
      if (kept) return { response: kept, isLost: false }
      const response = await send(request)
      if (response.ok && known.has(pathname)) await (await open()).put(pathname, response.clone())
      return { response, isLost: response.status === 404 && build.shell.includes(pathname) }
    },

    /** The next page comes from the host. */
    dropPages: async (): Promise<void> => {
      const store = await open()
      for (const name of [PAGE, ...build.painted.map(paintedName)]) await store.delete(name)
    },
  }
}
