import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type VitalsSource, watchVitals } from '../../../adapters/vitals/browser-vitals.ts'

const vitals = suite('web vitals of a page')

/** A browser whose entries a test makes up. */
const createPage = () => {
  const takers = new Map<string, (entry: PerformanceEntry) => void>()
  let hide = (): void => undefined
  let page = '/home'
  const source: VitalsSource = {
    watch: (kind, take) => {
      takers.set(kind, take)
      return { stop: () => void takers.delete(kind) }
    },
    whenHidden: (run) => {
      hide = run
    },
    page: () => page,
  }
  return {
    source,
    hide: () => hide(),
    go: (to: string) => {
      page = to
    },
    see: (kind: string, entry: object) => takers.get(kind)?.(entry as PerformanceEntry),
  }
}

const watch = () => {
  const page = createPage()
  const told: unknown[] = []
  watchVitals(page.source, (...line) => told.push(line))
  return { ...page, told }
}

vitals('reports first paint and first byte when they are known', () => {
  const { see, told } = watch()
  see('paint', { name: 'first-paint', startTime: 90 })
  see('paint', { name: 'first-contentful-paint', startTime: 100 })
  see('navigation', { responseStart: 20 })
  assert.equal(told, [
    ['FCP', 100, '/home'],
    ['TTFB', 20, '/home'],
  ])
})

vitals('reports the others once, when the page is hidden', () => {
  const { see, told, hide, go } = watch()
  see('largest-contentful-paint', { startTime: 120 })
  see('largest-contentful-paint', { startTime: 300 })
  see('layout-shift', { value: 0.2, startTime: 10, hadRecentInput: true })
  see('layout-shift', { value: 0.05, startTime: 20, hadRecentInput: false })
  go('/bag')
  see('event', { interactionId: 7, duration: 80 })
  see('event', { interactionId: 7, duration: 96 })
  see('event', { interactionId: 0, duration: 900 })
  go('/filter')
  assert.equal(told, [])
  hide()
  see('layout-shift', { value: 9, startTime: 30, hadRecentInput: false })
  assert.equal(told, [
    ['LCP', 300, '/home'],
    ['CLS', 0.05, '/home'],
    ['INP', 96, '/bag'],
  ])
})

vitals('reports an unreported first paint when the page is hidden', () => {
  const { source, hide } = createPage()
  const told: unknown[] = []
  const paint = { name: 'first-contentful-paint', startTime: 100 } as PerformanceEntry
  const watchLate: VitalsSource['watch'] = (kind, take) => ({
    stop: () => {
      if (kind === 'paint') take(paint)
    },
  })
  watchVitals({ ...source, watch: watchLate }, (...line) => told.push(line))
  hide()
  assert.equal(told, [
    ['FCP', 100, '/home'],
    ['CLS', 0, '/home'],
  ])
})

vitals('omits what was not measured', () => {
  const { told, hide } = watch()
  hide()
  assert.equal(told, [['CLS', 0, '/home']])
})

vitals.run()
