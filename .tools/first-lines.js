// Runs inline in the page's head, before any module: the language and theme the shopper chose, and a head start
// for the code, style and words of the address at hand.
const read = (id) => JSON.parse(document.getElementById(id).textContent)
const html = document.documentElement
const language = /(?:^|;\s*)lintas_lang=([a-z-]+)/.exec(document.cookie)?.[1]
const words = read('lintas-words')
const spoken = words[language] ?? words.dgn
const wanted = (location.pathname.split('/')[1] || 'home').toLowerCase()
const routes = read('lintas-assets')
const route = routes[Object.keys(routes).find((name) => name.toLowerCase() === wanted)]

const link = (rel, href, as) => {
  // A page with its first paint inside names these itself.
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  const element = document.createElement('link')
  element.rel = rel
  if (as) element.as = as
  element.href = href
  document.head.append(element)
}

html.lang = spoken.tag
try {
  // Kept as "<until>|<value>".
  const theme = localStorage.getItem('lintas_theme')?.split('|')[1]
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system's theme serves.
}
for (const url of route?.css ?? []) link('preload', url, 'style')
for (const url of route?.js ?? []) link('modulepreload', url)
for (const context of ['base', ...(route?.words ?? [])]) link('modulepreload', spoken.files[context])
