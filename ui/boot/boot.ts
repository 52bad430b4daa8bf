// Runs inline in the head of every page, before any module: the theme and language that were chosen, what is done to the
// page before its code is there, and a word when that does not come.
import { COOKIE_NAMES } from '../../domain/session/session.ts'
import type { Early, Held } from './held.ts'

type Words = Readonly<
  Record<string, { readonly tag: string; readonly late: string; readonly reload: string }>
>

/** How long a page may stand empty before it says so, and how long one that can be read may wait for its code. */
const EMPTY_MS = 4_000
const READ_MS = 12_000
const LOOK_AGAIN_MS = 500

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
const html = document.documentElement
const app = (): HTMLElement | null => document.getElementById('app')

const theme = cookie(COOKIE_NAMES.theme)
if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme
const words: Words = JSON.parse(document.getElementById('lintas-words')?.textContent ?? '{}')
const spoken = words[cookie(COOKIE_NAMES.language) ?? ''] ?? Object.values(words)[0]
if (spoken) html.lang = spoken.tag

/** The card that says that the app has not come: amid a page on which nothing is to be seen, or at the foot of it. */
const showCard = (): HTMLElement => {
  const isEmpty = !app()?.firstChild
  const card = document.createElement('div')
  card.className = 'late-card row'
  card.role = 'alert'
  const text = document.createElement(isEmpty ? 'h1' : 'p')
  text.textContent = spoken?.late ?? ''
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'label strong'
  button.textContent = spoken?.reload ?? ''
  button.onclick = () => location.reload()
  card.append(text, button)
  if (!isEmpty) document.body.append(card)
  else {
    const place = document.createElement('main')
    place.append(card)
    app()?.append(place)
    // Nothing can be lost here by loading the page again.
    addEventListener('online', () => isLost && location.reload())
  }
  return card
}

let card: HTMLElement | undefined
let isLost = false
const early: Early = {
  held: [],
  fail: () => {
    isLost = true
    // The code that would do it will not come.
    early.held = undefined
    for (const busy of document.querySelectorAll('button[aria-busy]')) busy.removeAttribute('aria-busy')
    for (const form of document.querySelectorAll<HTMLElement>('form[inert]')) form.inert = false
    card ??= showCard()
  },
}
window.lintasEarly = early

/** A page never stays white or dead without a word. What came late after all takes it back. */
const sayLate = (): void => {
  if (!early.held || card) return
  const shown = showCard()
  card = shown
  const looking = setInterval(() => {
    if (early.held) return
    clearInterval(looking)
    if (!isLost) shown.remove()
  }, LOOK_AGAIN_MS)
}
setTimeout(() => app()?.firstChild || sayLate(), EMPTY_MS)
setTimeout(sayLate, READ_MS)
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && early.fail(), true)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  early.install = event
})

/** Opens and closes dialogs by command where the browser does not know that yet. */
const command = (at: Element): void => {
  const sheet = document.getElementById(at.getAttribute('commandfor') ?? '')
  if ('commandForElement' in at || !(sheet instanceof HTMLDialogElement)) return
  if (at.getAttribute('command') === 'close') sheet.close()
  else if (!sheet.open) sheet.showModal()
}

/** Steps the number beside a button. */
const step = (at: HTMLElement): void => {
  const field = at.parentElement?.querySelector('input')
  if (!field) return
  const bound = (name: string): number => Number(field.getAttribute(name))
  const wanted = Number(field.value) + Number(at.dataset['step'])
  field.value = `${Math.max(bound('aria-valuemin'), Math.min(bound('aria-valuemax'), wanted))}`
}

/** Kept for the app. React may listen already, and would do it a second time. */
const hold = (event: Event, busy: Element | null, held: Held): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
  busy?.setAttribute('aria-busy', 'true')
  early.held?.push(held)
}

const onSubmit = (event: SubmitEvent, form: HTMLFormElement): void => {
  if (form.hasAttribute('action')) return
  const { submitter } = event
  const focused = form.contains(document.activeElement) ? document.activeElement : null
  const by = submitter instanceof HTMLButtonElement ? { submitter: submitter.value } : {}
  hold(event, submitter, { element: form, ...by, focused })
  // What it was sent with stays as it is.
  form.inert = true
}

const onClick = (event: Event, at: HTMLElement | null): void => {
  // The guard's page: a link that is followed without the code forgets what was asked for.
  const isStandIn = app()?.dataset['route'] === 'login' && !/^\/login\b/i.test(location.pathname)
  const works = at instanceof HTMLButtonElement ? at.type === 'submit' : !isStandIn
  if (at?.hasAttribute('commandfor')) command(at)
  else if (at?.dataset['step']) step(at)
  else if (at && !works) hold(event, at, { element: at })
}

const note = (event: Event): void => {
  const { type, target } = event
  if (!early.held || !(target instanceof Element) || !app()?.contains(target)) return
  if (type === 'submit') onSubmit(event as SubmitEvent, target as HTMLFormElement)
  else if (type === 'click') onClick(event, target.closest<HTMLElement>('button, a[href]'))
  else if (type === 'focusin') early.focused = target
  // React may have taken a field over without its letters, and would find fault with it.
  else event.stopImmediatePropagation()
}
for (const type of ['click', 'submit', 'focusin', 'focusout']) addEventListener(type, note, true)
