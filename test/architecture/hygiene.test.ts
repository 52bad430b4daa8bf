import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { filesOf, GROUPS } from '../runner/groups.ts'
import { bareCode, readSource, sourcesUnder, withoutComments } from '../support/sources/sources.ts'

const hygiene = suite('hygiene')

const RINGS = ['domain', 'application', 'adapters', 'ui']
const sources = RINGS.flatMap(sourcesUnder)
const tests = sourcesUnder('test').filter((file) => /\.test\.tsx?$/.test(file))

const filesWith = (
  files: readonly string[],
  wrong: (code: string, file: string) => boolean,
): readonly string[] => files.filter((file) => wrong(readSource(file), file))

hygiene('has no suite that is never run', () => {
  const idle = tests.flatMap((file) => {
    const code = withoutComments(readSource(file))
    const made = [...code.matchAll(/\bconst (\w+) = suite(?:<[^>]*>)?\(/g)].map(([, name]) => name)
    const silent = made.filter((name) => !new RegExp(`\\b${name}\\.run\\(\\)`).test(code))
    const isEmpty = made.length === 0 && !/\b\w+[Cc]ontract\(|\btest\.run\(\)|\.run\(\)/.test(code)
    return isEmpty ? [`${file}: no suite`] : silent.map((name) => `${file}: ${name}`)
  })
  assert.equal(idle, [])
})

hygiene('posts every form, so that nothing typed gets into the address where no script handles it', () => {
  const forms = sourcesUnder('ui').flatMap((file) =>
    [...withoutComments(readSource(file)).matchAll(/<form\b(?! method="post"|\s+method="post")/g)].map(
      () => file,
    ),
  )
  assert.equal(forms, [])
})

hygiene('gets the addresses of local pictures from their port', () => {
  const own = (code: string, file: string): boolean =>
    code.includes('createObjectURL') && file !== 'ui/hooks/use-share.ts'
  assert.equal(filesWith(sourcesUnder('ui'), own), [])
})

hygiene('lets CI run what a newcomer runs', () => {
  const lines = readFileSync('.ci/run', 'utf8').trim().split('\n')
  assert.equal([lines[0], lines.at(-1)], ['#!/usr/bin/env bash', 'exec npm test'])
  assert.ok(statSync('.ci/run').mode & 0o100, 'nobody may run it')
})

hygiene('has every test in a folder that some group runs', () => {
  const folders = GROUPS.flatMap((group) => group.folders)
  assert.ok(folders.length > 5)
  assert.equal(
    tests.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`))),
    [],
  )
})

hygiene('tests on PostgreSQL everything that opens a backend with a database', () => {
  const onServer = GROUPS.filter(({ through }) => through !== undefined)
  // Files that a group leaves out by name, and says why.
  const left = onServer.flatMap(({ except }) => except ?? []).filter((path) => tests.includes(path))
  const again = [...onServer.flatMap((group) => filesOf(group)), ...left]
  const opening = filesWith(tests, (code) => /\b(?:startBackend|openTestDatabase)\(/.test(code)).filter(
    (file) => file.startsWith('test/adapters/embedded-backend/'),
  )
  assert.ok(opening.length > 30)
  assert.equal(left.length, 7)
  assert.equal(
    opening.filter((file) => !again.includes(file)),
    [],
  )
})

hygiene('focuses or skips no test', () => {
  assert.equal(
    filesWith(tests, (code) => /\b\w+\.(?:only|skip)\(/.test(bareCode(code))),
    [],
  )
})

hygiene('has no unfinished work noted in a comment', () => {
  const later = new RegExp(`\\b(?:TO${''}DO|FIX${''}ME)\\b`)
  assert.equal(
    filesWith([...sources, ...sourcesUnder('test')], (code) => later.test(code)),
    [],
  )
})

hygiene('documents no command that would write npm’s own output into a file', () => {
  const pages = [
    'README.md',
    ...readdirSync('docs')
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ]
  // `npm run -s` is silent, and so is node itself.
  assert.equal(
    filesWith(pages, (text) => /npm (?:run|test|start)(?! -s\b)[^`\n]* > \w/.test(text)),
    [],
  )
})

hygiene('writes to the console only in one adapter and the backend', () => {
  const quiet = sources.filter(
    (file) => !file.startsWith('adapters/embedded-backend/') && !file.startsWith('adapters/log/'),
  )
  assert.equal(
    filesWith(quiet, (code) => /\bconsole\./.test(bareCode(code))),
    [],
  )
})

hygiene('sets no style and no markup that the page policy would refuse', () => {
  const face = sourcesUnder('ui')
  assert.equal(
    filesWith(face, (code) =>
      /\sstyle=\{|dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/.test(withoutComments(code)),
    ),
    [],
  )
})

hygiene('navigates only through helpers that know whether the shopper has left the page', () => {
  const screens = sourcesUnder('ui').filter(
    (file) => !/^ui\/(?:app\/|navigation\/|main\.tsx$|hooks\/use-(?:navigate\.tsx|modal\.ts)$)/.test(file),
  )
  const own =
    /\buse(?:Location|Router)\b|\bhistory\.(?:back|forward|go|pushState|replaceState)\b|\blocation\.(?:assign|replace|href\s*=[^=])/
  assert.equal(
    filesWith(screens, (code) => own.test(bareCode(code))),
    [],
  )
})

hygiene('exports no value that no other file imports', () => {
  const all = [...sources, ...sourcesUnder('test')]
  const takers = new Map<string, number>()
  for (const file of all) {
    for (const word of new Set(withoutComments(readSource(file)).match(/[\w$]+/g))) {
      takers.set(word, (takers.get(word) ?? 0) + 1)
    }
  }
  const lonely = sources.flatMap((file) =>
    [...readSource(file).matchAll(/^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm)]
      .filter(([, name = '']) => takers.get(name) === 1)
      .map(([, name]) => `${file}: ${name}`),
  )
  assert.equal(lonely, [])
})

hygiene('has no barrel but the kit, no default export, no vague folder name', () => {
  assert.equal(
    filesWith(sources, (code) => /^export default\b/m.test(code)),
    [],
  )
  assert.equal(
    sources.filter((file) => /\/(?:index|utils?|helpers?|common|types)(?:\.ts|\/)/.test(file)),
    [],
  )
})

hygiene('has only the agreed top-level entries', () => {
  const known = new Set(
    `package.json package-lock.json tsconfig.json build.mjs domain application adapters ui test README.md CHANGELOG.md
    LICENSE docs biome.json node_modules dist coverage shots`.split(/\s+/),
  )
  assert.equal(
    readdirSync('.').filter((name) => !name.startsWith('.') && !known.has(name) && existsSync(name)),
    [],
  )
})

hygiene.run()
