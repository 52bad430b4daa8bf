import { answers, early } from './early.js'
import { expectOnEmpty } from './expect-on-empty.js'
import { cookie, linkTo, read, settings, unescaped } from './page.js'

// Browsers forbid to look into a sheet that did not come, or have none.
const isLost = ({ sheet }) => {
  try {
    return !sheet.cssRules.length
  } catch {
    return true
  }
}

const ASK_AGAIN_MS = 2000

const askAgain = (link) => {
  const again = link.cloneNode()
  again.onerror = () => setTimeout(askAgain, ASK_AGAIN_MS, again)
  link.replaceWith(again)
}

// A phone in a lift drops single requests: a sheet that stands in the page is asked for until it comes. These lines run
// when all before them have come or are lost.
const askAgainForSheets = () => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) if (isLost(link)) askAgain(link)
}

// Runs inline in the head of a page without its data, before any module: the language and theme the shopper chose, and a
// head start for the data, code, style and words of the address at hand.
const startNow = () => {
  const link = (rel, href, as) => {
    // A page with its first paint inside names these itself.
    if (href && !document.querySelector(`link[href="${href}"]`)) document.head.append(linkTo(rel, href, as))
  }
  const theme = cookie('lintas_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const words = read('lintas-words')
  const spoken = words[cookie('lintas_lang')] ?? words.dgn
  const [, first, ...parts] = location.pathname.split('/')
  const wanted = (first || 'home').toLowerCase()
  const routes = read('lintas-assets')
  const token = unescaped(cookie('admin_token') ?? '')
  early.token = token
  const asked = Object.keys(routes).find((name) => name.toLowerCase() === wanted)
  // Where the guard will send this shopper.
  let name = token || routes[asked]?.open ? asked : 'login'
  if (token && asked === 'login') name = 'home'
  const route = routes[name]
  document.documentElement.lang = spoken.tag
  expectOnEmpty(spoken.start)
  // A file of the shell that cannot be had, whichever it is.
  addEventListener('error', ({ target }) => target.type === 'module' && early.fail(), true)
  // Data first: they take longest. Whoever asks for the same takes these answers (adapters/http/early-answers.ts).
  const headers = { accept: 'application/json', 'accept-language': spoken.tag, ...(token && { token }) }
  const ask = (config) => {
    window.lintasConfig = config
    for (const template of (name === asked && route?.calls) || []) {
      const path = template.replace(/\$(\d)/g, (found, place) => parts[place - 1] || found)
      if (path.includes('$')) continue
      const url = (config?.apiBase ?? '') + path
      answers[url] = fetch(url, { headers, credentials: 'same-origin' })
      answers[url].catch(() => {})
    }
  }
  const given = settings()
  if (given) ask(Object.keys(given).length > 0 ? given : undefined)
  // Not within the page: in a file of its own.
  else {
    window.lintasConfig = fetch('/lintas.config.json')
      .then((file) => file.json())
      // biome-ignore lint/suspicious/noConsole: whoever runs the shop looks for it there
      .catch((cause) => console.warn(`lintas.config.json: ${cause.message}. Defaults are used instead.`))
    window.lintasConfig.then(ask)
  }
  for (const url of route?.css ?? []) link('preload', url, 'style')
  for (const url of route?.js ?? []) link('modulepreload', url)
  for (const context of ['base', ...(route?.words ?? [])]) link('modulepreload', spoken.files[context])
}

askAgainForSheets()
startNow()
