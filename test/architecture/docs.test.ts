import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { filesOf, GROUPS } from '../runner/groups.ts'
import { LONG_FORM_NAMES, longForm } from '../runner/long-forms.ts'
import { sourcesUnder } from '../support/sources/sources.ts'

const docs = suite('the documents')

const pages = ['README.md', 'CHANGELOG.md', ...['docs', 'docs/decisions'].flatMap(markdownIn)]

function markdownIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name))
}

/** Every match of a pattern's first group in a page that `isWrong` says so of, with the page. */
const wrongIn = (pattern: RegExp, isWrong: (found: string, page: string) => boolean): readonly string[] =>
  pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(pattern)]
      .map(([, found = '']) => found)
      .filter((found) => isWrong(found, page))
      .map((found) => `${page}: ${found}`),
  )

docs('link only to files that exist', () => {
  const isLost = (link: string, page: string): boolean =>
    !/^https?:/.test(link) && !existsSync(posix.join(posix.dirname(page), link))
  assert.equal(wrongIn(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g, isLost), [])
  // `[name]: path`, as references define it.
  assert.equal(wrongIn(/^\[[^\]]+\]: ([^#\s]+)/gm, isLost), [])
})

docs('name only tests that exist', () => {
  const tests = sourcesUnder('test')
  const isLost = (name: string): boolean => !tests.some((file) => `/${file}`.endsWith(`/${name}`))
  assert.equal(wrongIn(/`([\w./-]+\.test\.tsx?)`/g, isLost), [])
})

docs('name only folders and files of the rings that exist', () => {
  const isLost = (name: string): boolean => !existsSync(name)
  assert.equal(wrongIn(/`((?:domain|application|adapters|ui|test|\.tools)\/[\w./-]*)`/g, isLost), [])
})

const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
)

docs('name only scripts that exist, and the README lists each', () => {
  assert.equal(
    wrongIn(/\bnpm run ([\w:-]+)/g, (name) => !scripts.includes(name)),
    [],
  )
  const readme = readFileSync('README.md', 'utf8')
  const isTold = (name: string): boolean => new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(readme)
  assert.equal(
    scripts.filter((name) => !isTold(name)),
    [],
  )
})

const commands = [
  ...[...readFileSync('build.mjs', 'utf8').matchAll(/^ {2}'?([\w:-]+)'?: '[\w./-]+\.(?:ts|mjs)'/gm)].map(
    ([, name = '']) => name,
  ),
  ...Object.keys(JSON.parse(readFileSync('adapters/embedded-backend/programs.json', 'utf8'))),
]

docs('scripts of package.json run commands that build.mjs has', () => {
  const { scripts: lines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const run = Object.values(lines).flatMap((line) => /^node build\.mjs ([\w-]+)/.exec(line)?.[1] ?? [])
  assert.ok(run.length > 10)
  assert.equal(
    run.filter((name) => !commands.includes(name)),
    [],
  )
})

docs('name only commands that build.mjs has', () => {
  assert.ok(commands.length > 10)
  assert.equal(
    wrongIn(/\bnode build\.mjs ([\w-]+)/g, (name) => !commands.includes(name)),
    [],
  )
})

const hasNoTest = (asked: string): boolean => {
  const [name, filter = ''] = asked.split(' ')
  const groups = GROUPS.filter((group) => group.name === name || group.sort === name)
  return groups.every((group) => filesOf(group, filter).length === 0)
}

docs('name only test groups that exist, with a matching test', () => {
  assert.equal(wrongIn(/\b(?:npm test --|build\.mjs test) ([a-z][\w-]*(?: [a-z][\w/-]*)?)/g, hasNoTest), [])
})

/** The long form of a test, asked for by `reliability <name>`. */
const isLongForm = (asked: string): boolean =>
  asked.startsWith('reliability ') && LONG_FORM_NAMES.includes(asked.slice('reliability '.length))

docs('name only tests that exist by group and part', () => {
  const named = new RegExp(`\`((?:${GROUPS.map(({ name }) => name).join('|')}) [a-z][\\w/-]*)\``, 'g')
  const isLost = (asked: string): boolean =>
    hasNoTest(asked) && !isLongForm(asked) && !existsSync(`test/${asked.replace(' ', '/')}.ts`)
  assert.equal(wrongIn(named, isLost), [])
})

docs('name only long measurements that exist', () => {
  const isLost = (asked: string): boolean => {
    const named = asked.replace(' -- ', ' ')
    return !isLongForm(named) && !existsSync(`test/${named.replace(' ', '/')}.ts`)
  }
  assert.equal(wrongIn(/(?:npm run|build\.mjs) ((?:reliability|bench) (?:-- )?[a-z][\w-]*)/g, isLost), [])
})

docs('name long forms only of tests that exist', () => {
  assert.ok(LONG_FORM_NAMES.length > 10)
  assert.equal(
    LONG_FORM_NAMES.filter((name) => !existsSync(longForm(name, []).test)),
    [],
  )
})

/** What one part of the tests hands to another is nobody's to set. */
const OF_TESTS = [
  'LINTAS_TEST_FOLDER',
  'LINTAS_TEST_DATABASE',
  'LINTAS_DEMO_DATA',
  'LINTAS_BROWSER_ARGS',
  'LINTAS_END_WITH_PARENT',
  'LINTAS_WRITE_EXAMPLES',
]
const VARIABLE = /\b((?:LINTAS|WUKONGIM)_[A-Z_]+[A-Z])\b/g

docs('list every environment variable that is read, and no other', () => {
  const code = [
    'build.mjs',
    ...sourcesUnder('adapters'),
    ...sourcesUnder('test/runner'),
    ...sourcesUnder('ui/build'),
  ]
  const namesIn = (files: readonly string[]): readonly string[] => [
    ...new Set(
      files.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(VARIABLE)].map(([, name = '']) => name),
      ),
    ),
  ]
  const [read, told] = [namesIn(code), namesIn(pages)]
  assert.equal(
    read.filter((name) => !told.includes(name) && !OF_TESTS.includes(name)),
    [],
  )
  assert.equal(
    told.filter((name) => !read.includes(name) && !OF_TESTS.includes(name)),
    [],
  )
})

docs('list each option of the server in the README', () => {
  const code = readFileSync('adapters/embedded-backend/start/arguments.ts', 'utf8')
  const [, table = ''] = /const OPTIONS = \{(.*?)\n\}/s.exec(code) ?? []
  const options = [...table.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name = '']) => name)
  const readme = readFileSync('README.md', 'utf8')
  assert.ok(options.length > 5)
  assert.equal(
    options.filter((name) => !new RegExp(`^\\| \`--${name}[ \`]`, 'm').test(readme)),
    [],
  )
})

