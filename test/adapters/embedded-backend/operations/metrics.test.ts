import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createMetrics } from '../../../../adapters/embedded-backend/operations/metrics.ts'

const metrics = suite('metrics in the text of Prometheus')

const lines = (text: string, name: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith(name))

metrics('count calls by route, method and code', () => {
  const { called, text } = createMetrics()
  called({ method: 'GET', route: '/api/a', code: 1, seconds: 0.01 })
  called({ method: 'GET', route: '/api/a', code: 1, seconds: 0.02 })
  called({ method: 'GET', route: '/api/a', code: 0, seconds: 0.02 })
  assert.equal(lines(text(), 'lintas_calls_total'), [
    'lintas_calls_total{method="GET",route="/api/a",code="1"} 2',
    'lintas_calls_total{method="GET",route="/api/a",code="0"} 1',
  ])
})

metrics('record how long calls took in cumulative buckets, with their sum and count', () => {
  const { called, text } = createMetrics()
  called({ method: 'GET', route: '/r', code: 1, seconds: 0.03 })
  called({ method: 'GET', route: '/r', code: 1, seconds: 7 })
  const bucket = (le: string) =>
    lines(text(), 'lintas_call_seconds_bucket')
      .find((line) => line.includes(`le="${le}"`))
      ?.split(' ')[1]
  assert.equal([bucket('0.02'), bucket('0.05'), bucket('5'), bucket('+Inf')], ['0', '1', '1', '2'])
  assert.ok(text().includes('lintas_call_seconds_sum{method="GET",route="/r"} 7.03\n'))
  assert.ok(text().includes('lintas_call_seconds_count{method="GET",route="/r"} 2\n'))
})

metrics('escape special characters in labels', () => {
  const { count, text } = createMetrics()
  count('odd_total', 'Odd.', { event: 'a"b\\c\nd' })
  assert.ok(text().includes('odd_total{event="a\\"b\\\\c\\nd"} 1\n'))
})

metrics('read gauges when they are scraped', () => {
  const { gauge, text } = createMetrics()
  let value = 1
  gauge('now', 'Now.', () => value)
  value = 3
  assert.equal(text(), '# HELP now Now.\n# TYPE now gauge\nnow 3\n')
})

metrics.run()
