import {
  checkPicture,
  PICTURE_ENDING,
  PICTURE_HEAD_BYTES,
  PICTURE_MAX_BYTES,
} from '../../../domain/account/picture.ts'
import { isTooWide } from '../../../domain/account/picture-pixels.ts'
import { A_DAY } from '../../../domain/api/allowances.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { storePicture } from '../files/store-picture.ts'
import { forbidden, refuse } from '../http/refusal.ts'
import { fileRoute, ok, type Route, type ShopperCall } from '../http/route.ts'
import { secondsOf } from '../time/clock.ts'

const MAX_MEGABYTES = PICTURE_MAX_BYTES / 1024 / 1024

const ENDING = { ...PICTURE_ENDING, 'image/bmp': 'bmp' } as const

/** Our clients send no BMP, but the API has always accepted it (api.md 5). */
const isBitmap = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x4d && bytes.length > 26

/** The media type detected from the bytes; name and declared type are not trusted. */
const mediaTypeOf = (bytes: Uint8Array): keyof typeof ENDING | undefined => {
  if (bytes.length > PICTURE_MAX_BYTES || isTooWide(bytes)) return undefined
  const checked = checkPicture(bytes.length, bytes.subarray(0, PICTURE_HEAD_BYTES))
  if (checked.ok) return checked.value
  return isBitmap(bytes) ? 'image/bmp' : undefined
}

const upload =
  ({ database, clock, random, files }: BackendDeps) =>
  async (call: ShopperCall) => {
    const { input, shopper, origin } = call
    if (files === undefined) throw forbidden()
    const file = input.file('file')
    const mediaType = file && mediaTypeOf(file.bytes)
    if (!file || !mediaType) throw refuse('picture-not-valid', { max: MAX_MEGABYTES })
    const now = secondsOf(clock)
    const name = `${random.hex(16)}.${ENDING[mediaType]}`
    await storePicture(database, 'files', {
      name,
      userId: shopper.id,
      mediaType,
      size: file.bytes.length,
      now,
      maxADay: A_DAY.pictures,
      write: () => files.write('upload', name, file.bytes),
    })
    const url = `/upload/${name}`
    return ok({ url, fullurl: `${origin}${url}` })
  }

/** Pictures of shoppers: evidence, reviews, avatars (api.md 5). */
export const uploadRoutes = (deps: BackendDeps): readonly Route[] => [
  fileRoute('/api/common/upload', upload(deps)),
]
