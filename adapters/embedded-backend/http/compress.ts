import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Below this the headers weigh more than what is saved.
const LEAST_BYTES = 1_024
// Answers are made once and sent once, so a middling effort is the fastest in all.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Content codings the caller takes; one with q=0 is refused. */
export const acceptedEncodings = (request: Request): ReadonlySet<string> =>
  new Set(
    (request.headers.get('accept-encoding') ?? '')
      .split(',')
      .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
      .map((item) => (item.split(';')[0] ?? '').trim()),
  )

/** A body as it is sent, and how it is compressed. */
export type Packed = {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly encoding: string | undefined
}

/** How a text should travel to this caller; undefined: as it is. */
const encodingFor = (request: Request, text: string): 'br' | 'gzip' | undefined => {
  if (text.length < LEAST_BYTES) return undefined
  const accepted = acceptedEncodings(request)
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}

/** Text as it should travel to this caller: brotli, gzip, or as it is. */
export const packText = (request: Request, text: string): Packed => {
  const encoding = encodingFor(request, text)
  if (encoding === 'br') return { body: new Uint8Array(brotliCompressSync(text, BROTLI)), encoding }
  if (encoding === 'gzip') return { body: new Uint8Array(gzipSync(text)), encoding }
  return { body: text, encoding }
}
