import type { CDPSession } from 'playwright-core'

/** Bytes of a page's heap: what the app holds, what the engine compiled for it, and everything. */
export type HeldKinds = { readonly ours: number; readonly code: number; readonly all: number }

type Snapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[]]
    }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/** What a program makes; `system / Context` among the objects are the variables of its functions. */
const OURS = new Set([
  'object',
  'array',
  'closure',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'regexp',
  'symbol',
  'bigint',
])

const take = async (cdp: CDPSession): Promise<Snapshot> => {
  const parts: string[] = []
  const hear = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', hear)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', hear)
  return JSON.parse(parts.join('')) as Snapshot
}

/**
 * Counts a snapshot of the heap by its kinds. Machine code and what the engine notes about each function grow as long
 * as it compiles anew what is used often, whatever the app holds: so the two are told apart.
 */
export const heldKinds = async (cdp: CDPSession): Promise<HeldKinds> => {
  const { snapshot, nodes } = await take(cdp)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size, width] = [fields.indexOf('type'), fields.indexOf('self_size'), fields.length]
  let [ours, code, all] = [0, 0, 0]
  for (let at = 0; at < nodes.length; at += width) {
    const bytes = nodes[at + size] ?? 0
    const kind = types[0][nodes[at + type] ?? 0] ?? ''
    all += bytes
    if (OURS.has(kind)) ours += bytes
    if (kind === 'code') code += bytes
  }
  return { ours, code, all }
}
