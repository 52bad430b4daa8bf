import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Site } from '../../adapters/embedded-backend/pages/page-template.ts'
import { LANGUAGES } from '../../domain/account/language.ts'
import { sourceOf } from '../../ui/build/where.ts'
import { ROUTES } from '../../ui/navigation/routes.ts'
import { bareCode, readSource, sourcesUnder } from '../support/sources/sources.ts'

type Built = { root: string; folder: string; said: string; html: string; csp: string; site: Site }

const build = suite<Built>('the production build')

/** What a build reads. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build.mjs',
  'domain',
  'application',
  'adapters',
  'ui',
]

// As a second work tree has them, and as people name folders: with a blank in the path, and packages linked from elsewhere.
build.before((built) => {
  built.root = mkdtempSync(join(tmpdir(), 'lintas-'))
  const tree = join(built.root, 'a folder of mine')
  mkdirSync(tree)
  for (const name of SOURCES) if (existsSync(name)) cpSync(name, join(tree, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  built.folder = join(tree, 'dist')
  const { LINTAS_DIST: _, ...env } = process.env
  const done = spawnSync(process.execPath, ['build.mjs', 'build', '--out', 'dist'], {
    cwd: tree,
    encoding: 'utf8',
    env,
  })
  if (done.status !== 0) throw new Error(done.stdout + done.stderr)
  built.said = done.stdout
  const json = (name: string): unknown => JSON.parse(readFileSync(join(built.folder, name), 'utf8'))
  built.html = readFileSync(join(built.folder, 'public/index.html'), 'utf8')
  built.csp = (json('server-headers.json') as { readonly csp: string }).csp
  built.site = json('site.json') as Site
})

build.after(({ root }) => rmSync(root, { recursive: true, force: true }))

const publicFile = (folder: string, href: string): string => join(folder, 'public', href)

build('works with a space in the path and with linked packages', ({ folder }) => {
  for (const file of ['public/index.html', 'public/home.dgn.html', 'public/licenses.txt', 'server/main.js'])
    assert.ok(existsSync(join(folder, file)), file)
})

build(
  'prints nothing besides the answer of a command that builds first (headers > headers.conf)',
  ({ said }) => {
    assert.is(said, '')
  },
)

build('refers only to files that exist', ({ folder, html, site }) => {
  const hrefs = [
    ...[...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, href = '']) => href),
    ...Object.values(site.scripts).flat(),
    ...site.sheets.map(({ href }) => href),
    ...Object.values(site.texts).flatMap(({ files }) => Object.values(files)),
  ]
  assert.ok(hrefs.length > 20, `${hrefs.length}`)
  assert.equal(
    hrefs.filter((href) => !existsSync(publicFile(folder, href))),
    [],
  )
})

build('describes the shop in the language of the page', ({ folder, html }) => {
  const aboutOf = (page: string) => /<meta name="description" content="([^"]*)">/.exec(page)?.[1]
  const aboutIn = (language: string): string =>
    JSON.parse(readFileSync(`ui/i18n/locales/${language}/base.json`, 'utf8')).start.about
  for (const language of LANGUAGES) {
    const page = readFileSync(publicFile(folder, `/home.${language}.html`), 'utf8')
    assert.is(aboutOf(page), aboutIn(language))
  }
  assert.is(aboutOf(html), aboutIn(LANGUAGES[0]))
})

build('describes the installed app in the language of the page', ({ folder }) => {
  const told = LANGUAGES.map((language) => {
    const page = readFileSync(publicFile(folder, `/home.${language}.html`), 'utf8')
    const href = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? ''
    const { id, lang, description, shortcuts } = JSON.parse(readFileSync(publicFile(folder, href), 'utf8'))
    assert.is(id, '/home')
    return [
      lang,
      description,
      ...shortcuts.map((one: { name: string; short_name?: string }) => one.short_name ?? one.name),
    ]
  })
  assert.equal(told[1]?.slice(2), ['Search', 'Cart', 'Messages'])
  assert.is(new Set(told.map(([lang]) => lang)).size, LANGUAGES.length)
  assert.is(new Set(told.map(([, about]) => about)).size, LANGUAGES.length)
  for (const names of told) assert.ok(names.every(Boolean), names.join(', '))
})

build('includes the code of every route that has a screen', ({ site }) => {
  const withScreen = ROUTES.map(({ name }) => name)
  assert.equal(Object.keys(site.routes).sort(), withScreen.sort())
  assert.equal(
    Object.values(site.routes).filter(({ context }) => !site.scripts[context]?.length),
    [],
  )
})

build('keeps the shell in few files instead of many small chunks', ({ site }) => {
  assert.ok(site.shell.length <= 10, site.shell.join(' '))
})

build('has its worker cache first what a page needs to start, with settings of the server too', (built) => {
  const worker = readFileSync(publicFile(built.folder, '/sw.js'), 'utf8')
  const first = /shell:\[([^\]]*)\]/.exec(worker)?.[1] ?? ''
  const { shell, scripts } = built.site
  const configured = scripts['configured'] ?? []
  assert.ok(configured.length > 0)
  for (const url of [...shell, ...configured]) assert.match(first, `"${url}"`)
  // Without it a first visit that loses its network says nothing of that.
  assert.match(first, /"\/assets\/deferred-\w+\.js"/)
})

build('allows its one inline script by hash, and nothing else inline', ({ html, csp }) => {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  assert.is(scripts.length, 1)
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64')
  assert.match(csp, `script-src 'self' 'sha256-${hash}';`)
  assert.not.match(csp, 'unsafe')
  assert.match(csp, "default-src 'none'")
  assert.match(csp, "require-trusted-types-for 'script'")
  for (const [, sheet = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    assert.match(csp, `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
  assert.not.match(html, /\sstyle=|\son\w+=/)
})

// Packages ship as published, with what they never call here; the policy above is what holds them to it.
build('evaluates no text as code in our sources', () => {
  const sources = ['domain', 'application', 'adapters', 'ui'].flatMap(sourcesUnder)
  assert.ok(sources.length > 1000)
  assert.equal(
    sources.filter((file) => /\bnew Function\(|\beval\(/.test(bareCode(readSource(file)))),
    [],
  )
})

build('compresses without loss, and ships no source map', ({ folder, site }) => {
  const file = publicFile(folder, site.shell[0] ?? '')
  const plain = readFileSync(file)
  assert.ok(brotliDecompressSync(readFileSync(`${file}.br`)).equals(plain))
  assert.ok(gunzipSync(readFileSync(`${file}.gz`)).equals(plain))
  const assets = readdirSync(join(folder, 'public/assets'))
  assert.equal(
    assets.filter((name) => name.includes('.map')),
    [],
  )
  assert.ok(readdirSync(join(folder, 'maps')).length > 0)
})

build('keeps all of the counter out of what shoppers load', ({ folder, html, site }) => {
  const { inputs } = JSON.parse(readFileSync(join(folder, 'metafile.json'), 'utf8'))
  const counterFiles = /^(?:ui\/counter|application\/staff|adapters\/container\/create-counter)\b/
  assert.equal(
    Object.keys(inputs).filter((input) => counterFiles.test(input)),
    [],
  )
  const worker = readFileSync(publicFile(folder, '/sw.js'), 'utf8')
  const told = html + JSON.stringify(site.texts) + JSON.stringify(site.scripts) + worker
  assert.not.match(told, /\/counter\/assets/)
  const page = JSON.parse(readFileSync(join(folder, 'counter-page.json'), 'utf8'))
  const hrefs = [...page.html.matchAll(/(?:href|src)="(\/counter\/[^"]+)"/g)].map(([, href]) => href)
  assert.ok(hrefs.length > 2)
  for (const href of hrefs) assert.ok(existsSync(publicFile(folder, href)), href)
  assert.match(page.csp, "require-trusted-types-for 'script'")
  assert.not.match(page.csp, /unsafe|sha256/)
})

build('sends each stylesheet once', ({ site }) => {
  const sheets = [site.style, ...site.sheets.map(({ text }) => text)]
  const rules = sheets.flatMap((sheet) => sheet.split('}').filter((rule) => /^\.[\w-]+\{.{40,}/.test(rule)))
  assert.ok(rules.length > 50)
  const twice = rules.filter((rule, at) => rules.indexOf(rule) !== at)
  assert.equal(twice, [])
})

build('lists the licences of what it ships', ({ folder }) => {
  const text = readFileSync(join(folder, 'public/licenses.txt'), 'utf8')
  for (const name of ['react-dom', 'inversify', 'i18next', 'rxjs', '@iconify-json/lucide']) {
    assert.match(text, new RegExp(`^${name} \\d`, 'm'))
  }
})

/** Texts that stand in scripts as in the source: paths of calls, names on the device, and one of the entry. */
const PLAIN_TEXT = /["`]((?:\/api\/|lintas_|not-hydrated)[\w/]*)["`]/g

build(
  'has a source map for each script, by which a stack trace leads to lines of the source',
  ({ folder }) => {
    const scripts = readdirSync(publicFile(folder, 'assets')).filter((name) => name.endsWith('.js'))
    const lost: string[] = []
    let seen = 0
    for (const script of scripts) {
      const lines = readFileSync(publicFile(folder, `assets/${script}`), 'utf8').split('\n')
      for (const [at, line] of lines.entries())
        for (const { index, 1: text = '' } of line.matchAll(PLAIN_TEXT)) {
          const place = sourceOf(join(folder, 'maps'), script, at + 1, index + 1)
          const [source = '', row = ''] = place?.split(':') ?? []
          const written = existsSync(source) && readFileSync(source, 'utf8').split('\n')[Number(row) - 1]
          if (!(written || '').includes(text)) lost.push(`${script} ${text}: ${place}`)
          seen += 1
        }
    }
    assert.ok(seen > 60)
    assert.equal(lost, [])
  },
)

build.run()
