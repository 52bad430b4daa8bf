// Runs inline in the page's head, before any module: the language and theme the shopper chose, and a head start
// for the data, code, style and words of the address at hand. A page that comes with its data is in the right
// language and theme already and starts its code late, so it does as little as it can here.
const read = (id) => JSON.parse(document.getElementById(id).textContent)
const html = document.documentElement
const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
// A cookie that somebody else wrote need not be escaped.
const unescaped = (text) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const linkTo = (rel, href, as) => {
  const element = document.createElement('link')
  element.rel = rel
  if (as) element.as = as
  element.href = href
  return element
}

// What the host has set (docs/configuration.md), where it stands within the page; undefined where it does not.
const settings = () => {
  const block = document.getElementById('lintas-config')?.textContent
  return block && JSON.parse(block)
}

const answers = {}
// What was done before the code was there, for it to do again (ui/app/held-input.ts).
const held = []
const early = { token: '', askedAt: Date.now(), answers, held }
window.lintasEarly = early
// Held for the settings, where installing is offered (ui/app/offline/install-offer.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  early.install = event
})

// The whole of what this screen needs beyond the frame, whose first needs are in the page, right behind them: nothing
// changes its order. One file for all: requests are what a phone is slow at. It is fetched now, and applied when the page has been taken over: the
// browser looks at every element then, which would hold up the code. The first needs stay: taking them out would have it
// look once more.
const fetchWholeStyle = () => {
  const part = document.querySelector('style[data-whole]')
  const link = linkTo('preload', part.dataset.whole, 'style')
  let applied
  const apply = () =>
    new Promise((resolve) => {
      link.onload = resolve
      link.onerror = () => {
        // The first of the sheets that it is cut from; the app asks for the others (ui/app/load-screen.ts).
        link.onerror = resolve
        link.href = part.dataset.href.split(' ', 1)
        part.dataset.lost = ''
      }
      link.rel = 'stylesheet'
    })
  part.after(link)
  early.dress = () => {
    applied ??= apply()
    return applied
  }
  // Should the code never come.
  setTimeout(early.dress, 5000)
}

// Without waiting for another process, as document.cookie does (adapters/storage/page-cookies.ts).
const readCookies = async () => {
  try {
    const all = await cookieStore.getAll()
    early.cookies = all.map(({ name, value }) => `${name}=${value}`).join('; ')
  } catch {
    // Not known to this browser.
  }
}

// A few at a time: each costs the page a moment.
const preload = (urls) => {
  document.head.append(...urls.slice(0, 2).map((url) => linkTo('modulepreload', url)))
  if (urls.length > 2) setTimeout(() => preload(urls.slice(2)))
}

// What draws the page, in other processes too, has the processor to itself until then: beside it the code takes twice as
// long. Files are fetched meanwhile. A page whose files are on the device already has nothing to wait for.
const isOnDevice = Boolean(navigator.serviceWorker?.controller)
const REST_MS = isOnDevice ? 0 : 500

// Chromium on a Linux desktop asks other processes about each weight and size of the system's font, and waits: most of
// the first layout's time, 10 to 50 ms in one piece (docs/decisions/0028). Asked for one by one before it, they hold up
// nothing. Nobody else asks, phones least of all.
const askForFonts = (fonts) => {
  if (!window.scheduler?.postTask || !navigator.platform.startsWith('Linux x')) return
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  for (const font of fonts) {
    const ask = () => {
      pen.font = `${font}px system-ui`
      pen.measureText(document.title)
    }
    scheduler.postTask(ask, { priority: 'user-blocking' })
  }
}

// The first picture stands on the screen; a frame may have been made some time before that. What need not be fetched does
// not wait for it.
const whenSeen = (then) => {
  if (isOnDevice || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(then))
    return
  }
  const watch = new PerformanceObserver(() => {
    watch.disconnect()
    then()
  })
  watch.observe({ type: 'paint', buffered: true })
}

const startLate = ([packages, main, ...others], icons) => {
  let isFetched = false
  let isBooting = false
  const fetchAll = () => {
    if (isFetched) return
    isFetched = true
    fetchWholeStyle()
    preload([packages, main, ...others])
    // Those of the first screen stand in the page; the others are for what comes after it.
    if (icons) document.head.append(linkTo('prefetch', icons))
  }
  const boot = () => {
    fetchAll()
    if (isBooting) return
    isBooting = true
    // The answers in the page are those of a visitor.
    early.askedAt = Date.now()
    // Nothing that changes what is drawn: such a page comes without its data.
    window.lintasConfig = settings()
    for (const [url, text] of Object.entries(read('lintas-answers'))) {
      answers[url] = Promise.resolve(new Response(text))
    }
    // The packages in a piece of work of their own.
    readCookies()
      .then(() => import(packages))
      .then(
        () => setTimeout(() => import(main)),
        () => import(main),
      )
  }
  const bootSoon = () =>
    whenSeen(() => {
      fetchAll()
      setTimeout(boot, REST_MS)
    })
  const placeOf = (element) => {
    const place = []
    for (let at = element; at.parentElement && at.id !== 'app'; at = at.parentElement) {
      place.unshift([...at.parentElement.children].indexOf(at))
    }
    return place
  }
  const hold = (event) => {
    if (!early.held) return
    const { type, target } = event
    const button = type === 'click' ? target.closest?.('button') : target
    if (!button || (type === 'click' && target.closest('a[href]'))) return
    if (type !== 'input') {
      event.preventDefault()
      // React may listen already, and would do it a second time.
      event.stopImmediatePropagation()
    }
    held.push({ type, place: placeOf(button), value: button.value })
    boot()
  }
  for (const type of ['click', 'input', 'submit']) addEventListener(type, hold, true)
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => setTimeout(boot), { once: true })
  if (document.readyState === 'complete') bootSoon()
  else addEventListener('load', bootSoon)
  // A picture that hangs must not keep the page asleep.
  setTimeout(() => document.readyState !== 'loading' && boot(), 4000)
}

const startNow = () => {
  const link = (rel, href, as) => {
    // A page with its first paint inside names these itself.
    if (href && !document.querySelector(`link[href="${href}"]`)) document.head.append(linkTo(rel, href, as))
  }
  const theme = cookie('lintas_theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  const words = read('lintas-words')
  const spoken = words[cookie('lintas_lang')] ?? words.dgn
  const [, first, ...parts] = location.pathname.split('/')
  const wanted = (first || 'home').toLowerCase()
  const routes = read('lintas-assets')
  const token = unescaped(cookie('admin_token') ?? '')
  early.token = token
  const asked = Object.keys(routes).find((name) => name.toLowerCase() === wanted)
  // Where the guard will send this shopper.
  const name = token && asked === 'login' ? 'home' : token || routes[asked]?.open ? asked : 'login'
  const route = routes[name]
  html.lang = spoken.tag
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

const late = document.getElementById('lintas-late')
// The page is complete as it stands: code comes when it has been seen, or when somebody lays a hand on it.
if (late) {
  askForFonts(late.dataset.fonts.split(','))
  startLate(JSON.parse(late.textContent), late.dataset.icons)
} else startNow()
