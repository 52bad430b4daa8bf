import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const critical = suite('the styles inside a page that comes drawn')

type About = { readonly tag?: string; readonly frame?: string }

const styles = async (
  sheets: readonly string[],
  markup: string,
  about: About = {},
): Promise<readonly string[]> => {
  const tools = (await import(pathToFileURL(resolve('.tools/paint/critical.mjs')).href)) as {
    readonly criticalStyles: (sheets: readonly string[], markup: string, about: About) => readonly string[]
  }
  return tools.criticalStyles(sheets, markup, about)
}

const of = async (sheet: string, markup: string, about?: About): Promise<string | undefined> =>
  (await styles([sheet], markup, about))[0]

critical('are those whose classes the page has', async () => {
  const sheet = 'a{color:red}.b{top:0}.b .c{top:1px}.d,.b:hover{top:2px}'
  assert.is(await of(sheet, '<p class="b">'), 'a{color:red}.b{top:0}.d,.b:hover{top:2px}')
  assert.is(await of(sheet, '<p class="x b c">'), sheet)
})

critical('leave out the grounds of pictures that stand nowhere in the page, and their tokens', async () => {
  const sheet =
    ':root{--t-men:1px;--t-toys:2px}.b[data-cat=men]{top:var(--t-men)}.b[data-cat=toys]{top:var(--t-toys)}'
  const kept = ':root{--t-toys:2px}.b[data-cat=toys]{top:var(--t-toys)}'
  assert.is(await of(sheet, '<p class="b" data-cat="toys">'), kept)
})

critical('keep groups that still hold something', async () => {
  const sheet = '@media (width>1px){.b{top:0}.c{top:1px}}@media print{.c{top:0}}'
  assert.is(await of(sheet, '<p class="b">'), '@media (width>1px){.b{top:0}}')
})

critical('keep a rule for what is not of a class that is absent', async () => {
  assert.is(await of('.b:not(.c,.d){top:0}', '<p class="b">'), '.b:not(.c,.d){top:0}')
})

critical('leave out tokens and movements that nothing asks for, one after the other', async () => {
  const sheet =
    ':root{--used:1px;--step:var(--idle);--idle:2px}.b{top:var(--used)}.c{top:var(--step)}@keyframes on{to{top:0}}'
  assert.is(await of(sheet, '<p class="b">'), ':root{--used:1px;}.b{top:var(--used)}')
})

critical('keep a token that another sheet or an attribute asks for', async () => {
  const [first] = await styles(
    [':root{--a:1px;--b:2px}', '.x{top:var(--a)}'],
    '<p class="x" style="top:var(--b)">',
  )
  assert.is(first, ':root{--a:1px;--b:2px}')
})

critical('keep a token that the frame asks for', async () => {
  const sheet = '.b{--a:1px;--b:2px}'
  assert.is(await of(sheet, '<p class="b">', { frame: 'body{top:var(--a)}' }), '.b{--a:1px;}')
})

critical('are those of the language that the page speaks', async () => {
  const sheet = ':lang(zh-Hans),:lang(ja){--lh:2}:lang(th) p{top:0}.b{top:var(--lh)}'
  assert.is(
    await of(sheet, '<p class="b">', { tag: 'zh-Hans-CN' }),
    ':lang(zh-Hans),:lang(ja){--lh:2}.b{top:var(--lh)}',
  )
  assert.is(await of(sheet, '<p class="b">', { tag: 'th' }), ':lang(th) p{top:0}.b{top:var(--lh)}')
  assert.is(await of(sheet, '<p class="b">'), sheet)
})

critical('are not led astray by braces in quotes', async () => {
  const sheet = '.b:before{content:"}.c{"}.c{top:0}'
  assert.is(await of(sheet, '<p class="b">'), '.b:before{content:"}.c{"}')
})

critical.run()
