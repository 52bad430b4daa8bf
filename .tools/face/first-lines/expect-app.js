import { early } from './early.js'

/** How long a page that can be read may wait for its code before it says so. The app may still come. */
const READ_MS = 12_000
const LOOK_AGAIN_MS = 500

// The page's policy allows no style in markup; set by code it is allowed. The classes are of ui/styles/roles.css.
const CARD =
  'position:fixed;inset-inline:var(--s4);z-index:var(--z-toast);max-inline-size:var(--form-w);block-size:fit-content;' +
  'margin:auto;padding:var(--s4);flex-wrap:wrap;border-radius:var(--r-m);' +
  'background:var(--raised);color:var(--ink);box-shadow:var(--e3);'
const TEXT = 'flex:1 12rem;font:var(--body);letter-spacing:0'
const BUTTON =
  'min-block-size:var(--tap);padding-inline:var(--s5);border-radius:var(--r-full);' +
  'background:var(--accent);color:var(--on-accent)'

const element = (name, className, style, text = '') => {
  const made = document.createElement(name)
  made.className = className
  made.style.cssText = style
  made.textContent = text
  return made
}

/** The card that says that the app has not come, put into `place`; its sentence is an element of such a name. */
export const showCard = ({ late, reload }, place, name, insetBlock) => {
  const card = element('div', 'row', `${CARD}inset-block:${insetBlock}`)
  const button = element('button', 'label strong', BUTTON, reload)
  card.setAttribute('role', 'alert')
  button.type = 'button'
  button.onclick = () => location.reload()
  card.append(element(name, '', TEXT, late), button)
  place.append(card)
  return card
}

/** At the foot of a page that can be read. */
export const atFoot = (words) => showCard(words, document.body, 'p', 'auto calc(var(--nav-h) + var(--s4))')

/**
 * A page never stays white or dead without a word: when the code cannot be had (`early.fail`, also called by
 * ui/main.tsx), or is late, it says so in its own language and offers to load it again. What came as a card goes when
 * the app is there after all, which is when nothing is held any more. `show` puts the card up; gives what says that
 * the app is late.
 */
export const expectApp = (show) => {
  let shown
  let looking
  const isAwake = () => !early.held
  const say = () => {
    shown ??= show()
    return shown
  }
  const sayLate = () => {
    if (isAwake() || looking) return
    const card = say()
    looking = setInterval(() => {
      if (!isAwake()) return
      clearInterval(looking)
      card.remove()
    }, LOOK_AGAIN_MS)
  }
  setTimeout(sayLate, READ_MS)
  early.fail = () => {
    clearInterval(looking)
    // The code that would repeat what the shopper does meanwhile will not come.
    early.held = undefined
    say()
  }
  return sayLate
}
