import { first } from '../../database/database.ts'
import { translate } from '../../http/messages/messages.ts'
import { fillBrand } from '../../rows/reading-language.ts'
import { secondsOf } from '../../time/clock.ts'
import {
  type Answer,
  type AnswerDeps,
  type AnswerPart,
  lastOfKind,
  type Question,
  text,
  words,
} from './answer.ts'
import { findArticle } from './article-facts.ts'
import { intentOf } from './intent.ts'
import type { Intent } from './intent-words.ts'
import { answerOrder } from './order-answer.ts'

/** Records once per visit that a person is requested; returns the number of the note. */
const noteHandover = async (
  { database, clock }: AnswerDeps,
  { shopperId, visitId }: Question,
): Promise<number | undefined> => {
  if (visitId === undefined) return undefined
  const row = await first(
    database.query<{ id: number }>(
      `insert into chat_handovers (user_id, visit_id, created_at) values ($1, $2, $3)
       on conflict (visit_id) do update set user_id = excluded.user_id returning id`,
      [shopperId, visitId, secondsOf(clock)],
    ),
  )
  return row?.id
}

const handOver = async (deps: AnswerDeps, question: Question): Promise<readonly AnswerPart[]> => {
  const number = await noteHandover(deps, question)
  const { language } = question
  if (number === undefined) return [text(translate(language, 'service-unknown'))]
  return [text(translate(language, 'service-handover', { number }))]
}

// The latest order is only shown to a shopper who asks about their own, not about how ordering works.
const isOwnOrder = (question: string): boolean =>
  /saya|\bmy\b|where|mana|resi|我的|到哪|私の|どこ|제 |내 |어디|ของฉัน|ที่ไหน|\d{5,}/i.test(question)

const says = async (
  deps: AnswerDeps,
  question: Question,
  intent: Intent | undefined,
): Promise<readonly AnswerPart[]> => {
  const { language, shopperName: name } = question
  const brand = deps.settings.brand.name
  if (intent === 'person') return handOver(deps, question)
  if (intent === 'thanks') return [text(translate(language, 'merchant-thanks', { name }))]
  if (intent === 'greeting') return [text(translate(language, 'service-greeting', { name, brand }))]
  const isAboutOwn = intent === 'order' && isOwnOrder(question.text)
  if (lastOfKind(question.messages, 'order') || isAboutOwn) return answerOrder(deps, question)
  const article = await findArticle(deps.database, language, question.text, intent)
  const offer = text(translate(language, 'service-offer'))
  if (article === undefined) return [text(translate(language, 'service-unknown')), offer]
  return [words(fillBrand(article, brand)), offer]
}

/** The answers of customer service: from the help articles, and a note for a person on request. */
export const answerAsService = async (deps: AnswerDeps, question: Question): Promise<Answer> => {
  const intent = intentOf(question.text)
  return { parts: await says(deps, question, intent), isGoodbye: intent === 'thanks' }
}
