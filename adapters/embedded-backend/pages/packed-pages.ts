import { encodingFor, type Packed, packText, packTextWell } from '../http/compress.ts'
import { digestOf } from '../http/tagged.ts'
import type { RenderedScreen } from './page-template.ts'

/** So many packed forms of one page are kept: two encodings, three themes, a few names that the shop goes by. */
const MOST_PACKED = 20

/**
 * Packs what is kept of a page, once for each encoding, theme and name of the shop, and keeps that for as long as the page
 * is there. How a caller writes what it takes is none of the key; the name is the caller's to write too: with ever new
 * ones a page is packed with little effort, and not kept.
 */
export const createPackedPages = () => {
  const packed = new WeakMap<RenderedScreen, Map<string, Promise<Packed>>>()
  return (request: Request, page: RenderedScreen, text: string): Promise<Packed> => {
    const known = packed.get(page) ?? new Map<string, Promise<Packed>>()
    packed.set(page, known)
    const key = `${encodingFor(request, text)} ${digestOf(text)}`
    const made = known.get(key)
    if (made) return made
    if (known.size >= MOST_PACKED) return Promise.resolve(packText(request, text))
    const fresh = packTextWell(request, text)
    known.set(key, fresh)
    return fresh
  }
}
