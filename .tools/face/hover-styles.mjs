import fs from 'node:fs'

const COMMENT = /\/\*[\s\S]*?\*\//g
const HOVERED_RULE = /([^{}]*:hover[^{}]*)\{([^{}]*)\}/g
/** Not those inside of `:is()` and its like. */
const COMMA = /,(?![^(]*\))/

/**
 * Keeps what a hovering pointer changes to screens that have one. After a tap a phone goes on as if a finger hovered
 * where it was, until it taps elsewhere: a button that was pressed would look pressed on.
 */
export const hoverStyles = (css) =>
  css.replace(COMMENT, '').replace(HOVERED_RULE, (_, selectors, declarations) => {
    const all = selectors.split(COMMA).map((selector) => selector.trim())
    const rule = (some) => (some.length === 0 ? '' : `${some.join(',')}{${declarations}}`)
    const hovered = all.filter((selector) => selector.includes(':hover'))
    const others = all.filter((selector) => !selector.includes(':hover'))
    return `${rule(others)}@media (hover:hover){${rule(hovered)}}`
  })

export const hoverStylesPlugin = {
  name: 'hover-styles',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: hoverStyles(fs.readFileSync(path, 'utf8')),
      loader: 'local-css',
    }))
  },
}
