import { languageFrom } from '../../../../domain/account/language.ts'
import type { BackendDeps } from '../../backend-deps.ts'
import { first } from '../../database/database.ts'
import { channelInfos } from '../api/conversations/channel-info.ts'
import type { ReceivedMessage } from '../api/reminders/remind.ts'
import { partyOf, shopperUid } from '../api/uids.ts'
import { lastVisit } from '../api/visits/visits.ts'
import type { ImServer } from '../im-server.ts'
import type { Question } from './answer.ts'
import { languageOfText } from './intent.ts'
import { readShopperMessage, type ShopperMessage } from './shopper-message.ts'

/** How many messages back a card still counts as the topic. */
const REMEMBERED = 30

type Person = { readonly nickname: string; readonly file_name: string | null }

/** The product of the latest card, sent by either side. */
const lastProduct = async (im: ImServer, uid: string, peer: string): Promise<number | undefined> => {
  const { messages } = await im.messages(
    uid,
    { channelID: peer, channelType: 1 },
    { startMessageSeq: 0, endMessageSeq: 0, limit: REMEMBERED, pullMode: 0 },
  )
  const cards = messages.flatMap(({ payload }) => {
    const message = readShopperMessage(payload)
    return message?.kind === 'product' ? [message.productId] : []
  })
  return cards.at(-1)
}

/** Builds the question: who asks, in which language, and what; undefined when one side no longer exists. */
export const readQuestion = async (
  deps: BackendDeps,
  im: ImServer,
  shopperId: number,
  peer: string,
  unanswered: readonly ReceivedMessage[],
): Promise<Question | undefined> => {
  const party = partyOf(peer)
  const person = await first(
    deps.database.query<Person>(
      `select u.nickname, l.file_name from users u left join languages l on l.id = u.lang_id where u.id = $1`,
      [shopperId],
    ),
  )
  if (party === undefined || person === undefined) return undefined
  const messages: readonly ShopperMessage[] = unanswered.flatMap(
    ({ payload }) => readShopperMessage(payload) ?? [],
  )
  const text = messages.flatMap((one) => (one.kind === 'text' ? [one.text] : [])).join('\n')
  const language = languageOfText(text, languageFrom(person.file_name))
  const title = (await channelInfos(deps, im, language, [peer])).get(peer)?.title
  if (title === undefined) return undefined
  return {
    shopperId,
    shopperName: person.nickname,
    language,
    party,
    title,
    visitId: (await lastVisit(deps.database, shopperId, peer))?.id,
    messages,
    text,
    productId: await lastProduct(im, shopperUid(shopperId), peer),
  }
}
