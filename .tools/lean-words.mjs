import fs from 'node:fs'

const cut = (code, pattern, text, what) => {
  const found = code.match(new RegExp(pattern.source, `${pattern.flags}g`))?.length ?? 0
  if (found !== 1)
    throw new Error(`i18next has changed: ${what} was found ${found} times (.tools/lean-words.mjs)`)
  return code.replace(pattern, () => text)
}

/**
 * i18next without what this app gives it no use for: it fetches no files by itself (`words-store.ts` adds them)
 * and formats nothing inside texts (Intl does, before). The tests in Node run the whole package.
 */
export const leanWords = (source) => {
  const withoutFetching = cut(
    source,
    /^class Connector extends EventEmitter \{[\s\S]*?^\}/m,
    'class Connector extends EventEmitter { state = {}; load(languages, spaces, done) { done() } }',
    'Connector',
  )
  return cut(
    withoutFetching,
    /^class Formatter \{[\s\S]*?^\}/m,
    'class Formatter { init() {} format(value) { return value } }',
    'Formatter',
  )
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
