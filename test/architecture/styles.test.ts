import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readSource, sourcesUnder, withoutComments } from '../support/sources/sources.ts'

const styles = suite('the styles of the frontend')

const sheets = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => posix.join('ui', name))
const rulesOf = (file: string): string => readSource(file).replace(/\/\*[\s\S]*?\*\//g, '')
/** The frontend's sources, and the template of the pages around it. */
const SOURCES = [...sourcesUnder('ui'), 'adapters/embedded-backend/pages/page-template.ts']
const face = SOURCES.map((file) => withoutComments(readSource(file)))

const everywhere = face.join('\n')
/** The size of an icon: `s` and a number. */
const MADE = /^s\d+$/

const classesOf = (file: string): readonly string[] => [
  ...new Set([...rulesOf(file).matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name)),
]

/** Whether some text of the code, on its own or among others, is this word. */
const isNamed = (name: string, code: string): boolean =>
  new RegExp(`['"\`\\s]${name}['"\`\\s]|[{,]\\s*${name}:`).test(code)

/** The code that may dress itself from a sheet; a class that a variable names may be named in any file. */
const wearersOf = (sheet: string): string => {
  if (!sheet.endsWith('.module.css')) return everywhere
  const own = face.filter((code) => code.includes(`/${posix.basename(sheet)}'`)).join('\n')
  return /css\[[^'\]]/.test(own) ? everywhere : own
}

styles('define no unused token', () => {
  const all = [...sheets.map(rulesOf), ...face].join('\n')
  const given = ['tokens', 'tints'].map((name) => rulesOf(`ui/styles/${name}.css`)).join('\n')
  const tokens = [...given.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name)
  assert.ok(tokens.length > 50)
  assert.equal(
    [...new Set(tokens)].filter((name) => !all.includes(`var(${name}`)),
    [],
  )
})

styles('define no unused class', () => {
  const idle = sheets.flatMap((sheet) => {
    const code = wearersOf(sheet)
    return classesOf(sheet)
      .filter((name) => !isNamed(name, code) && !MADE.test(name))
      .map((name) => `${sheet}: ${name}`)
  })
  assert.equal(idle, [])
})

/** The rules without those that only a hovering pointer sees. */
const withoutHovering = (css: string): string => {
  const [before = '', ...blocks] = css.split(/@media \(hover: hover\) \{/)
  return [
    before,
    ...blocks.map((block) => block.slice(block.search(/\n[ \t]*\}\n[ \t]*(?:\}|[^}\s]|$)/))),
  ].join('')
}

// After a tap a phone goes on as if a finger hovered where it was: a button that was pressed would look pressed on.
styles('have hover styles only for a hovering pointer', () => {
  const hovered = sheets.filter((sheet) => rulesOf(sheet).includes(':hover'))
  assert.ok(hovered.length > 20)
  assert.equal(
    hovered.filter((sheet) => withoutHovering(rulesOf(sheet)).includes(':hover')),
    [],
  )
})

/** Columns that stand beside what scrolls, and a bar whose part has the ground: nothing passes below them. */
const NOTHING_BELOW = [
  'ui/components/frame/split.module.css .split > section',
  'ui/wallet/records/records.module.css .beside > .aside',
  'ui/catalogue/detail/detail.module.css .pictures > section',
  'ui/app/offline/OfflineStrip.module.css .region',
]

styles('give every sticky bar a layer and a background, so that nothing shows through', () => {
  const found = sheets.flatMap((sheet) => {
    const rules = [...rulesOf(sheet).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => [selector.trim().replace(/\s+/g, ' '), body] as const,
    )
    const sticky = rules.filter(([, body]) => body.includes('position: sticky')).map(([selector]) => selector)
    return [...new Set(sticky)]
      .filter((selector) => !NOTHING_BELOW.includes(`${sheet} ${selector}`))
      .flatMap((selector) => {
        const own = rules.flatMap(([name, body]) => (name === selector ? [body] : [])).join('\n')
        return [/z-index:/, /background: var\(--/]
          .filter((needed) => !needed.test(own))
          .map((needed) => `${sheet} ${selector}: ${needed.source}`)
      })
  })
  assert.equal(found, [])
})

styles.run()
