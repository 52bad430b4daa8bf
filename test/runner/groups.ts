import fs from 'node:fs'
import path from 'node:path'
import { plainError } from './command.ts'

/** What a test opens its database through: in this process, or on the server that the environment names. */
const DATABASE = 'test/support/backend/database/test-database.ts'

/** For databases in this process: to optimise WebAssembly takes a tenth more processor time than these tests win by it. */
const BASELINE_WASM: readonly string[] = ['--liftoff-only']

/** Tests that run together. */
export type Group = {
  readonly name: string
  /** Groups of a sort can be asked for together. */
  readonly sort: string
  readonly folders: readonly string[]
  /** Folders and files. */
  readonly except?: readonly string[]
  /** Only files that import this one, directly or not. */
  readonly through?: string
  readonly nodeArgs?: readonly string[]
  readonly needsPostgres?: boolean
  readonly needsShop?: boolean
  /** Copies the data of a new demo shop instead of seeding its own, where the run has made them for other groups. */
  readonly copiesDemoData?: boolean
  /** A process for each file. */
  readonly isByFile?: boolean
  /** Of those, files that run in one process, one after the other: they share a shop (`openSharedShop`). */
  readonly together?: readonly (readonly string[])[]
  /** Files that begin before the others, in this order. */
  readonly longest?: readonly string[]
}

/** Browser files that take more than twice as long as most, alone or together; they begin before the others. */
const LONG_BROWSER_FILES: readonly string[] = [
  'test/browser/orders/purchase.test.ts',
  'test/browser/counter/queues.test.ts',
  'test/browser/loading/first-tap.test.ts',
  'test/browser/screens/narrow-screens.test.ts',
  'test/browser/account/account.test.ts',
  'test/browser/loading/offline.test.ts',
  'test/browser/walk.test.ts',
  'test/browser/screens/states.test.ts',
  'test/browser/chat/chat-list.test.ts',
  'test/browser/wallet/wallet-top-up.test.ts',
  'test/browser/chat/chat-cuts.test.ts',
  'test/browser/loading/brand.test.ts',
]

/** Files that only look at the demo shop, or trip over nothing that the others do: to open it costs as much as five pages. */
const TOGETHER: readonly (readonly string[])[] = [
  [
    'test/browser/screens/narrow-screens.test.ts',
    'test/browser/screens/notch.test.ts',
    'test/browser/screens/product-page.test.ts',
    'test/browser/screens/shapes.test.ts',
  ],
  [
    'test/browser/loading/first-tap.test.ts',
    'test/browser/loading/hydrated-in-place.test.ts',
    'test/browser/loading/hydration.test.ts',
    'test/browser/loading/rendered-and-left.test.ts',
    'test/browser/loading/rendered-conversations.test.ts',
    'test/browser/loading/server-rendered-pages.test.ts',
    'test/browser/loading/steady.test.ts',
    'test/browser/loading/without-code.test.ts',
  ],
  [
    'test/browser/account/account.test.ts',
    'test/browser/account/uploads.test.ts',
    'test/browser/orders/orders.test.ts',
    'test/browser/screens/navigation.test.ts',
    'test/browser/wallet/wallet-records.test.ts',
  ],
  ['test/browser/wallet/wallet-top-up.test.ts', 'test/browser/wallet/wallet-withdraw.test.ts'],
  ['test/browser/chat/chat-bad-input.test.ts', 'test/browser/chat/chat-cuts.test.ts'],
  ['test/browser/counter/catalogue.test.ts', 'test/browser/counter/queues.test.ts'],
  [
    'test/browser/orders/after-sale.test.ts',
    'test/browser/orders/minimal-host.test.ts',
    'test/browser/orders/purchase.test.ts',
  ],
  [
    'test/browser/chat/chat-list.test.ts',
    'test/browser/chat/chat-reading.test.ts',
    'test/browser/counter/chat.test.ts',
  ],
  ['test/browser/screens/states.test.ts', 'test/browser/screens/wide-and-search.test.ts'],
  ['test/browser/everywhere.test.ts', 'test/browser/walk.test.ts', 'test/browser/security.test.ts'],
  // Without a shop; three processes would cost more than what they do.
  [
    'test/browser/adapters.test.ts',
    'test/browser/messaging-package.test.ts',
    'test/browser/screens/formats.test.ts',
  ],
]

/**
 * Each group is one process, but one `isByFile` is a process for each of its files, or of those that run `together`. Groups of a `sort` can be asked for
 * together: `unit` is what needs no build, no server and no browser. They begin in this order: the quickest, which say most, and
 * then the longest first, so that the run does not end with one that is alone on the machine.
 */
