import { early } from './early.js'

/** How long a page may stand empty before it says so, and how long one that can be read. The app may still come. */
const EMPTY_MS = 4_000
const READ_MS = 12_000
const LOOK_AGAIN_MS = 500

// The page's policy allows no style in markup; set by code it is allowed.
const CARD =
  'position:fixed;inset-inline:var(--s4);z-index:var(--z-toast);max-inline-size:var(--form-w);block-size:fit-content;' +
  'margin:auto;padding:var(--s4);display:flex;flex-wrap:wrap;align-items:center;gap:var(--s3);border-radius:var(--r-m);' +
  'background:var(--raised);color:var(--ink);box-shadow:var(--e3);'
const TEXT = 'flex:1 12rem;font:var(--body);letter-spacing:0;text-wrap:pretty'
const BUTTON =
  'flex:none;min-block-size:var(--tap);padding-inline:var(--s5);border:0;border-radius:var(--r-full);font:var(--label);font-weight:600;' +
  'background:var(--accent);color:var(--on-accent);cursor:pointer'

const element = (name, style = '', text = '') => {
  const made = document.createElement(name)
  made.style.cssText = style
  made.textContent = text
  return made
}

/** What says that the app has not come: amid an empty page, or at the foot of one that can be read already. */
const showCard = ({ late, reload }) => {
  const app = document.getElementById('app')
  const isEmpty = !app.firstChild
  const card = element('div', `${CARD}inset-block:${isEmpty ? 0 : 'auto calc(var(--nav-h) + var(--s4))'}`)
  const button = element('button', BUTTON, reload)
  card.setAttribute('role', 'alert')
  button.type = 'button'
  button.onclick = () => location.reload()
  card.append(element(isEmpty ? 'h1' : 'p', TEXT, late), button)
  const place = isEmpty ? element('main') : document.body
  if (isEmpty) app.append(place)
  place.append(card)
  return { card, isEmpty }
}

/**
 * A page never stays white or dead without a word: when the code cannot be had (`early.fail`, also called by
 * ui/main.tsx), or is late, it says so in its own language and offers to load it again. What came as a card goes when
 * the app is there after all, which is when nothing is held any more.
 */
export const expectApp = (words) => {
  let shown
  let looking
  const isAwake = () => !early.held
  const say = () => {
    shown ??= showCard(words)
    return shown
  }
  const sayLate = () => {
    if (isAwake() || looking) return
    const { card } = say()
    looking = setInterval(() => {
      if (!isAwake()) return
      clearInterval(looking)
      card.remove()
    }, LOOK_AGAIN_MS)
  }
  setTimeout(() => document.getElementById('app').firstChild || sayLate(), EMPTY_MS)
  setTimeout(sayLate, READ_MS)
  early.fail = () => {
    clearInterval(looking)
    // The code that would repeat what the shopper does meanwhile will not come.
    early.held = undefined
    // Nothing can be lost where nothing was to be seen.
    if (say().isEmpty) addEventListener('online', () => location.reload())
  }
}
