import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Styles, stylesOf } from '../../../ui/build/styles.ts'

const styles = suite('the stylesheets of shell and contexts')

const LARGE = 'x'.repeat(1_000)

/** Styles of a bundle with these sources and their imports; the style of a source is `.name{}`, or longer. */
const stylesWith = (
  imports: Readonly<Record<string, readonly string[]>>,
  contexts: Readonly<Record<string, string>>,
  large: readonly string[] = [],
): Styles => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  try {
    const bundle = join(folder, 'main.css')
    const sources = Object.keys(imports)
    const texts = sources.map((name) => `.${name}{${large.includes(name) ? LARGE : ''}}`)
    writeFileSync(bundle, texts.join(''))
    const metafile = {
      inputs: Object.fromEntries(
        Object.entries(imports).map(([name, used]) => [
          name,
          { bytes: 0, imports: used.map((path) => ({ path, kind: 'import-statement' })) },
        ]),
      ),
      outputs: {
        'main.js': { entryPoint: 'ui/main.tsx', cssBundle: bundle },
        [bundle]: {
          inputs: Object.fromEntries(
            sources.map((name, at) => [name, { bytesInOutput: texts[at]?.length ?? 0 }]),
          ),
        },
      },
    }
    return stylesOf(metafile as unknown as Metafile, contexts)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The sources whose styles a text has, in its order. */
const namesIn = (text: string): string =>
  [...text.matchAll(/\.([\w/.]+)\{/g)].map(([, name]) => name).join(' ')

styles('include a source shared by some contexts with these, and the shell’s with every page', () => {
  const { shell, sheets } = stylesWith(
    { 'ui/main.tsx': ['button'], button: [], sheet: ['button'], home: [], bag: ['sheet'], shop: ['sheet'] },
    { home: 'home', cart: 'bag', catalogue: 'shop' },
    ['sheet'],
  )
  assert.is(namesIn(shell), 'ui/main.tsx button')
  assert.equal(
    sheets.map(({ users, text }) => [users.join(' '), namesIn(text)]),
    [
      ['cart catalogue', 'sheet'],
      ['home', 'home'],
      ['cart', 'bag'],
      ['catalogue', 'shop'],
    ],
  )
})

styles('place a component after the components it contains, however few they are', () => {
  // Stars use a field of all three; two of these show them, and their styles are too few for a request.
  const { shell, sheets } = stylesWith(
    {
      'ui/main.tsx': [],
      field: [],
      stars: ['field'],
      bag: ['field'],
      review: ['stars'],
      chat: ['stars'],
    },
    { cart: 'bag', orders: 'review', messaging: 'chat' },
    ['field'],
  )
  assert.is(namesIn(shell), 'ui/main.tsx')
  assert.equal(
    sheets.map(({ users, text }) => [users.join(' '), namesIn(text)]),
    [
      ['cart orders messaging', 'field stars'],
      ['cart', 'bag'],
      ['orders', 'review'],
      ['messaging', 'chat'],
    ],
  )
})

styles('append rules too few for a request to the last stylesheet that all their contexts have', () => {
  const { sheets } = stylesWith(
    {
      'ui/main.tsx': [],
      field: [],
      other: [],
      keypad: ['field'],
      dots: ['keypad'],
      bag: ['field', 'other'],
      pay: ['dots'],
      code: ['dots', 'other'],
      wallet: ['keypad'],
    },
    { cart: 'bag', orders: 'pay', session: 'code', wallet: 'wallet' },
    ['field', 'other', 'keypad'],
  )
  assert.equal(
    sheets.slice(0, 3).map(({ users, text }) => [users.join(' '), namesIn(text)]),
    [
      ['cart orders session wallet', 'field'],
      ['orders session wallet', 'keypad dots'],
      ['cart session', 'other'],
    ],
  )
})

styles('put rules that no contexts share widely enough into the shell', () => {
  const { shell } = stylesWith(
    { 'ui/main.tsx': [], stars: [], review: ['stars'], chat: ['stars'] },
    { orders: 'review', messaging: 'chat' },
  )
  assert.is(namesIn(shell), 'ui/main.tsx stars')
})

styles.run()
