import { askForFonts } from './ask-for-fonts.js'
import { answers, early, held } from './early.js'
import { atFoot, expectApp } from './expect-app.js'
import { linkTo, read, settings } from './page.js'
import { whenWanted } from './when-wanted.js'

// Runs inline in the head of a page that comes with its data, before any module. It is in the right language and theme
// already and complete as it stands: code comes when somebody is there to use it. So as little as can be is done here.

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
        // The first of the sheets that it is cut from; the app asks for the others (ui/navigation/load-screen.ts).
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

// The next piece of work begins after the browser had its turn.
const breath = () => new Promise((resolve) => setTimeout(resolve))

// A few at a time: each costs the page a moment.
const preload = (urls) => {
  document.head.append(...urls.slice(0, 2).map((url) => linkTo('modulepreload', url)))
  if (urls.length > 2) setTimeout(() => preload(urls.slice(2)))
}

// Those of the first screen stand in the page; the others are for what comes after it.
// No link: Firefox holds a prefetch against `default-src`, and Safari knows none.
const fetchIcons = (icons) => {
  if (!icons) return
  fetch(icons, { priority: 'low' })
    .then((file) => file.blob())
    .catch(() => {})
}

// What draws the page, in other processes too, has the processor to itself until then: beside it the code takes twice as
// long. Files are fetched meanwhile. A page whose files are on the device already has nothing to wait for.
const isOnDevice = Boolean(navigator.serviceWorker?.controller)
const REST_MS = isOnDevice ? 0 : 500

// What the page says is as the host said it at most this long ago.
const FRESH_MS = 300_000

// Where /login stands in for the page that was asked for, a link that is followed without the code forgets which.
const standsIn = document.querySelector('style[data-route=login]') && !/^\/login\b/i.test(location.pathname)

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
    // Each costs the page a moment, while other processes draw what was just seen.
    fetchWholeStyle()
    setTimeout(() => preload([packages, main, ...others]))
    setTimeout(() => fetchIcons(icons))
  }
  const boot = () => {
    fetchAll()
    if (isBooting) return
    isBooting = true
    expectApp(() => atFoot(late.dataset))
    // The answers in the page are those of a visitor. After a long sleep the app asks anew.
    const now = Date.now()
    if (now - early.askedAt < FRESH_MS) early.askedAt = now
    // Nothing that changes what is drawn: such a page comes without its data.
    window.lintasConfig = settings()
    for (const [url, text] of Object.entries(read('lintas-answers'))) {
      answers[url] = Promise.resolve(new Response(text))
    }
    // The packages in a piece of work of their own.
    readCookies()
      .then(() => import(packages))
      .then(breath, () => {})
      .then(() => import(main))
      .catch(() => {
        early.fail()
        for (const at of document.querySelectorAll('button[aria-busy]')) at.ariaBusy = null
      })
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
    const { type, target } = event
    if (!early.held || !target.closest?.('#app')) return
    // React may have taken the field over without its letters, and would find fault with it.
    if (type === 'focusout') return event.stopImmediatePropagation()
    // A choice stands in the page by itself, and is found there (ui/app/start/adopt-fields.ts).
    if (type === 'input' && target.matches('[type=radio], [type=checkbox]')) return
    const isClick = type === 'click'
    const at = isClick ? target.closest('button, a[href]') : target
    // A sheet in the page is opened and closed by the browser, or here where that knows no commands; a quantity is stepped.
    const { command, step } = at?.dataset
      ? { command: at.getAttribute('commandfor'), step: at.dataset.step }
      : {}
    if (isClick && command) {
      const sheet = document.getElementById(command)
      if (!('commandForElement' in at) && sheet?.showModal)
        at.getAttribute('command') === 'close' ? sheet.close() : sheet.open || sheet.showModal()
      return boot()
    }
    if (isClick && step) {
      const field = at.parentElement.querySelector('input')
      step > 0 ? field.stepUp() : field.stepDown()
      return boot()
    }
    // A link leads on by itself.
    if (!at || (isClick && at.href && !standsIn)) return
    if (type !== 'input' && type !== 'focusin') {
      event.preventDefault()
      // React may listen already, and would do it a second time.
      event.stopImmediatePropagation()
      // It turns its ring until its wish is done.
      if (isClick) at.ariaBusy = true
    }
    held.push({ type, place: placeOf(at), value: at.value, pressed: at.ariaPressed })
    boot()
  }
  for (const type of ['click', 'input', 'submit', 'focusin', 'focusout']) addEventListener(type, hold, true)
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => setTimeout(boot), { once: true })
  const begin = () => whenWanted(bootSoon, boot)
  addEventListener('load', begin)
  // A picture that hangs must not keep the page asleep.
  setTimeout(() => document.readyState === 'interactive' && begin(), 4000)
}

const late = document.getElementById('lintas-late')
askForFonts(late.dataset.fonts.split(','))
startLate(JSON.parse(late.textContent), late.dataset.icons)
