import { join } from 'node:path'
import { PICTURE_MOST_BYTES } from '../../../domain/account/picture.ts'
import { isTooWide } from '../../../domain/account/picture-pixels.ts'
import type { BackendDeps } from '../backend-part.ts'
import { secondsOf } from '../clock.ts'
import { forbidden, refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { writeWhole } from '../write-whole.ts'

const MOST_MEGABYTES = PICTURE_MOST_BYTES / 1024 / 1024
const MOST_A_DAY = 300
const DAY_SECONDS = 24 * 60 * 60

type Kind = { readonly ending: string; readonly mediaType: string }

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** What the bytes themselves say they are; name and declared type are the sender's word only. */
const pictureKind = (bytes: Uint8Array): Kind | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { ending: 'jpg', mediaType: 'image/jpeg' }
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return { ending: 'png', mediaType: 'image/png' }
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a'))
    return { ending: 'gif', mediaType: 'image/gif' }
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'))
    return { ending: 'webp', mediaType: 'image/webp' }
  if (startsWith(bytes, 0, 'BM') && bytes.length > 26) return { ending: 'bmp', mediaType: 'image/bmp' }
  return undefined
}

const upload =
  ({ database, clock, random, config }: BackendDeps) =>
  async (call: ShopperCall) => {
    const { input, shopper, origin } = call
    if (config.dataDir === undefined) throw forbidden()
    const file = input.file('file')
    const kind = file && pictureKind(file.bytes)
    if (!file || !kind || file.bytes.length > PICTURE_MOST_BYTES || isTooWide(file.bytes)) {
      throw refuse('picture-not-valid', { most: MOST_MEGABYTES })
    }
    const now = secondsOf(clock)
    const today = await database.query<{ count: number }>(
      'select count(*)::bigint as count from files where user_id = $1 and created_at > $2',
      [shopper.id, now - DAY_SECONDS],
    )
    if ((today[0]?.count ?? 0) >= MOST_A_DAY) throw refuse('too-many-pictures')
    const name = `${random.hex(16)}.${kind.ending}`
    await writeWhole(join(config.dataDir, 'upload'), name, file.bytes)
    await database.query(
      'insert into files (name, user_id, media_type, size, created_at) values ($1, $2, $3, $4, $5)',
      [name, shopper.id, kind.mediaType, file.bytes.length, now],
    )
    const url = `/upload/${name}`
    return ok({ url, fullurl: `${origin}${url}` })
  }

/** Pictures of shoppers: evidence, reviews, avatars (api.md 5). */
export const uploadRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('POST', '/api/common/upload', upload(deps)),
]
