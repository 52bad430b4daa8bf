// Inline script in the head of every page, before any module: applies theme and language, holds what is done before
// hydration, and shows an error when the code does not load.
import { COOKIE_NAMES } from '../../domain/session/session.ts'
import { type Early, endWaiting, type Held } from './held.ts'

/** Milliseconds before an empty page shows an error, and how long a readable one may wait for its code. */
const EMPTY_MS = 4_000
const READ_MS = 12_000

const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
const html = document.documentElement
const app = (): HTMLElement | null => document.getElementById('app')

const theme = cookie(COOKIE_NAMES.theme)
if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme
/** The error cards: in the page's language, or in all. */
const cards = [...document.querySelectorAll<HTMLTemplateElement>('template[data-late]')]
const ownCard = cards.find(({ dataset }) => dataset['late'] === cookie(COOKIE_NAMES.language)) ?? cards[0]
if (ownCard) html.lang = ownCard.lang

/** Shows the error card: in the middle of an empty page, or at the bottom of a readable one. */
const showCard = (): void => {
  if (!ownCard || document.querySelector('.late-card')) return
  const isEmpty = !app()?.firstChild
  const card = document.importNode(ownCard.content, true)
  const button = card.querySelector('button')
  button?.addEventListener('click', () => location.reload())
  const place = isEmpty ? app() : document.body
  place?.append(card)
  // Reloading loses nothing in an empty page, once it is certain that the code will not load.
  if (isEmpty) addEventListener('online', () => button?.isConnected && !early.held && location.reload())
}

const early: Early = {
  held: [],
  fail: () => {
    // The code that would handle it will not load.
    early.held = undefined
    endWaiting(document)
    showCard()
  },
}
window.lintasEarly = early

/**
 * Shows an error instead of an empty or unresponsive page. The app removes it if its code loads after all (`release`).
 */
const showLate = (): void => {
  if (early.held) showCard()
}
setTimeout(() => app()?.firstChild || showLate(), EMPTY_MS)
setTimeout(showLate, READ_MS)
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && early.fail(), true)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  early.install = event
})

/** Opens and closes dialogs by `command` where the browser does not support it. */
const command = (at: Element): void => {
  const sheet = document.getElementById(at.getAttribute('commandfor') ?? '')
  if ('commandForElement' in at || !(sheet instanceof HTMLDialogElement)) return
  if (at.getAttribute('command') === 'close') sheet.close()
  else if (!sheet.open) sheet.showModal()
}

/** Changes the number next to a button. */
const step = (at: HTMLElement): void => {
  const field = at.parentElement?.querySelector('input')
  if (!field) return
  const bound = (name: string): number => Number(field.getAttribute(name))
  const wanted = Number(field.value) + Number(at.dataset['step'])
  field.value = `${Math.max(bound('aria-valuemin'), Math.min(bound('aria-valuemax'), wanted))}`
}

/** Holds an action for the app. React may already be listening and must not handle it too. */
const hold = (event: Event, busy: Element | null, held: Held): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
  busy?.setAttribute('aria-busy', 'true')
  early.held?.push(held)
}

const onSubmit = (event: SubmitEvent, form: HTMLFormElement): void => {
  if (form.hasAttribute('action')) return
  const submitter = event.submitter as HTMLButtonElement | null
  const focused = form.contains(document.activeElement) ? document.activeElement : null
  hold(event, submitter, { element: form, submitter: submitter?.value, focused })
  // The form stays as it was sent.
  form.inert = true
}

const onClick = (event: Event, at: HTMLElement | null): void => {
  // The guard's placeholder page: following a link without code would forget the requested page.
  const isStandIn = app()?.dataset['route'] === 'login' && !/^\/login\b/i.test(location.pathname)
  const works = at instanceof HTMLButtonElement ? at.type === 'submit' : !isStandIn
  if (at?.hasAttribute('commandfor')) command(at)
  else if (at?.dataset['step']) step(at)
  else if (at && !works) hold(event, at, { element: at })
}

const onEvent = (event: Event): void => {
  const { type, target } = event
  if (!(target instanceof Element) || !app()?.contains(target)) return
  // When no code handles it, the browser would put the fields into the address, passwords too.
  if (type === 'submit' && !target.hasAttribute('action')) event.preventDefault()
  if (!early.held) return
  if (type === 'submit') onSubmit(event as SubmitEvent, target as HTMLFormElement)
  else if (type === 'click') onClick(event, target.closest<HTMLElement>('button, a[href]'))
  else if (type === 'focusin') early.focused = target
  // React may have adopted a field without its text, and would report it as empty.
  else event.stopImmediatePropagation()
}
for (const type of ['click', 'submit', 'focusin', 'focusout']) addEventListener(type, onEvent, true)
