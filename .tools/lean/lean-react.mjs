import fs from 'node:fs'
import path from 'node:path'

const FROM = '.tools/lean/lean-react.mjs'

const cut = (code, pattern, text, what, times = 1) => {
  const found = code.match(new RegExp(pattern.source, `${pattern.flags}g`))?.length ?? 0
  if (found !== times) throw new Error(`react-dom has changed: ${what} was found ${found} times (${FROM})`)
  return code.replace(new RegExp(pattern.source, `${pattern.flags}g`), text)
}

/** Walk over `<ViewTransition>`s, of which this app draws none: they would find nothing to do. */
const VIEW_TRANSITIONS = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
]

/** What `<Fragment ref>` needs; the app has no such ref either. */
const FRAGMENT_REFS = [
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'deleteChildFromFragmentInstance',
]

/** What `preload()` and its like of react-dom call; the app calls none of them. */
const EARLY_FILES = [
  'preload',
  'preloadModule',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preconnectAs',
]

const METHODS = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};\n/m

/**
 * React throws these to itself and knows them by identity. Made as errors they take a picture of the stack when the
 * page starts, and for that, with a console or a profiler open, V8 reads the whole shell a second time: 20 ms.
 */
const SIGNALS = /(\b\w+Exception = )Error\(formatProdErrorMessage\((460|461|474|519|542)\)\)/

/**
 * A CommonJS package is one function for V8, which reads all of it once more on the main thread when it is called. As
 * a module its functions are known from the reading that is done beside the main thread.
 */
const asModule = (code) => {
  let module = cut(code, /^"use strict";\n/m, '', 'strict')
  module = cut(
    module,
    /^var Scheduler = require\("scheduler"\),\s+React = require\("react"\),\s+ReactDOM = require\("react-dom"\);/m,
    'import Scheduler from "scheduler"\nimport React from "react"\nimport ReactDOM from "react-dom"',
    'imports',
  )
  module = cut(module, /^exports\.version = .*$/m, '', 'version')
  return cut(module, /^exports\.(createRoot|hydrateRoot) = /m, 'export const $1 = ', 'exports', 2)
}

/**
 * react-dom without what this app gives it no use for. The tests in Node run the whole package; the browser tests
 * run this, and `test/architecture/lean-react.test.ts` sees that nobody uses what is left out.
 */
export const leanReact = (source) => {
  let code = source
  for (const name of [...VIEW_TRANSITIONS, ...FRAGMENT_REFS, ...EARLY_FILES]) {
    const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{[\\s\\S]*?^\\}\\n`, 'm')
    code = cut(code, whole, () => `function ${name}() {}\n`, name)
  }
  const methods = code.match(new RegExp(METHODS.source, 'gm'))?.length ?? 0
  if (methods === 0) throw new Error(`react-dom has changed: no methods to leave out (${FROM})`)
  code = cut(code, METHODS, '', 'methods', methods)
  const signal = (_, name, number) =>
    `${name}Object.assign(Object.create(Error.prototype), { message: formatProdErrorMessage(${number}) })`
  return asModule(cut(code, SIGNALS, signal, 'signals', 5))
}

export const leanReactPlugin = {
  name: 'lean-react',
  setup(build) {
    const file = path.resolve('node_modules/react-dom/cjs/react-dom-client.production.js')
    build.onResolve({ filter: /^react-dom\/client$/ }, () => ({ path: file }))
    build.onLoad({ filter: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ }, () => ({
      contents: leanReact(fs.readFileSync(file, 'utf8')),
      loader: 'js',
    }))
  },
}
