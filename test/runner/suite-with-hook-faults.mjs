// What test files get as `uvu`, whose own `suite` this calls: it says nothing of a hook that throws, neither which nor
// why, and the tests are then missing from those that passed.
import { suite as plainSuite } from 'uvu'

/** `add` registers a hook; one that throws says so in the form of a failed test, and fails as before. */
const told = (add, name, hook) => (work) =>
  add(async (state) => {
    try {
      await work(state)
    } catch (cause) {
      process.stdout.write(`\n   FAIL  ${name}  "${hook}"\n    ${cause?.stack ?? cause}\n\n`)
      throw cause
    }
  })

export const suite = (name, state) => {
  const made = plainSuite(name, state)
  for (const hook of ['before', 'after']) {
    const { each } = made[hook]
    made[hook] = Object.assign(told(made[hook], name, hook), { each: told(each, name, `${hook} each`) })
  }
  return made
}
