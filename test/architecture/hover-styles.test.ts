import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const hover = suite('styles of hovering')

const { hoverStyles } = (await import(pathToFileURL(resolve('.tools/face/hover-styles.mjs')).href)) as {
  readonly hoverStyles: (css: string) => string
}

hover('are kept to screens with a pointer that hovers', () => {
  assert.is(hoverStyles('.a{top:0}.a:hover{top:1px}'), '.a{top:0}@media (hover:hover){.a:hover{top:1px}}')
})

hover('leave what else the rule is for where it was', () => {
  assert.is(
    hoverStyles('.a:is(.b, :hover), .c,\n.d:hover .e{top:1px}'),
    '.c{top:1px}@media (hover:hover){.a:is(.b, :hover),.d:hover .e{top:1px}}',
  )
})

hover('may stand in a block, and below a comment that speaks of them', () => {
  assert.is(
    hoverStyles('@media (width>1px){/* not :hover, but */.a:hover{top:0}}'),
    '@media (width>1px){@media (hover:hover){.a:hover{top:0}}}',
  )
})

hover.run()
