import { spoilJson } from '../fuzz/spoilt-answers.ts'
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts'

/** What happens to one call between the app and the server. */
export type Fate =
  | 'calm'
  /** Request and answer take their time, so that answers overtake each other. */
  | 'slow'
  | 'request-lost'
  | 'answer-lost'
  /** The server hears of it after the app has given up. */
  | 'late-request'
  | 'late-answer'
  /** A proxy sends it a second time and gives the second answer. */
  | 'twice'
  /** What was asked for is answered with what came the last time, as a cache on the way does. */
  | 'stale'
  | 'truncated'
  | 'html'
  | 'odd-envelope'
  | 'spoilt'
  | 'error-before'
  | 'error-after'
  | 'unauthorised'

/** Fates in which the server never hears of the call. */
export const UNHEARD: readonly Fate[] = ['request-lost', 'error-before', 'unauthorised']

const WRONG: readonly Fate[] = [
  'slow',
  'slow',
  'request-lost',
  'answer-lost',
  'answer-lost',
  'late-request',
  'late-answer',
  'twice',
  'stale',
  'truncated',
  'html',
  'odd-envelope',
  'spoilt',
  'spoilt',
  'error-before',
  'error-after',
  'unauthorised',
]

/** An expired session is refused to every call that is about. */
const STORM = 4

const ODD_ENVELOPES: readonly unknown[] = [null, [], 'ok', 7, {}, { code: 'one' }, { data: {} }, { code: 1 }]

/** The body with which a gateway in front of a server reports that the server failed. */
const GATEWAY_ERROR = { code: 500, msg: 'Internal Server Error', time: 0, data: null }

const hash = (text: string): number => {
  let mixed = 2_166_136_261
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return mixed >>> 0
}

export type Draw = { readonly fate: Fate; readonly random: SeededRandom }

export type FateSource = {
  readonly draw: (path: string) => Draw
  /** From now on every call goes through unharmed, or not. */
  readonly setCalm: (isCalm: boolean) => void
  /** What has happened so far, for the message of a failed run. */
  readonly told: readonly string[]
}

/** Fates that follow from the seed, the path and how often it was called, whatever order calls come in. */
export const createFateSource = (seed: number, percent: number): FateSource => {
  const times = new Map<string, number>()
  const told: string[] = []
  let isCalm = false
  let storm = 0
  const fateOf = (random: SeededRandom): Fate => {
    if (isCalm) return 'calm'
    if (storm > 0) {
      storm -= 1
      return 'unauthorised'
    }
    if (random.below(100) >= percent) return 'calm'
    const fate = random.pick(WRONG)
    if (fate === 'unauthorised') storm = random.below(STORM)
    return fate
  }
  return {
    told,
    setCalm: (next) => {
      isCalm = next
      storm = 0
    },
    draw: (path) => {
      const time = (times.get(path) ?? 0) + 1
      times.set(path, time)
      const random = createSeededRandom(hash(`${seed} ${path} ${time}`))
      const fate = fateOf(random)
      if (fate !== 'calm') told.push(`${path} #${time} ${fate}`)
      return { fate, random }
    },
  }
}

/** An answer of the server as the app gets it: the JSON of its body, or undefined when it is none. */
export const bentAnswer = (
  { fate, random }: Draw,
  answer: { readonly status: number; readonly json: unknown },
): { readonly status: number; readonly json: unknown } => {
  switch (fate) {
    case 'truncated':
      return { ...answer, json: undefined }
    case 'html':
      return { status: 502, json: undefined }
    case 'odd-envelope':
      return { status: 200, json: random.pick(ODD_ENVELOPES) }
    case 'spoilt': {
      // Whether the server has said yes stays: nobody could tell a yes from a no that is a lie.
      const body = answer.json as { readonly data?: unknown } | undefined
      return { ...answer, json: body && { ...body, data: spoilJson(body.data, random) } }
    }
    case 'error-before':
    case 'error-after':
      return { status: 500, json: GATEWAY_ERROR }
    case 'unauthorised':
      return { status: 401, json: { code: 401, msg: 'Log in again', time: 0, data: null } }
    default:
      return answer
  }
}