export const GROUPS: readonly Group[] = [
  { name: 'domain', sort: 'unit', folders: ['test/domain'] },
  { name: 'application', sort: 'unit', folders: ['test/application'] },
  // They wait for most of their time.
  {
    name: 'journeys',
    sort: 'journeys',
    folders: ['test/journeys'],
    nodeArgs: BASELINE_WASM,
    copiesDemoData: true,
  },
  {
    name: 'backend',
    sort: 'backend',
    folders: ['test/adapters/embedded-backend'],
    except: ['test/adapters/embedded-backend/chat'],
    nodeArgs: BASELINE_WASM,
    copiesDemoData: true,
  },
  // The same tests of the backend on a PostgreSQL server where that makes a difference, and those that need one. What a
  // refusal says does not depend on the database; that bad input is refused at all does, by its driver. Nor do files,
  // headers, settings and the reading of a body.
  {
    name: 'postgres',
    sort: 'postgres',
    folders: ['test/postgres', 'test/adapters/embedded-backend'],
    except: [
      'test/adapters/embedded-backend/chat',
      'test/adapters/embedded-backend/closing.test.ts',
      'test/adapters/embedded-backend/http/bad-field.test.ts',
      'test/adapters/embedded-backend/http/form-and-route.test.ts',
      'test/adapters/embedded-backend/http/read-fields.test.ts',
      'test/adapters/embedded-backend/http/settings.test.ts',
      'test/adapters/embedded-backend/http/static-files.test.ts',
      'test/adapters/embedded-backend/security/files-and-headers.test.ts',
    ],
    through: DATABASE,
    needsPostgres: true,
  },
  { name: 'reliability', sort: 'reliability', folders: ['test/reliability'], nodeArgs: BASELINE_WASM },
  // Pages are made and dropped by the hundred: with room for young objects (in MB) far fewer have to be copied.
  {
    name: 'ui',
    sort: 'unit',
    folders: ['test/ui'],
    nodeArgs: ['--max-semi-space-size=64', '--import', './test/support/ui/dom.mjs'],
  },
  { name: 'architecture', sort: 'architecture', folders: ['test/architecture'] },
  {
    name: 'chat',
    sort: 'backend',
    folders: ['test/adapters/embedded-backend/chat'],
    nodeArgs: BASELINE_WASM,
  },
  {
    name: 'postgres-chat',
    sort: 'postgres',
    folders: ['test/adapters/embedded-backend/chat'],
    through: DATABASE,
    needsPostgres: true,
  },
  {
    name: 'contracts',
    sort: 'unit',
    folders: ['test/contracts', 'test/adapters'],
    except: ['test/adapters/embedded-backend'],
  },
  // A file opens its shop and its browser when it is loaded: all in one process would have them open at once.
  {
    name: 'browser',
    sort: 'browser',
    folders: ['test/browser'],
    isByFile: true,
    together: TOGETHER,
    longest: LONG_BROWSER_FILES,
    needsShop: true,
  },
]

const TEST_FILE = /\.test\.tsx?$/

const walk = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const file = path.posix.join(folder, entry.name)
        if (entry.isDirectory()) return walk(file)
        return TEST_FILE.test(entry.name) ? [file] : []
      })
    : []

const IMPORT = /\bfrom\s*'(\.[^']+)'|\bimport\s*\(?'(\.[^']+)'/g

/** Whether a file imports another one, itself or through what it imports. */
const reaches = (file: string, wanted: string, seen = new Set<string>()): boolean => {
  if (file === wanted) return true
  if (seen.has(file) || !fs.existsSync(file)) return false
  seen.add(file)
  return [...fs.readFileSync(file, 'utf8').matchAll(IMPORT)].some(([, one, other]) =>
    reaches(path.posix.join(path.posix.dirname(file), one ?? other ?? ''), wanted, seen),
  )
}

/** Before which others a file begins. */
const placeOf = ({ longest = [] }: Group, file: string): number =>
  longest.includes(file) ? longest.indexOf(file) : longest.length

/** The test files of a group, the longest first and then by name, narrowed to paths that contain one of the filters; without filters, all of them. */
export const filesOf = (group: Group, ...filters: readonly string[]): readonly string[] =>
  group.folders
    .flatMap(walk)
    .filter(
      (file) =>
        group.through === undefined || file.startsWith('test/postgres/') || reaches(file, group.through),
    )
    .filter((file) => !(group.except ?? []).some((path) => file === path || file.startsWith(`${path}/`)))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort((one, other) => placeOf(group, one) - placeOf(group, other) || (one < other ? -1 : 1))

/** These files of a group, as its processes take them; what runs together begins where its first file would. */
export const processesOf = (
  { isByFile = false, together = [] }: Group,
  files: readonly string[],
): readonly (readonly string[])[] => {
  if (!isByFile) return [files]
  const companyOf = (file: string): readonly string[] =>
    together.find((company) => company.includes(file))?.filter((one) => files.includes(one)) ?? [file]
  const begun = new Set<string>()
  return files.flatMap((file) => {
    if (begun.has(file)) return []
    const company = companyOf(file)
    for (const one of company) begun.add(one)
    return [company]
  })
}

/**
 * The groups and the filters that `test <group|sort|path> [filter...]` asks for; `node` is all but the browser's. One word
 * that names no group is a path in all of them.
 */
export const partOf = ([wanted = '', ...filters]: readonly string[]): {
  readonly groups: readonly Group[]
  readonly filters: readonly string[]
} => {
  const named = GROUPS.filter(({ name, sort }) =>
    wanted === 'node' ? sort !== 'browser' : name === wanted || sort === wanted,
  )
  if (named.length > 0) return { groups: named, filters }
  if (filters.length === 0) return { groups: GROUPS, filters: [wanted] }
  // Taken as a path, it would run all that lies there and leave the filters out.
  const names = GROUPS.map(({ name }) => name).join(', ')
  throw plainError(`No group of tests is called "${wanted}". One of: ${names}.`)
}
