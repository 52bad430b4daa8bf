import { type Fields, fieldsOf } from '../shared/fields.ts'
import {
  barePath,
  CALL_FAULTS,
  type FieldNote,
  isMeasure,
  oneOf,
  RECONNECT_CAUSES,
  TROUBLES,
} from './field-note.ts'
import { VITALS } from './vitals.ts'

/** A note, and how often it came. */
export type CountedNote = { readonly note: FieldNote; readonly count: number }

/** What one report may hold; a page that has more to tell sends another. */
export const MOST_NOTES = 50
const MOST_COUNT = 1000
const VERSION = 1

/** Notes as one report, as it travels. */
export const writeReport = (notes: readonly CountedNote[]): string =>
  JSON.stringify({ v: VERSION, notes: notes.map(({ note, count }) => ({ ...note, count })) })

/** What a server knows of its own; other pages and calls count as `other`, so that nobody can fill its books. */
export type KnownPlaces = { readonly pages: ReadonlySet<string>; readonly paths: ReadonlySet<string> }

const OTHER = 'other'
const known = (places: ReadonlySet<string>, place: unknown): string =>
  typeof place === 'string' && places.has(place) ? place : OTHER

const readNote = (fields: Fields, { pages, paths }: KnownPlaces): FieldNote | undefined => {
  switch (fields['kind']) {
    case 'vital': {
      const [name, value] = [oneOf(VITALS, fields['name']), fields['value']]
      if (!name || !isMeasure(value)) return undefined
      return { kind: 'vital', name, page: known(pages, fields['page']), value }
    }
    case 'call': {
      const fault = oneOf(CALL_FAULTS, fields['fault'])
      return fault && { kind: 'call', path: known(paths, fields['path']), fault }
    }
    case 'reconnect': {
      const cause = oneOf(RECONNECT_CAUSES, fields['cause'])
      return cause && { kind: 'reconnect', cause }
    }
    case 'trouble': {
      const event = oneOf(TROUBLES, fields['event'])
      return event && { kind: 'trouble', event }
    }
    default:
      return undefined
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_COUNT

/** The notes of a report from anybody; undefined when it is none. Notes of a newer page are left out. */
export const readReport = (value: unknown, places: KnownPlaces): readonly CountedNote[] | undefined => {
  const report = fieldsOf(value)
  const notes = report?.['notes']
  if (report?.['v'] !== VERSION || !Array.isArray(notes) || notes.length > MOST_NOTES) return undefined
  return notes.flatMap((row: unknown) => {
    const fields = fieldsOf(row)
    const note = fields && readNote(fields, places)
    const count = fields?.['count']
    return note && isCount(count) ? [{ note, count }] : []
  })
}

/** The calls a server answers, as a report names them. */
export const knownPaths = (templates: readonly string[]): ReadonlySet<string> =>
  new Set(templates.map(barePath))
