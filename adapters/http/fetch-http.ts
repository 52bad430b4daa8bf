import type { HttpPort, HttpRequest } from '../../application/ports/http-port.ts'
import type { TransportFault } from '../../domain/api/fault.ts'
import { KEPT_AT } from '../../domain/offline/kept-times.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import type { Millis } from '../../domain/shared/time.ts'

type Fetch = typeof fetch

/**
 * Most characters of a call that is sent with `keepalive`. Browsers limit all such calls of a page to 64 KB together,
 * and a character has up to three bytes.
 */
const MAX_KEPT_ALIVE = 8 * 1024

/** Whether the browser may complete the request after its page is left: a small change, not a read. */
const outlivesPage = ({ method, isChange }: HttpRequest, body: BodyInit | undefined): boolean => {
  if (method === 'GET') return isChange === true
  return body === undefined || (typeof body === 'string' && body.length <= MAX_KEPT_ALIVE)
}

/** For responses older than the call: when they were requested. */
export const requestTimes = new WeakMap<Response, Millis>()

/** Chooses the fetch implementation for a request. */
export type FetchSource = (request: HttpRequest) => Promise<Fetch> | Fetch

/** Native fetch; the ponyfill where it is missing, or where upload progress is needed. */
export const fetchOfPage: FetchSource = (request) =>
  typeof fetch === 'function' && !request.onProgress
    ? fetch
    : import('./ponyfill-fetch.ts').then(({ createPonyfillFetch }) => createPonyfillFetch(request.onProgress))

const bodyOf = (body: HttpRequest['body']): { body?: BodyInit; headers: Record<string, string> } => {
  if (!body) return { headers: {} }
  if ('json' in body) {
    return { body: JSON.stringify(body.json), headers: { 'content-type': 'application/json' } }
  }
  const form = new FormData()
  for (const { name, value } of body.form) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, blobOf(value.content, value.mediaType), value.fileName)
  }
  return { body: form, headers: {} }
}

const blobOf = (content: unknown, mediaType: string): Blob =>
  content instanceof Blob ? content : new Blob([content as BlobPart], { type: mediaType })

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * HttpPort over the platform's fetch. Our own flags record why a request ended without an answer, because native
 * fetch and the ponyfill throw different errors for the same cause.
 */
export const createFetchHttp = (source: FetchSource = fetchOfPage): HttpPort => ({
  send: async (request) => {
    if (request.signal?.isCancelled) return fail({ kind: 'cancelled' })
    const aborter = new AbortController()
    let cause: TransportFault = { kind: 'offline' }
    const abort = (kind: 'timed-out' | 'cancelled'): void => {
      if (aborter.signal.aborted) return
      cause = { kind }
      aborter.abort()
    }
    const timer = setTimeout(() => abort('timed-out'), request.timeoutMs)
    request.signal?.onCancel(() => abort('cancelled'))
    try {
      const send = await source(request)
      const { body, headers } = bodyOf(request.body)
      const response = await send(request.url, {
        method: request.method,
        headers: { accept: 'application/json', ...headers, ...request.headers },
        credentials: 'same-origin',
        signal: aborter.signal,
        ...(body === undefined ? {} : { body }),
        ...(outlivesPage(request, body) ? { keepalive: true } : {}),
      })
      const askedAt = requestTimes.get(response)
      const keptAt = response.headers.get(KEPT_AT)
      return ok({
        status: response.status,
        json: await readJson(response),
        ...(keptAt === null ? {} : { keptAt: Number(keptAt) }),
        ...(askedAt === undefined ? {} : { askedAt }),
      })
    } catch {
      return fail(cause)
    } finally {
      clearTimeout(timer)
    }
  },
})
