import { createHash } from 'node:crypto'
import { checkPicture, PICTURE_ENDING, PICTURE_HEAD_BYTES } from '../../../domain/account/picture.ts'
import { isTooWide } from '../../../domain/account/picture-pixels.ts'
import { A_DAY } from '../../../domain/api/allowances.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { authenticate } from '../http/authenticate.ts'
import { readCookie } from '../http/read-cookie.ts'
import { forbidden, refuse } from '../http/refusal.ts'
import { ok, type ShopperCall } from '../http/route.ts'
import { mediaTypeOf, SERVED_FOREVER } from '../http/static-files.ts'
import { sendTagged } from '../http/tagged.ts'
import { secondsOf } from '../time/clock.ts'
import type { FilesPort } from '../uploads/files-port.ts'
import { storePicture } from './store-picture.ts'

const NAME = /^[0-9a-f]{32}\.(?:png|jpg|webp|gif)$/

/** The URL of a private file. */
export const privateUrl = (name: string): string => `/private/${name}`

/** The name in a URL made by `privateUrl`, with or without an origin; undefined for any other. */
export const privateName = (url: string): string | undefined => {
  const name = url.slice(url.lastIndexOf('/') + 1)
  return NAME.test(name) && (url === name || url.endsWith(privateUrl(name))) ? name : undefined
}

/**
 * POST /api/user/evidence: stores a picture outside of all public folders. Its type is detected from its bytes; name
 * and declared type are not trusted.
 */
export const uploadEvidence =
  ({ database, clock, random, files }: BackendDeps) =>
  async ({ input, shopper, origin }: ShopperCall) => {
    if (files === undefined) throw forbidden()
    const file = input.file('file')
    if (!file) throw refuse('evidence-required')
    const checked = checkPicture(file.bytes.length, file.bytes.subarray(0, PICTURE_HEAD_BYTES))
    if (!checked.ok) {
      throw checked.fault.kind === 'picture-too-large'
        ? refuse('evidence-too-large', { max: checked.fault.maxBytes / 1024 / 1024 })
        : refuse('evidence-not-a-picture')
    }
    if (isTooWide(file.bytes)) throw refuse('evidence-not-a-picture')
    const now = secondsOf(clock)
    const name = `${random.hex(16)}.${PICTURE_ENDING[checked.value]}`
    await storePicture(database, 'private_files', {
      name,
      userId: shopper.id,
      mediaType: checked.value,
      size: file.bytes.length,
      contentHash: createHash('sha256').update(file.bytes).digest('hex'),
      now,
      maxADay: A_DAY.evidence,
      write: () => files.write('private', name, file.bytes),
    })
    return ok({ url: privateUrl(name), fullurl: `${origin}${privateUrl(name)}` })
  }

/** Whether a shopper owns a private file; inside a transaction it is then locked until the end. */
export const ownsFile = async (sql: Sql, shopperId: number, name: string): Promise<boolean> =>
  (
    await sql.query('select 1 from private_files where name = $1 and user_id = $2 for key share', [
      name,
      shopperId,
    ])
  ).length > 0

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const missing = (): Response => new Response('Not found', { status: 404, headers: HEADERS })

/** Image tags cannot send a header, so the cookie is accepted. */
const tokenOf = (request: Request): string =>
  request.headers.get('token') || (readCookie(request, COOKIE_NAMES.token) ?? '')

/** Sends a private file to its owner; 404 for everybody else. */
export const servePrivateFile = async (
  request: Request,
  name: string,
  { database, clock, files }: BackendDeps,
): Promise<Response> => {
  if (files === undefined || !NAME.test(name)) return missing()
  const shopper = await authenticate(database, tokenOf(request), secondsOf(clock))
  if (shopper === undefined) return missing()
  const row = await first(
    database.query<{ media_type: string }>(
      'select media_type from private_files where name = $1 and user_id = $2',
      [name, shopper.id],
    ),
  )
  const bytes = row && (await files.read('private', name))
  if (!row || !bytes) return missing()
  return new Response(bytes, { headers: { ...HEADERS, 'content-type': row.media_type } })
}

/** Sends a public picture. Its name depends on its content, so clients that have it are not sent it again. */
export const serveUpload = async (
  request: Request,
  files: FilesPort,
  name: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const etag = `"${name}"`
  const all = { ...headers, 'cache-control': SERVED_FOREVER, 'content-type': mediaTypeOf(name), etag }
  const isKnown = (request.headers.get('if-none-match') ?? '').includes(etag)
  const bytes = isKnown ? new Uint8Array() : await files.read('upload', name)
  if (bytes === undefined) {
    const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8' }
    return new Response('Not found', { status: 404, headers: plain })
  }
  return sendTagged(request, all, () => bytes)
}
