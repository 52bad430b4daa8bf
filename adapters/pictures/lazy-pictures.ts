import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { PicturesPort } from '../../application/ports/pictures-port.ts'
import { fail } from '../../domain/shared/result.ts'
import type { TrustScript } from './shrink-picture.ts'

/** Pictures prepared by the browser, by code that is loaded with the first one: few visits send any. */
export const createLazyPictures = (
  clock: ClockPort,
  loadTrust: () => Promise<TrustScript>,
): PicturesPort => ({
  prepare: async (chosen) => {
    const { preparePicture } = await import('./prepare-picture.ts')
    return preparePicture(chosen as File, clock.now(), loadTrust)
  },
  preview: (content) => URL.createObjectURL(content as Blob),
  release: (preview) => URL.revokeObjectURL(preview),
})

/** For hosts that cannot decode pictures. */
export const createNoPictures = (): PicturesPort => ({
  prepare: async () => fail('undecodable'),
  preview: () => '',
  release: () => undefined,
})
