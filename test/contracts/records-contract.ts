import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RecordRow, RecordsFault, RecordsPort } from '../../application/ports/records-port.ts'
import type { Result } from '../../domain/shared/result.ts'

/** Two ports over the same rows, as two tabs have them. */
export type RecordsSetUp = { readonly port: RecordsPort; readonly other: RecordsPort }

const done = <T>(answer: Result<T, RecordsFault>): T => {
  assert.ok(answer.ok, answer.ok ? '' : answer.fault.kind)
  return answer.value
}
const put = (key: string, value: unknown = key) => ({ put: { key, value } })
const keys = (rows: readonly RecordRow[]) => rows.map((row) => row.key)

/** What every RecordsPort keeps to. */
export const recordsContract = (name: string, create: () => RecordsSetUp): void => {
  const records = suite(`RecordsPort: ${name}`)

  records('lists by key the rows whose key begins with the prefix, and no others', async () => {
    const { port } = create()
    const under = ['a\n', 'a\n\u0000', 'a\n10', 'a\n2', 'a\nÜ', 'a\n\uffff', 'a\n\uffffz']
    const beside = ['', 'A\n1', 'a', 'a\t', 'a\u000b', 'b\n1']
    done(
      await port.change(
        'rows',
        [...under, ...beside].reverse().map((key) => put(key)),
      ),
    )
    assert.equal(keys(done(await port.list('rows', 'a\n'))), under)
    assert.equal(keys(done(await port.list('rows', 'a\n\uffff'))), ['a\n\uffff', 'a\n\uffffz'])
    assert.equal(keys(done(await port.list('rows', ''))), [...under, ...beside].sort())
    assert.equal(keys(done(await port.list('other', ''))), [])
  })

  records('keeps tables apart', async () => {
    const { port } = create()
    done(await port.change('one', [put('a', 1)]))
    done(await port.change('two', [put('a', 2)]))
    done(await port.change('one', [{ remove: 'a' }]))
    assert.equal(done(await port.list('one', '')), [])
    assert.equal(done(await port.list('two', '')), [{ key: 'a', value: 2 }])
  })

  records('applies changes in order, later ones over earlier ones', async () => {
    const { port } = create()
    const changes = [put('a', 1), put('b', 1), { remove: 'a' }, put('b', 2), { remove: 'c' }, put('c', 1)]
    done(await port.change('rows', changes))
    assert.equal(done(await port.list('rows', '')), [
      { key: 'b', value: 2 },
      { key: 'c', value: 1 },
    ])
  })

  records('accepts removing a missing row, and an empty change', async () => {
    const { port } = create()
    assert.equal(await port.change('rows', [{ remove: 'nobody' }]), { ok: true, value: undefined })
    assert.equal(await port.change('rows', []), { ok: true, value: undefined })
    assert.equal(await port.clear('nobody'), { ok: true, value: undefined })
  })

  records('applies all of its changes or none', async () => {
    const { port } = create()
    done(await port.change('rows', [put('kept')]))
    // Nothing can copy a function.
    const changes = [put('a'), { remove: 'kept' }, put('b', () => undefined)]
    assert.equal(await port.change('rows', changes), { ok: false, fault: { kind: 'records-unavailable' } })
    assert.equal(keys(done(await port.list('rows', ''))), ['kept'])
    done(await port.change('rows', [put('after')]))
    assert.equal(keys(done(await port.list('rows', ''))), ['after', 'kept'])
  })

  records('stores plain data unchanged', async () => {
    const { port } = create()
    const value = {
      text: 'ü 汉 \u0000',
      number: -0.5,
      large: Number.MAX_SAFE_INTEGER,
      none: null,
      missing: undefined,
      flags: [true, false],
      bytes: Uint8Array.of(0, 255, 128),
      nested: { list: [{ deep: { bytes: new Uint8Array(0) } }] },
    }
    done(
      await port.change('rows', [put('a', value), { put: { key: 'b', value: undefined } }, put('c', null)]),
    )
    const rows = done(await port.list('rows', ''))
    assert.equal(
      rows.map((row) => row.value),
      [value, undefined, null],
    )
    assert.ok(
      (rows.find(({ key }) => key === 'a') as { value: typeof value }).value.bytes instanceof Uint8Array,
    )
  })

  records('stores a copy: later changes of the value change no row', async () => {
    const { port } = create()
    const value = { list: [1] }
    done(await port.change('rows', [put('a', value)]))
    value.list.push(2)
    const listed = done(await port.list('rows', ''))[0]?.value as typeof value
    listed.list.push(3)
    assert.equal(done(await port.list('rows', '')), [{ key: 'a', value: { list: [1] } }])
  })

  records('clears a prefix in every table', async () => {
    const { port } = create()
    for (const table of ['one', 'two', 'three']) {
      done(await port.change(table, [put('a\n1'), put('a\n2'), put('ab'), put('b\n1')]))
    }
    done(await port.clear('a\n'))
    for (const table of ['one', 'two', 'three']) {
      assert.equal(keys(done(await port.list(table, ''))), ['ab', 'b\n1'])
    }
    done(await port.clear(''))
    assert.equal(done(await port.list('two', '')), [])
  })

  records('two writers lose no change of each other, and see them', async () => {
    const { port, other } = create()
    const written: string[] = []
    const all = Array.from({ length: 40 }, (_, at) => {
      const key = `k${String(at).padStart(2, '0')}`
      written.push(key)
      return (at % 2 === 0 ? port : other).change('rows', [put(key), put('last', at)])
    })
    for (const answer of await Promise.all(all)) done(answer)
    assert.equal(keys(done(await port.list('rows', 'k'))), written)
    assert.equal(done(await other.list('rows', '')), done(await port.list('rows', '')))
  })

  records('lists 10,000 rows', async () => {
    const { port, other } = create()
    const changes = Array.from({ length: 10_000 }, (_, at) => put(`m${String(at).padStart(5, '0')}`, { at }))
    done(await port.change('rows', changes))
    const rows = done(await other.list('rows', 'm'))
    assert.is(rows.length, 10_000)
    assert.equal(rows.at(-1), { key: 'm09999', value: { at: 9_999 } })
  })

  records.run()
}
