import { bareCode, type Import } from './sources.ts'

/** The contexts of the house; each name stands in every ring. */
const CONTEXTS: ReadonlySet<string> = new Set([
  'session',
  'catalogue',
  'cart',
  'orders',
  'wallet',
  'addresses',
  'account',
  'messaging',
])

/** The one vendor of each folder of adapters; folders that are not listed have none. */
const VENDORS: Readonly<Record<string, readonly string[]>> = {
  container: ['inversify', 'reflect-metadata'],
  crypto: ['@noble/ciphers', '@noble/curves', '@noble/hashes'],
  http: ['fetch-ponyfill'],
  'messaging-package': ['esbuild'],
  records: ['idb'],
  socket: ['ws'],
  'embedded-backend': [
    'hono',
    'aws4fetch',
    'nodemailer',
    '@hono/node-server',
    'ws',
    '@electric-sql/pglite',
    'birpc',
    'pg',
    '@lobehub/fluent-emoji-3d',
    'valibot',
    // The matcher that wouter has: which addresses the app has a page for.
    'regexparam',
  ],
}

/** Folders of adapters that put other adapters together: the app's hosts, and the client that is published by itself. */
const COMPOSERS = ['container', 'messaging-package']

const UI_PACKAGES = ['react', 'react-dom', 'wouter', 'regexparam', 'i18next', 'uqr']

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const within = (path: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

/** What a context shows the others: its state, its type, its calls, and how the server's rows become its entities. */
const isPublicPart = (path: string): boolean => /(?:-(?:state|context|api)|\/read-[\w-]+)\.ts$/.test(path)

const contextOf = (path: string): string | undefined => {
  const [, folder = ''] = path.split('/')
  return CONTEXTS.has(folder) ? folder : undefined
}

const fromDomain = ({ to, isPackage }: Import): boolean => !isPackage && within(to, 'domain')

const fromApplication = (file: string, { to, isPackage }: Import): boolean => {
  // Not its internal paths, which other versions need not have.
  if (isPackage) return to === 'rxjs'
  if (within(to, 'domain')) return true
  if (!within(to, 'application')) return false
  const [own, other] = [contextOf(file), contextOf(to)]
  return own === undefined || other === undefined || own === other || isPublicPart(to)
}

const fromBackend = ({ to, isPackage }: Import): boolean => {
  if (isPackage)
    return to.startsWith('node:') || (VENDORS['embedded-backend'] ?? []).includes(packageName(to))
  // It tells its version.
  if (to === 'package.json') return true
  return within(
    to,
    'domain',
    'application/ports',
    'application/messaging',
    'adapters/crypto',
    'adapters/embedded-backend',
  )
}

const fromAdapter = (file: string, { to, isPackage }: Import): boolean => {
  const [, folder = ''] = file.split('/')
  if (folder === 'embedded-backend') return fromBackend({ to, isPackage, isTypeOnly: false })
  if (isPackage) return to.startsWith('node:') || (VENDORS[folder] ?? []).includes(packageName(to))
  if (within(to, 'domain', 'application', `adapters/${folder}`)) return true
  return COMPOSERS.includes(folder) && within(to, 'adapters') && !within(to, 'adapters/embedded-backend')
}

/** The table that names every screen, each by an import on demand. */
export const ROUTE_TABLE = 'ui/navigation/routes.ts'

/**
 * The floors of ui (docs/architecture.md), from the lowest: a room imports its own and lower ones. What is not named here (`main.tsx`,
 * what builds and starts the page) stands above them all. Contexts share a floor, and keep apart.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['i18n', 'styles', 'css-modules.d.ts'],
  ['hooks'],
  ['components'],
  ['pictures'],
  ['navigation'],
  [...CONTEXTS],
  ['app'],
]

const floorOf = (path: string): number => {
  const at = FLOORS.findIndex((rooms) => within(path, ...rooms.map((room) => `ui/${room}`)))
  return at < 0 ? FLOORS.length : at
}

/** The composition roots of a browser and of a server, the parts of the one that are loaded late, and the list of what is one chunk with them. */
const ROOTS = new Set([
  'ui/main.tsx',
  'ui/counter/main.tsx',
  'ui/counter/chat/engine.ts',
  'ui/server.tsx',
  'ui/chat.ts',
  'ui/beyond-home.ts',
  'ui/shopper.ts',
  'ui/configured.ts',
  'ui/app/shell-chunk.ts',
])
/** How a page is made of what was rendered and of what is set: the same for the build and for the server. */
const PAGES = [
  'adapters/embedded-backend/pages',
  'adapters/embedded-backend/http/content-policy.ts',
  'adapters/embedded-backend/http/load-settings.ts',
  // The list of the server's programs, which the build bundles.
  'adapters/embedded-backend/programs.json',
]

const fromUi = (file: string, { to, isPackage, isTypeOnly }: Import): boolean => {
  // The build is run by Node, and by nobody else.
  if (within(file, 'ui/build'))
    return isPackage ? /^(?:node:|esbuild$)/.test(to) : within(to, 'domain', 'ui', ...PAGES)
  if (within(to, 'ui/build')) return false
  if (isPackage) return UI_PACKAGES.includes(packageName(to))
  if (within(to, 'domain')) return true
  if (within(to, 'application')) return isTypeOnly || within(to, 'application/shared')
  if (within(to, 'adapters')) return ROOTS.has(file) && !within(to, 'adapters/embedded-backend')
  if (!within(to, 'ui')) return false
  if (floorOf(to) > floorOf(file) && file !== ROUTE_TABLE) return false
  const [own, other] = [contextOf(file), contextOf(to)]
  // Screens are brought in by the table of routes; a context's parts by itself and by what stands over all of them.
  const isAbove = file === ROUTE_TABLE || within(file, 'ui/app', 'ui/counter') || ROOTS.has(file)
  return other === undefined || own === other || isAbove
}

/** Whether a file may import this. */
export const mayImport = (file: string, wanted: Import): boolean => {
  const [ring = ''] = file.split('/')
  if (ring === 'domain') return fromDomain(wanted)
  if (ring === 'application') return fromApplication(file, wanted)
  if (ring === 'adapters') return fromAdapter(file, wanted)
  return ring === 'ui' && fromUi(file, wanted)
}

const WORLD =
  /\b(?:new Date|Date\.|Date\(|Math\.random|setTimeout|setInterval|setImmediate|queueMicrotask|performance\.|fetch\(|process\.|document\.|window\.|localStorage|globalThis|navigator\.)/

/** The first trace of clock, chance, timers or platform in a file that must be pure; undefined when there is none. */
export const impurityIn = (code: string): string | undefined => WORLD.exec(bareCode(code))?.[0]

/** What each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Files that `from` leads to, over any number of steps; itself among them only when it lies on a circle. */
const reachable = (graph: ImportGraph, from: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const open = [...(graph.get(from) ?? [])]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    open.push(...(graph.get(file) ?? []))
  }
  return seen
}

/** Groups of files that import one another in a circle, by whatever kind of import; each group and all of them sorted. */
export const circlesIn = (graph: ImportGraph): readonly (readonly string[])[] => {
  const reach = new Map([...graph.keys()].map((file) => [file, reachable(graph, file)]))
  const onCircle = [...graph.keys()].filter((file) => reach.get(file)?.has(file)).sort()
  const placed = new Set<string>()
  return onCircle.flatMap((file) => {
    if (placed.has(file)) return []
    const circle = onCircle.filter((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file))
    for (const member of circle) placed.add(member)
    return [circle]
  })
}
