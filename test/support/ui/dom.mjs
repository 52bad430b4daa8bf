// Loaded before anything else in the ui group: react-dom and wouter read the DOM when they are evaluated.
import { Window } from 'happy-dom'

const page = new Window({ url: 'http://localhost/home', width: 390, height: 844 })

/** Node has these too, but only the page's own understand the page's events. */
const REPLACED = new Set([
  'navigator',
  'Event',
  'CustomEvent',
  'MessageEvent',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
])

for (const name of Object.getOwnPropertyNames(page)) {
  if (name in globalThis && !REPLACED.has(name)) continue
  const value = page[name]
  const isFunction = typeof value === 'function' && /^[a-z]/.test(name)
  try {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isFunction ? value.bind(page) : value,
    })
  } catch {
    // A few globals of Node cannot be replaced; the tests do not need those.
  }
}

// Where the console has these, React's development build reports each render to the browser's performance panel and
// keeps a task for each element; nobody looks at either here.
console.timeStamp = undefined
console.createTask = undefined

globalThis.window = globalThis
globalThis.IS_REACT_ACT_ENVIRONMENT = true
// A browser's own; a test has nothing else to do.
globalThis.requestIdleCallback = (run) => setTimeout(run)
