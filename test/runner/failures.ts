/** Where uvu begins with something else: a file, a suite, the totals. */
const ELSEWHERE = /^(test\/| \S| {2}Total:)/
const FAILURE = /^ +FAIL /

/** What uvu printed (without colours) of the tests that failed, each part behind its file's name. */
export const failuresIn = (text: string): string => {
  const kept: string[] = []
  let file = ''
  let isInside = false
  for (const line of text.split('\n')) {
    if (line.startsWith('test/')) file = line.trim()
    if (FAILURE.test(line)) {
      isInside = true
      if (file) kept.push(file)
      file = ''
    } else if (ELSEWHERE.test(line)) isInside = false
    if (isInside) kept.push(line)
  }
  return kept.join('\n').trim()
}

/** One line for each test that failed: `suite  "name"`. */
export const namesOfFailures = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => FAILURE.test(line))
    .map((line) => line.replace(FAILURE, '').trim())
