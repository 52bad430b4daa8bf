import type { ApiFault } from '../api/fault.ts'
import type { ConnectionEvent, Phase } from '../messaging/connection/connection-state.ts'
import { VITALS, type Vital } from './vitals.ts'

/** Words that occur in our own paths; anything else in a path may be personal data. */
const PLAIN = /^[a-z][a-z_-]{0,31}$/i

/**
 * An address reduced to a path without personal data: no origin, no query, `:x` for every part that is not a plain
 * word.
 */
export const barePath = (url: string): string => {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  const segments = path.split('/').filter((segment) => segment !== '')
  return `/${segments.map((segment) => (PLAIN.test(segment) ? segment : ':x')).join('/')}`
}

/** Why a call failed; calls that the app aborted itself are not reported. */
export const CALL_FAULTS = [
  'offline',
  'timed-out',
  'status',
  'rejected',
  'unauthorised',
  'unexpected-answer',
] as const satisfies readonly ApiFault['kind'][]
type CallFault = (typeof CALL_FAULTS)[number]

/** Phases in which the chat is disconnected: waiting for the next attempt, or given up. */
const APART: readonly string[] = ['waiting', 'suspended', 'failed', 'kicked'] satisfies readonly Phase[]

/** Why a connection or an attempt ended. */
export const RECONNECT_CAUSES = [
  'address-failed',
  'socket-closed',
  'connack-received',
  'handshake-failed',
  'disconnect-received',
  'packet-malformed',
  'ack-overdue',
  'went-online',
  'went-offline',
  'became-visible',
  'became-hidden',
  'page-resumed',
  'clock-ticked',
  'retry-requested',
] as const satisfies readonly ConnectionEvent['kind'][]
type ReconnectCause = (typeof RECONNECT_CAUSES)[number]

/** Log events that indicate a fault of ours or of the server. */
export const TROUBLES = [
  'screen-broken',
  'screen-not-loaded',
  'words-not-loaded',
  'unexpected-answer',
  'messaging-handshake',
  'messaging-rejected',
  'messaging-malformed',
  'messaging-history',
  'messaging-conversations',
  'messaging-sync',
  'messaging-listener',
] as const
type Trouble = (typeof TROUBLES)[number]

/**
 * One measurement or event from the field. Only closed sets, patterns and numbers, so that it cannot contain personal
 * data.
 */
export type FieldNote =
  | { readonly kind: 'vital'; readonly name: Vital; readonly page: string; readonly value: number }
  | { readonly kind: 'call'; readonly path: string; readonly fault: CallFault }
  | { readonly kind: 'reconnect'; readonly cause: ReconnectCause }
  | { readonly kind: 'trouble'; readonly event: Trouble }

/** The value when it is one of the choices. */
export const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value)

/** Longer than any visit; larger values are measurement errors. */
const MAX_VALUE = 86_400_000

/** Milliseconds, or a layout shift. */
export const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_VALUE

type LogFields = Readonly<Record<string, string | number | boolean>>

const vitalNote = ({ name: given, value, page }: LogFields): FieldNote | undefined => {
  const name = oneOf(VITALS, given)
  if (!name || !isMeasure(value) || typeof page !== 'string') return undefined
  return {
    kind: 'vital',
    name,
    page,
    value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
  }
}

const callNote = ({ path, fault: given }: LogFields): FieldNote | undefined => {
  const fault = oneOf(CALL_FAULTS, given)
  return fault && typeof path === 'string' ? { kind: 'call', path: barePath(path), fault } : undefined
}

const linkNote = ({ to, by }: LogFields): FieldNote | undefined => {
  const cause = oneOf(RECONNECT_CAUSES, by)
  return cause && APART.includes(String(to)) ? { kind: 'reconnect', cause } : undefined
}

/** The field note for a log event; undefined for most events. Free text of the log is never included. */
export const noteOf = (event: string, fields: LogFields = {}): FieldNote | undefined => {
  if (event === 'web-vital') return vitalNote(fields)
  if (event === 'call-failed') return callNote(fields)
  if (event === 'messaging-link') return linkNote(fields)
  const trouble = oneOf(TROUBLES, event)
  return trouble && { kind: 'trouble', event: trouble }
}
