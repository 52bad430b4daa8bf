import { createHash } from 'node:crypto'
import { packText } from './compress.ts'

/** A short hash of content, for an ETag. */
export const digestOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** The ETag of a text; it differs by content coding (RFC 9110, 8.8.3.3). */
export const etagOf = (digest: string, encoding = 'plain'): string => `"${digest}-${encoding}"`

/**
 * The ETags of If-None-Match; proxies that compress mark them as weak, which makes no difference here (RFC 9110,
 * 13.1.2).
 */
const namesHad = (request: Request): readonly string[] =>
  (request.headers.get('if-none-match') ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''))

type Body = string | Uint8Array<ArrayBuffer>

/** Sends an answer with its ETag; 304 to clients that have it. */
export const sendTagged = async (
  request: Request,
  headers: Readonly<Record<string, string>> & { readonly etag: string },
  read: () => Promise<Body> | Body,
  status = 200,
): Promise<Response> => {
  if (namesHad(request).includes(headers.etag)) return new Response(null, { status: 304, headers })
  const body = await read()
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: all })
}

/** Sends a page that was made for this request; without an ETag where nobody may store it. */
export const sendHtml = async (
  request: Request,
  text: string,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> => {
  const { body, encoding } = packText(request, text)
  const all = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding, Cookie',
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (headers['cache-control']?.includes('no-store')) return new Response(body, { status, headers: all })
  return sendTagged(request, { ...all, etag: etagOf(digestOf(text), encoding) }, () => body, status)
}