docs('describe the calls of the server, and who may make them, as its routes do', () => {
  const routes = sourcesUnder('adapters/embedded-backend').flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return [
      ...[...code.matchAll(/\b([sv])\w+Route\(\s*'(GET|POST)',\s*'(\/api\/[\w/]+)'/g)].map(
        ([, who, method, path]) => `${method} ${path} ${who}`,
      ),
      // Files are a shopper's.
      ...[...code.matchAll(/\bfileRoute\(\s*'(\/api\/[\w/]+)'/g)].map(([, path]) => `POST ${path} s`),
    ]
  })
  const told = [...readFileSync('docs/api.md', 'utf8').matchAll(/^\| (GET|POST) `([^`]+)` \| ([sv]) \|/gm)]
  assert.ok(routes.length > 80)
  assert.equal(told.map(([, method, path, who]) => `${method} ${path} ${who}`).sort(), [...routes].sort())
})

docs('list the adapters of each port', () => {
  const page = readFileSync('docs/hosts.md', 'utf8')
  const ports = readdirSync('application/ports').map((file) => posix.basename(file, '.ts'))
  assert.ok(ports.length > 10)
  assert.equal(
    ports.filter((name) => !page.includes(`| \`${name}\` |`)),
    [],
  )
})

docs('describe each folder of the tests', () => {
  const page = readFileSync('docs/CONTRIBUTING.md', 'utf8')
  const entries = readdirSync('test', { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  assert.ok(folders.length > 10)
  assert.equal(
    folders.filter((name) => !page.includes(`\`test/${name}\``)),
    [],
  )
})

docs('show the folders of the rings', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const rooms = ['domain', 'application', 'ui', 'adapters/embedded-backend'].flatMap((ring) =>
    readdirSync(ring, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [ring, name] as const),
  )
  const isShown = (name: string): boolean =>
    new RegExp(`\`(?:[\\w/-]+/)?${name}/?\``).test(page) ||
    new RegExp(`contexts \`[^\`]*\\b${name}\\b`).test(page)
  assert.ok(rooms.length > 40)
  assert.equal(
    rooms.filter(([, name]) => !isShown(name)).map(([ring, name]) => `${ring}/${name}`),
    [],
  )
})

const recordNames = (): readonly string[] =>
  readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))

