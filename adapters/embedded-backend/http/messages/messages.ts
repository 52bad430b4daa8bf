import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../../domain/account/language.ts'
import { accountMessages } from './account-messages.ts'
import { afterSaleMessages } from './after-sale-messages.ts'
import { afterSaleNoticeMessages } from './after-sale-notice-messages.ts'
import { chatMessages } from './chat-messages.ts'
import { generalMessages } from './general-messages.ts'
import { merchantFactMessages } from './merchant-fact-messages.ts'
import { merchantMessages } from './merchant-messages.ts'
import type { Message } from './message.ts'
import { noticeMessages } from './notice-messages.ts'
import { ordersMessages } from './orders-messages.ts'
import { refundMessages } from './refund-messages.ts'
import { shopMessages } from './shop-messages.ts'
import { staffMessages } from './staff-messages.ts'
import { walletMessages } from './wallet-messages.ts'
import { walletNoticeMessages } from './wallet-notice-messages.ts'

const messages = {
  ...generalMessages,
  ...accountMessages,
  ...shopMessages,
  ...ordersMessages,
  ...refundMessages,
  ...afterSaleMessages,
  ...noticeMessages,
  ...afterSaleNoticeMessages,
  ...staffMessages,
  ...walletMessages,
  ...walletNoticeMessages,
  ...chatMessages,
  ...merchantMessages,
  ...merchantFactMessages,
} satisfies Record<string, Message>

/** The key of a server text in six languages. */
export type MessageKey = keyof typeof messages

type NoticeKindOf<Key> = Key extends `notice-${infer Kind}-text` ? Kind : never
/** The kinds of notices that have texts: notice-<kind> and notice-<kind>-text in the catalogue. */
export type NoticeKind = NoticeKindOf<MessageKey>
/** Values for the placeholders of a text. */
export type MessageArgs = Readonly<Record<string, string | number>>

/** Whether a stored text is a message key. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(messages, key)

const amounts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.NumberFormat(LANGUAGE_TAGS[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ]),
) as Readonly<Record<Language, Intl.NumberFormat>>

const MONEY = /^\$\d+\.\d\d$/

/** An argument in the reader's notation: amounts are stored with a point and without grouping. */
const written = (language: Language, value: string | number): string => {
  const text = String(value)
  if (!MONEY.test(text)) return text
  return `$${amounts[language].format(Number(text.slice(1)))}`
}

/** The text for `key` in the given language. */
export const translate = (language: Language, key: MessageKey, args: MessageArgs = {}): string =>
  messages[key][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    written(language, args[name] ?? whole),
  )

/** Every message, for the test that compares languages and placeholders. */
export const allMessages = (): readonly (readonly [string, Message])[] => Object.entries(messages)
