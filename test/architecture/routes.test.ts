import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { guardPath } from '../../domain/session/navigation-guard.ts'
import { ROUTES } from '../../ui/navigation/routes.ts'
import { bareCode, importsOf, readSource } from '../support/sources/sources.ts'
import { wordsOf } from '../support/sources/translation-files.ts'

const routes = suite('routes (requirement S2)')

/** The table of the specification, in its own order and spelling. */
const SPECIFIED = `/home /explore /chatRoom/{merId?} /chatRoomDetail/{merId?} /bag /order /orderInfo/{id?}
  /myPurchases/{status?} /comment /refund/{id?}/{sn?}/{product_ids?}/{amount?} /checkout /payment /language
  /notification /profile /forgotPassword /changePassword /changePayPwd /passwords /security /helpAndSupport
  /withDraw /depositRecord /topUp /walletTopUp /cardTopUp /topUpRecord /capitalRecord /myFavourite /heart /filter
  /setting /search /popular /detail/{product?}/{mer?} /login /register /platform /law /address /addressForm/{id?}
  /shop/{id?} /products /service /complaint/{id?} /platformComplaint`
  .split(/\s+/)
  .map((path) => path.replace(/{(\w+)\?}/g, ':$1?'))

routes('are exactly the paths of the specification', () => {
  assert.equal(ROUTES.map(({ path }) => path).sort(), [...SPECIFIED].sort())
})

routes('have unique names and first segments', () => {
  assert.is(new Set(ROUTES.map(({ name }) => name)).size, ROUTES.length)
  const segments = ROUTES.map(({ path }) => path.split('/')[1]?.toLowerCase())
  assert.is(new Set(segments).size, ROUTES.length)
  assert.equal(
    ROUTES.map(({ name }) => name.toLowerCase()),
    segments,
    'the head start in index.html finds a route by its first segment',
  )
})

routes('have a title in every language', () => {
  const known = wordsOf('dgn', 'core')
  assert.equal(
    ROUTES.map(({ titleKey }) => titleKey).filter((key) => !known.has(key)),
    [],
  )
})

routes('load a screen of their own each', async () => {
  const screens = await Promise.all(ROUTES.map(({ lazy }) => lazy()))
  assert.equal(
    ROUTES.filter((_, index) => typeof screens[index] !== 'function').map(({ path }) => path),
    [],
  )
  assert.is(new Set(screens).size, ROUTES.length)
})

routes('allow visitors as the guard does', () => {
  for (const { path, guard } of ROUTES) {
    assert.is(guardPath(path, false).kind === 'open', guard === 'anybody', path)
  }
  assert.ok(ROUTES.some(({ guard }) => guard === 'signed-in'))
})

/** Files of the page that are reached from these, the table of routes left out. */
const reachedFrom = (entries: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>()
  const follow = (file: string): void => {
    if (reached.has(file) || file === TABLE || !file.startsWith('ui/') || !/\.tsx?$/.test(file)) return
    reached.add(file)
    for (const { to, isTypeOnly } of importsOf(file, readSource(file))) if (!isTypeOnly) follow(to)
  }
  entries.forEach(follow)
  return reached
}

const TABLE = 'ui/navigation/routes.ts'
const PARTS = '(?:orders|wallet|addresses)'
/** Whether a file takes orders, wallet or addresses from the App. */
const takesShopperParts = (code: string): boolean =>
  new RegExp(
    `\\{[^{}=]*\\b${PARTS}\\b[^{}=]*\\}\\s*(?:=\\s*useApp\\(\\)|:\\s*App\\b)|\\b(?:useApp\\(\\)|app)\\.${PARTS}\\b`,
  ).test(bareCode(code))

/** The file of a route's screen, as its context imports it. */
const screenFile = (name: string, context: string): string => {
  const code = readSource(`ui/app/contexts/${context}.ts`)
  const [, screen = 'none'] = new RegExp(`^ {2}${name}: (\\w+),`, 'm').exec(code) ?? []
  const [, file = `no screen of ${name}`] =
    new RegExp(`import \\{ ${screen} \\} from '\\.\\./\\.\\./([^']+)'`).exec(code) ?? []
  return `ui/${file}`
}

routes('open to visitors, and everything on every page, do not import the shopper modules', () => {
  const screens = ROUTES.map(({ path, name, context }) => ({ path, file: screenFile(name, context) }))
  const isOpen = (path: string) => ROUTES.find((route) => route.path === path)?.guard === 'anybody'
  const open = screens.filter(({ path }) => isOpen(path)).map(({ file }) => file)
  const taking = (entries: readonly string[]) =>
    [...reachedFrom(entries)].filter((file) => takesShopperParts(readSource(file)))
  assert.equal(taking(['ui/main.tsx', ...open]), [])
  // It would see them.
  assert.ok(taking(screens.map(({ file }) => file)).length > 30)
})

routes('keep every page alive except the product detail', () => {
  assert.equal(
    ROUTES.filter(({ isKept }) => !isKept).map(({ name }) => name),
    ['detail'],
  )
})

routes.run()
