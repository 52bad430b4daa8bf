import type { Hono } from 'hono'
import type { FieldNote } from '../../../domain/field-view/field-note.ts'
import { readReport } from '../../../domain/field-view/field-report.ts'
import { rate } from '../../../domain/field-view/vitals.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { HostBindings } from './caller.ts'
import { callerOf } from './caller.ts'
import { createRateLimit } from './rate-limit.ts'

/** A full report has about 5 KB. */
const MAX_BYTES = 16 * 1024
/** Reports per caller and minute: many shoppers may share an address, and a report is cheap. */
const MAX_REPORTS = 120
const MINUTE_MS = 60_000

const readText = async (request: Request): Promise<string | undefined> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

type Entry = readonly [name: string, help: string, labels: Readonly<Record<string, string>>]

/** A note as a metric; its labels are closed sets. */
const entryOf = (note: FieldNote): Entry => {
  switch (note.kind) {
    case 'vital': {
      const { name, page, value } = note
      return ['vitals', 'Web Vitals by page and rating.', { name, page, rating: rate(name, value) }]
    }
    case 'call':
      return ['failed_calls', 'Calls that failed in the field.', { path: note.path, fault: note.fault }]
    case 'reconnect':
      return ['reconnects', 'Chat connections lost, by cause.', { cause: note.cause }]
    case 'trouble':
      return ['troubles', 'Faults that pages have logged.', { event: note.event }]
  }
}

const nothing = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

type Deps = Pick<BackendDeps, 'clock' | 'metrics'> & {
  readonly config: Pick<BackendDeps['config'], 'proxies'>
}

/**
 * Receives the reports of pages (docs/field-view.md) if the settings name a path of ours. Only counts are stored:
 * neither sender nor time.
 */
export const mountFieldView = (
  app: Hono<{ Bindings: HostBindings }>,
  { clock, config, metrics }: Deps,
  address: string,
  places: { readonly pages: ReadonlySet<string>; readonly paths: ReadonlySet<string> },
): void => {
  if (!address.startsWith('/')) return
  const limit = createRateLimit(clock, MAX_REPORTS, MINUTE_MS)
  app.post(address, async (context) => {
    const request = context.req.raw
    const caller = callerOf(request, context.env, config.proxies)
    if (!limit.take(caller)) return nothing(429)
    const text = await readText(request)
    if (text === undefined) return nothing(413)
    const notes = readReport(parse(text), places)
    if (!notes) return nothing(400)
    for (const { note, count } of notes) {
      const [name, help, labels] = entryOf(note)
      metrics.count(`lintas_field_${name}_total`, help, labels, count)
    }
    return nothing(204)
  })
}