docs('have at most fifteen decision records, half a page each, with a status and what was rejected', () => {
  const records = recordNames()
  assert.ok(records.length > 5 && records.length <= 15, `${records.length} records`)
  const wrong = records.filter((name) => {
    const text = readFileSync(`docs/decisions/${name}`, 'utf8')
    const isWhole =
      /^# \d+\. \S/.test(text) && /^Accepted \d{4}/m.test(text) && /\*\*(?:Rejected|Withdrawn)/.test(text)
    return !isWhole || text.split(/\s+/).length > 400
  })
  assert.equal(wrong, [])
})

const sources = ['domain', 'application', 'adapters', 'ui', 'test'].flatMap(sourcesUnder)

docs('have every decision record that the sources cite', () => {
  const numbers = new Set(recordNames().map((name) => name.slice(0, 4)))
  const cited = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/(\d{4})|\(decision (\d+)\)/g)].map(
      ([, record, number = '']) => `${record ?? number.padStart(4, '0')} in ${file}`,
    ),
  )
  assert.ok(cited.length > 10, `${cited.length}`)
  assert.equal(
    cited.filter((one) => !numbers.has(one.slice(0, 4))),
    [],
  )
})

docs('state every requirement that is cited', () => {
  const stated = new Set(
    [...readFileSync('docs/requirements.md', 'utf8').matchAll(/\b([SMWED]\d+(?:\.\d+)?)\b/g)].map(
      ([, name]) => name,
    ),
  )
  const lost = [...sources, ...pages].flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b[Rr]equirements? ((?:(?:, | and | to )?[SMWED]\d+(?:\.\d+)?)+)/g,
      ),
    ]
      .flatMap(([, list = '']) => list.match(/[SMWED]\d+(?:\.\d+)?/g) ?? [])
      .filter((name) => !stated.has(name))
      .map((name) => `${file}: ${name}`),
  )
  assert.equal(lost, [])
})

docs('have every cited section of the API', () => {
  const sections = [...readFileSync('docs/api.md', 'utf8').matchAll(/^## (\d+)\./gm)].map(
    ([, number]) => number,
  )
  const lost = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bapi\.md (\d+)/g)]
      .filter(([, number]) => !sections.includes(number))
      .map(([cited]) => `${file}: ${cited}`),
  )
  assert.equal(lost, [])
})

docs('list only test helpers that exist', () => {
  const code = ['test/support', 'adapters/fakes']
    .flatMap(sourcesUnder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = [...readFileSync('test/support/README.md', 'utf8').matchAll(/`(\w+)\(\)`/g)].map(
    ([, name = '']) => name,
  )
  assert.ok(named.length > 20)
  assert.equal(
    named.filter((name) => !new RegExp(`^export (?:const|(?:async )?function) ${name}\\b`, 'm').test(code)),
    [],
  )
})

docs('cite nothing outside of the repository', () => {
  const foreign =
    /\b[Ss]pec (?:storefront|messaging)\b|\b[Ss]pec \d|\b(?:house|names|style|design|screens|peers|wordings)\.md\b|\(issue \d+/
  const named = [...sources, ...pages].filter(
    (file) => file !== 'test/architecture/docs.test.ts' && foreign.test(readFileSync(file, 'utf8')),
  )
  assert.equal(named, [])
  const records = recordNames().map((name) => Number(name.slice(0, 4)))
  const lost = [...sources, ...pages].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b[Dd]ecisions? (\d+)\b/g)]
      .filter(([, number]) => !records.includes(Number(number)))
      .map(([cited]) => `${file}: ${cited}`),
  )
  assert.equal(lost, [])
})

docs.run()
