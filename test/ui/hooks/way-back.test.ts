import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stepsBackTo } from '../../../ui/hooks/use-navigate.tsx'

const steps = suite('stepsBackTo')

const location = { origin: 'https://shop.example' }

const is =
  (wanted: string) =>
  (path: string): boolean =>
    path === wanted

const at = (here: number, ...paths: readonly string[]) => {
  const all = paths.map((path, index) => ({ index, url: `https://shop.example${path}` }))
  const navigation = { currentEntry: all[here] ?? null, entries: () => all }
  return { location, navigation: navigation as Pick<Navigation, 'currentEntry' | 'entries'> }
}

steps('counts to the nearest entry of an address', () => {
  const page = at(4, '/checkout?no=1', '/home', '/checkout?no=1', '/topUp', '/topUpRecord')
  assert.is(stepsBackTo(is('/checkout?no=1'), page), 2)
})

steps('ignores a later entry, and other addresses', () => {
  const page = at(1, '/checkout?no=2', '/topUpRecord', '/checkout?no=1')
  assert.is(stepsBackTo(is('/checkout?no=1'), page), undefined)
})

steps('finds none where the browser does not tell', () => {
  assert.is(stepsBackTo(is('/checkout?no=1'), { location }), undefined)
})

steps('skips entries of another site', () => {
  const page = at(1, '/home', '/login')
  const [home] = page.navigation.entries()
  const elsewhere = [{ ...home, url: 'https://shop.example.org/home' }, page.navigation.currentEntry]
  const navigation = { ...page.navigation, entries: () => elsewhere } as typeof page.navigation
  assert.is(
    stepsBackTo(() => true, { location, navigation }),
    undefined,
  )
})

steps.run()
