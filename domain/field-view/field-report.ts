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

/** A note, and how often it occurred. */
export type CountedNote = { readonly note: FieldNote; readonly count: number }

/** Most notes of one report; the rest go into the next one. */
export const MAX_NOTES = 50
const MAX_COUNT = 1000
const VERSION = 1

/** Serialises notes as one report. */
export const writeReport = (notes: readonly CountedNote[]): string =>
  JSON.stringify({ v: VERSION, notes: notes.map(({ note, count }) => ({ ...note, count })) })

/** The pages and calls that a server knows; all others count as `other`, so that reports cannot fill its memory. */
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
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_COUNT

/**
 * Parses a report from an untrusted sender; undefined when it is invalid. Unknown kinds of notes, from newer pages,
 * are ignored.
 */
export const readReport = (value: unknown, places: KnownPlaces): readonly CountedNote[] | undefined => {
  const report = fieldsOf(value)
  const notes = report?.['notes']
  if (report?.['v'] !== VERSION || !Array.isArray(notes) || notes.length > MAX_NOTES) return undefined
  return notes.flatMap((row: unknown) => {
    const fields = fieldsOf(row)
    const note = fields && readNote(fields, places)
    const count = fields?.['count']
    return note && isCount(count) ? [{ note, count }] : []
  })
}

/** The paths of a server's calls in the form that reports use. */
export const knownPaths = (templates: readonly string[]): ReadonlySet<string> =>
  new Set(templates.map(barePath))
