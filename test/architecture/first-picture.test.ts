import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

type Own = { readonly markup: string; readonly symbols?: string; readonly sprite?: string }

const load = async <Tools>(name: string): Promise<Tools> =>
  (await import(pathToFileURL(resolve(`.tools/paint/${name}.mjs`)).href)) as Tools

const { fontsOf } = await load<{ readonly fontsOf: (style: string, markup: string) => readonly string[] }>(
  'fonts',
)
const { ownIcons } = await load<{
  readonly ownIcons: (markup: string, fileOf: (href: string) => string) => Own
}>('icons')

const fonts = suite('the fonts of a page that comes drawn')

const TOKENS = ':root{--h1:700 1.375rem / 1.2 var(--sans);--tiny:500 .75rem/1.3 var(--sans)}'

fonts('are those that a type token gives to an element or a class that is there', () => {
  const style = `${TOKENS}h1{font:var(--h1)}.meta{font:var(--tiny)}.gone{font:var(--h1)}`
  assert.equal(fontsOf(style, '<h1>A</h1>'), ['700 22'])
  assert.equal(fontsOf(style, '<p class="meta">A</p>'), ['500 12'])
})

fonts('are those that a rule writes out, together or apart', () => {
  const style = '.a{font:700 .6875rem/1 var(--sans)}.b{font-weight:600;line-height:1;font-size:1.25rem}'
  assert.equal(fontsOf(style, '<p class="a"><i class="b">'), ['700 11', '600 20'])
})

fonts('leave out rules that say one half only, and those of wide screens', () => {
  const style = '.a{font-weight:700}.a{font-size:1rem}@media (min-width:900px){.a{font:700 2rem/1 serif}}'
  assert.equal(fontsOf(style, '<p class="a">'), [])
})

fonts('are named once', () => {
  const style = `${TOKENS}body{font:var(--tiny)}.a,.b{font:var(--tiny)}`
  assert.equal(fontsOf(style, '<p class="b">'), ['500 12'])
})

fonts.run()

const icons = suite('the icons of a page that comes drawn')

const SPRITE = '/assets/icons-0a1b.svg'
const FILE =
  '<svg><symbol id="bell" viewBox="0 0 24 24"><path d="M1"/></symbol><symbol id="pin"><path d="M2"/></symbol></svg>'
const fileOf = (href: string): string => (href === SPRITE ? FILE : '')

icons('stand in it once each, and no others', () => {
  const use = `<use href="${SPRITE}#bell">`
  const own = ownIcons(`<b>${use}</b>${use}`, fileOf)
  assert.is(own.markup, '<b><use href="#i-bell"></b><use href="#i-bell">')
  assert.is(
    own.symbols,
    '<div hidden><svg><symbol id="i-bell" viewBox="0 0 24 24"><path d="M1"/></symbol></svg></div>',
  )
  assert.is(own.sprite, SPRITE)
})

icons('are not there where there are none', () => {
  assert.equal(ownIcons('<p>A</p>', fileOf), { markup: '<p>A</p>', symbols: undefined, sprite: undefined })
})

icons.run()
