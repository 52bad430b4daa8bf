import fs from 'node:fs'

const cut = (code, pattern, text, what) => {
  const found = code.match(new RegExp(pattern.source, `${pattern.flags}g`))?.length ?? 0
  if (found !== 1)
    throw new Error(`i18next has changed: ${what} was found ${found} times (.tools/lean/lean-words.mjs)`)
  return code.replace(pattern, () => text)
}

/** Methods of its instance that nobody calls here. */
const UNUSED_METHODS = ['hydrate', 'loadNamespaces', 'loadLanguages', 'dir', 'cloneInstance']

/** What it says to those who develop with it, when it is told to. */
const ADVICE = /^(\s*(?:if \(.*\) |else )?)(?:this\.logger|baseLogger)\.(?:warn|log|once|deprecate)\(.*\);$/

/**
 * i18next without what this app gives it no use for: it fetches no files by itself (`words-store.ts` adds them),
 * formats nothing inside texts (Intl does, before), puts no text into another and names none by a function, has no use
 * for advice to developers, and is made once. The tests in Node run the whole package;
 * `test/architecture/lean-words.test.ts` holds this one against it.
 */
export const leanWords = (source) => {
  let code = cut(
    source,
    /^class Connector extends EventEmitter \{[\s\S]*?^\}/m,
    'class Connector extends EventEmitter { state = {}; load(languages, spaces, done) { done() } }',
    'Connector',
  )
  code = cut(
    code,
    /^class Formatter \{[\s\S]*?^\}/m,
    'class Formatter { init() {} format(value) { return value } }',
    'Formatter',
  )
  code = cut(code, /^ {2}nest\([^\n]*\) \{[\s\S]*?^ {2}\}/m, '  nest(text) { return text }', 'nest')
  code = cut(
    code,
    /^const PATH_KEY[\s\S]*?^function keysFromSelector[\s\S]*?^\}/m,
    'const keysFromSelector = () => ""',
    'keysFromSelector',
  )
  for (const name of UNUSED_METHODS) {
    code = cut(code, new RegExp(`^  ${name}\\([^\\n]*\\) \\{[\\s\\S]*?^  \\}\\n`, 'm'), '', name)
  }
  return code
    .split('\n')
    .map((line) => line.replace(ADVICE, '$1;'))
    .join('\n')
}

export const leanWordsPlugin = {
  name: 'lean-words',
  setup(build) {
    build.onLoad({ filter: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ }, ({ path: file }) => ({
      contents: leanWords(fs.readFileSync(file, 'utf8')),
      loader: 'js',
    }))
  },
}
