import type { Language } from '../../../../domain/account/language.ts'

type Reviewer = readonly [nickname: string, avatar: string]

/** Names as the shop masks them, with the avatar each shopper chose. */
export const REVIEWERS: Readonly<Record<Language, readonly Reviewer[]>> = {
  dgn: [
    ['D*** W.', '1f469-1f3fd'],
    ['S*** A.', '1f9d5-1f3fc'],
    ['B*** P.', '1f468-1f3fd'],
    ['N*** R.', '1f9d5-1f3fd'],
    ['A*** H.', '1f468-1f3fc'],
    ['I*** K.', '1f469-1f3fc'],
    ['F*** S.', '1f9d1-1f3fd'],
    ['L*** M.', '1f469-1f3fe'],
    ['Y*** T.', '1f474-1f3fd'],
    ['R*** D.', '1f468-1f3fe'],
    ['P*** N.', '1f9d4-1f3fd'],
    ['M*** U.', '1f9d5-1f3fe'],
    ['G*** L.', '1f9d1-1f3fc'],
  ],
  en: [
    ['J*** M.', '1f468-1f3fb'],
    ['E*** C.', '1f469-1f3fb'],
    ['T*** B.', '1f9d4-1f3fb'],
    ['K*** O.', '1f469-1f3ff'],
    ['A*** V.', '1f9d1-1f3fe'],
    ['H*** F.', '1f475-1f3fb'],
    ['C*** G.', '1f471-1f3fb'],
  ],
  'zh-cn': [
    ['李**', '1f469-1f3fb'],
    ['王**', '1f468-1f3fb'],
    ['陈**', '1f9d1-1f3fb'],
    ['林**', '1f469-1f3fc'],
    ['周**', '1f474-1f3fb'],
  ],
  ri: [
    ['佐**', '1f468-1f3fb'],
    ['鈴**', '1f469-1f3fb'],
    ['高**', '1f9d1-1f3fb'],
    ['伊**', '1f475-1f3fb'],
  ],
  han: [
    ['김**', '1f469-1f3fb'],
    ['박**', '1f468-1f3fb'],
    ['이**', '1f9d1-1f3fb'],
    ['정**', '1f469-1f3fc'],
  ],
  tai: [
    ['ส***', '1f469-1f3fd'],
    ['ธ***', '1f468-1f3fd'],
    ['น***', '1f9d1-1f3fc'],
    ['ก***', '1f469-1f3fc'],
  ],
}
