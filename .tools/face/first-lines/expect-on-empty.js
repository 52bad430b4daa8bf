import { early } from './early.js'
import { atFoot, expectApp, showCard } from './expect-app.js'

/** How long a page may stand empty before it says so. */
const EMPTY_MS = 4_000

const isEmpty = () => !document.getElementById('app').firstChild

/** Amid a page on which nothing is to be seen: so nothing can be lost when it loads itself again. */
const amid = (words) => {
  const place = document.createElement('main')
  document.getElementById('app').append(place)
  return showCard(words, place, 'h1', 0)
}

/** Expects the app on a page that may come empty, or with the boxes in which it will show its data. */
export const expectOnEmpty = (words) => {
  let wasEmpty = false
  const sayLate = expectApp(() => {
    wasEmpty = isEmpty()
    return wasEmpty ? amid(words) : atFoot(words)
  })
  setTimeout(() => isEmpty() && sayLate(), EMPTY_MS)
  const { fail } = early
  early.fail = () => {
    fail()
    if (wasEmpty) addEventListener('online', () => location.reload())
  }
}
