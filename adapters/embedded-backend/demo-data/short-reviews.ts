import { LANGUAGES, type Language } from '../../../domain/account/language.ts'

/** Sentences by score, in every language: about the goods, and about how they came. */
export type ShortSentences = Readonly<
  Record<'product' | 'delivery', Readonly<Record<string, readonly Readonly<Record<Language, string>>[]>>>
>

/** Product, service, postage. */
type Scores = readonly [product: number, service: number, postage: number]

/** How shoppers of a well-kept shop score: most give the best, few complain. */
const SCORES: readonly Scores[] = [
  [5, 5, 5],
  [5, 5, 5],
  [4, 5, 5],
  [5, 5, 5],
  [5, 5, 4],
  [5, 5, 5],
  [4, 5, 5],
  [5, 5, 5],
  [5, 5, 5],
  [3, 4, 5],
  [5, 5, 5],
  [5, 5, 5],
  [4, 4, 4],
  [5, 5, 5],
  [5, 5, 5],
  [5, 4, 3],
  [5, 5, 5],
  [4, 5, 5],
  [5, 5, 5],
  [2, 3, 3],
  [5, 5, 5],
  [5, 5, 5],
  [5, 5, 4],
  [4, 5, 5],
  [5, 5, 5],
  [5, 5, 5],
  [3, 4, 4],
  [5, 5, 5],
  [5, 5, 5],
  [4, 5, 4],
  [5, 5, 5],
  [1, 2, 3],
  [5, 5, 5],
  [5, 5, 5],
  [4, 5, 5],
  [5, 5, 5],
  [5, 5, 5],
]

/** Where there are fewer, one complaint would be the whole picture. */
const FEW = 10
const GOOD: Scores = [4, 5, 5]

/** The best score of somebody whom a shop answers. */
const UNHAPPY = 2

/** Who buys in the demo: most are Indonesian. */
const WRITERS: readonly (readonly [language: Language, nicknames: readonly string[]])[] = [
  ['dgn', ['A*** R.', 'B*** S.', 'D*** A.', 'E*** P.', 'H*** N.', 'L*** M.', 'W*** K.', 'R*** T.']],
  ['dgn', ['I*** S.', 'N*** A.', 'S*** W.', 'T*** H.', 'Y*** P.', 'F*** R.', 'G*** D.', 'M*** F.']],
  ['en', ['S*** K.', 'D*** L.', 'M*** W.', 'P*** H.', 'N*** S.']],
  ['dgn', ['K*** W.', 'P*** A.', 'U*** N.', 'V*** R.', 'Z*** M.', 'C*** D.', 'J*** P.']],
  ['zh-cn', ['张**', '刘**', '黄**', '吴**']],
  ['dgn', ['O*** B.', 'R*** M.', 'S*** H.', 'D*** N.', 'A*** Y.', 'E*** T.']],
  ['tai', ['ว***', 'ป***', 'อ***', 'จ***']],
  ['ri', ['田**', '渡**', '小**', '山**']],
  ['dgn', ['T*** S.', 'L*** A.', 'H*** P.', 'B*** N.', 'W*** D.']],
  ['han', ['최**', '조**', '윤**', '임**']],
]

/** Faces of the art package that the written reviews have, too. */
const AVATARS =
  '1f468-1f3fe 1f9d1-1f3fd 1f469-1f3fc 1f9d5-1f3fe 1f9d4-1f3fb 1f469-1f3fe 1f468-1f3fc 1f475-1f3fb 1f9d5-1f3fd 1f471-1f3fb 1f469-1f3fb'.split(
    ' ',
  )

/** They are older than the reviews that are written for the product, in seconds. */
const YOUNGEST = 30 * 86_400

/** Few who buy write: between 8 and 10 percent, as the product has it. */
const shareOf = (seed: number): number => 0.08 + (seed % 3) / 100

const seedOf = (key: string): number =>
  [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9_973

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

const SPACED: ReadonlySet<Language> = new Set(['dgn', 'en', 'han', 'tai'])

type Reviewed = {
  readonly key: string
  readonly sold: number
  readonly createdSecondsAgo: number
  readonly variants: readonly { readonly spec: { readonly dgn: string } }[]
  readonly reviews: readonly { readonly text: string }[]
}

type Sentence = Readonly<Record<Language, string>>

/**
 * Makes the short reviews of products that have written ones: as many as fit the number sold, in the words of a sentence
 * about the goods and often one about delivery, translated like any other; whoever is unhappy has the shop's answer. Nothing is random: sentences take turns.
 */
export const createShortReviews = <Reply>(sentences: ShortSentences, sorry: Reply) => {
  const turns = new Map<string, number>()
  const next = (about: 'product' | 'delivery', score: number, language: Language): Sentence => {
    const turn = `${about} ${score} ${language}`
    const place = turns.get(turn) ?? 0
    turns.set(turn, place + 1)
    return at(sentences[about][score] ?? [], place)
  }
  return ({ key, sold, variants, createdSecondsAgo, reviews }: Reviewed) => {
    const seed = seedOf(key)
    const span = createdSecondsAgo * 0.95 - YOUNGEST
    const count = reviews.length === 0 || span <= 0 ? 0 : Math.round(sold * shareOf(seed)) - reviews.length
    const texts = new Set(reviews.map(({ text }) => text))
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const place = seed + index
      const given = at(SCORES, place)
      const [product, service, postage] = given[0] < 4 && count + reviews.length < FEW ? GOOD : given
      const [language, nicknames] = at(WRITERS, place * 3)
      // A score below the best is explained.
      const isDelivered = postage < 5 || place % 3 > 0
      const wordsOf = (): readonly Sentence[] => [
        next('product', product, language),
        ...(isDelivered ? [next('delivery', postage, language)] : []),
      ]
      const textOf = (words: readonly Sentence[], spoken: Language): string =>
        words.map((sentence) => sentence[spoken]).join(SPACED.has(spoken) ? ' ' : '')
      let words = wordsOf()
      for (let tries = 0; texts.has(textOf(words, language)) && tries < 8; tries += 1) words = wordsOf()
      texts.add(textOf(words, language))
      const spec = variants.length === 0 ? undefined : at(variants, place * 5).spec.dgn
      return {
        nickname: at(nicknames, place),
        avatar: at(AVATARS, place * 7),
        language,
        scores: { product, service, postage },
        text: textOf(words, language),
        ...(product <= UNHAPPY && { reply: sorry }),
        ...(spec !== undefined && { spec }),
        secondsAgo: Math.round(YOUNGEST + (span * (index + 0.5)) / count) + ((place * 7_919) % 3_600),
        translations: Object.fromEntries(
          LANGUAGES.filter((spoken) => spoken !== language).map((spoken) => [spoken, textOf(words, spoken)]),
        ),
      }
    })
  }
}
