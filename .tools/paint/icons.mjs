const USE = /(<use href=")(\/assets\/icons-\w+\.svg)#([\w-]+)"/g

/**
 * The icons of a page's markup within the page: they are there when it is, without a file that has to be fetched and
 * read as a document first. Gives the markup, and what has to stand before it. `fileOf` gives the text of a file of the site.
 */
export const ownIcons = (markup, fileOf) => {
  const names = new Set()
  let sprite
  const own = markup.replace(USE, (_, before, href, name) => {
    sprite = href
    names.add(name)
    return `${before}#i-${name}"`
  })
  const symbols = sprite
    ? fileOf(sprite)
        .match(/<symbol [\s\S]*?<\/symbol>/g)
        .map((symbol) => [/ id="([^"]*)"/.exec(symbol)[1], symbol])
        .filter(([name]) => names.has(name))
        .map(([, symbol]) => symbol.replace(' id="', ' id="i-'))
    : []
  return { markup: own, symbols: sprite ? `<div hidden><svg>${symbols.join('')}</svg></div>` : '' }
}
