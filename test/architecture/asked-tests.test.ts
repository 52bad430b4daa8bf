import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { filesOf, GROUPS, type Group, partOf, processesOf } from '../runner/groups.ts'

const asked = suite('selecting a part of the tests')

const namesOf = ({ groups }: { readonly groups: readonly Group[] }): readonly string[] =>
  groups.map(({ name }) => name)

asked('selects a group by its name, narrowed by what follows', () => {
  const part = partOf(['ui', 'cart'])
  assert.equal([namesOf(part), part.filters], [['ui'], ['cart']])
})

asked('accepts several filters, of which a file has to match one', () => {
  const { groups, filters } = partOf(['domain', 'cart-rules', 'orders/refund'])
  assert.equal(filters, ['cart-rules', 'orders/refund'])
  const files = groups.flatMap((group) => filesOf(group, ...filters))
  assert.ok(files.includes('test/domain/cart/cart-rules.test.ts'))
  assert.ok(files.includes('test/domain/orders/refund.test.ts'))
  assert.equal(
    files.filter((file) => !/cart-rules|orders\/refund/.test(file)),
    [],
  )
})

asked('runs `unit` without build, server and browser', () => {
  assert.equal(namesOf(partOf(['unit'])), ['domain', 'application', 'ui', 'contracts'])
})

asked('starts with the files that take longest, which exist', () => {
  const [browser] = GROUPS.filter(({ name }) => name === 'browser')
  const { longest = [] } = browser ?? {}
  assert.ok(longest.length > 0)
  assert.equal(browser && filesOf(browser).slice(0, longest.length), longest)
  assert.ok(browser && filesOf(browser).length > 2 * longest.length)
})

asked('runs each browser file once, and those that share a shop in one process', () => {
  const [browser] = GROUPS.filter(({ name }) => name === 'browser')
  assert.ok(browser)
  const files = filesOf(browser)
  const processes = processesOf(browser, files)
  assert.equal(processes.flat().toSorted(), [...files].toSorted())
  /** A shop that all of them use, or none at all. */
  const sharing = (file: string): boolean =>
    /await openSharedShop\(|^(?![\s\S]*openBuiltShop)/.test(readFileSync(file, 'utf8'))
  for (const company of browser.together ?? []) {
    assert.ok(
      processes.some((one) => one.join() === company.join()),
      company.join(),
    )
    assert.equal(
      company.filter((file) => !sharing(file)),
      [],
    )
  }
  assert.equal(processesOf(browser, ['test/browser/screens/notch.test.ts']), [
    ['test/browser/screens/notch.test.ts'],
  ])
})

asked('searches a path in all groups when the one word is no group', () => {
  const part = partOf(['server-cart'])
  assert.ok(namesOf(part).includes('application'))
  assert.equal(part.filters, ['server-cart'])
})

asked('refuses a filter after an unknown group, and lists the groups', () => {
  assert.throws(
    () => partOf(['adapters', 'http']),
    /No group of tests is called "adapters"\. .*backend.*contracts/,
  )
})

asked.run()
