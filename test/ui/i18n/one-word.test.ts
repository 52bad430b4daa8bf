import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { inWords, labelledFields } from '../../../adapters/embedded-backend/http/messages/field-labels.ts'
import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { contextsOf, wordsOf as flatWordsOf } from '../../support/sources/translation-files.ts'

const words = suite('one term for one thing')

const LOCALES = 'ui/i18n/locales'
const BACKEND = ['adapters/embedded-backend/http/messages', 'adapters/embedded-backend/demo-data']

const wordsOf = (language: Language): readonly (readonly [name: string, text: string])[] =>
  readdirSync(`${LOCALES}/${language}`).map((name) => {
    const path = `${LOCALES}/${language}/${name}`
    return [path, readFileSync(path, 'utf8')] as const
  })

// A sentence of the backend stands in a file with those of other languages: its script tells which it is.
const saidByBackend = (script: RegExp): readonly (readonly [name: string, text: string])[] =>
  BACKEND.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => {
        const said = readFileSync(`${folder}/${name}`, 'utf8').match(/'(?:[^'\\\n]|\\.)*'/g) ?? []
        return [`${folder}/${name}`, said.filter((text) => script.test(text)).join('\n')] as const
      }),
  )

const BOTH_SIDES: Readonly<Partial<Record<Language, RegExp>>> = {
  dgn: /'[A-Z]/,
  ri: /[\u3041-\u3096\u30a1-\u30fa]/,
  tai: /[\u0e01-\u0e5b]/,
}

const holds = (language: Language, wrong: RegExp): readonly string[] => {
  const script = BOTH_SIDES[language]
  return [...wordsOf(language), ...(script ? saidByBackend(script) : [])].flatMap(([name, text]) => {
    const found = text.match(wrong)
    return found ? [`${name}: ${found[0]}`] : []
  })
}

words('calls an e-mail "email" wherever Indonesian speaks of one', () => {
  assert.equal(holds('dgn', /e-mail/i), [])
})

// "Kode pembayaran", 支払いコード and รหัสชำระเงิน are what one shows at a till, not what unlocks a balance.
words('calls what unlocks the balance a PIN in Indonesian and Thai, a 暗証番号 in Japanese', () => {
  const old = [holds('dgn', /kode pembayaran/i), holds('ri', /支払いコード/), holds('tai', /รหัสชำระเงิน/)]
  assert.equal(old.flat(), [])
})

words('spells "chat" in one way in Thai', () => {
  assert.equal(holds('tai', /แชท/), [])
})

// A label may stand apart from the value that is filled in after it: 残高 {{amount}}.
words('puts no space between Japanese and figures or Latin letters', () => {
  const japanese = '[\\u3040-\\u30ff\\u4e00-\\u9fff、。]'
  assert.equal(holds('ri', new RegExp(`${japanese} [A-Za-z0-9$]|[A-Za-z0-9}] ${japanese}`)), [])
})

// Stars, a picture chosen from a menu, and lines to write or search in: their forms show them without a label.
const WITHOUT_LABEL = /score$|^(?:avatar|content|text|draft|title|keyword)$/

words('calls a field in a refusal of the server what its form calls it', () => {
  for (const language of LANGUAGES) {
    const texts = new Set(
      contextsOf(language).flatMap((context) => [...flatWordsOf(language, context).values()]),
    )
    const strange = labelledFields().filter(
      (field) => !WITHOUT_LABEL.test(field) && !texts.has(String(inWords(language, { field })['field'])),
    )
    assert.equal(strange, [], language)
  }
})

words('speaks to a Chinese reader as 您', () => {
  assert.equal(holds('zh-cn', /你/), [])
})

// What read translated or unclear, said as people of the language say it.
const NOT_SAID: readonly (readonly [Language, RegExp])[] = [
  [
    'en',
    /\+ Cart|: "Buy"|money returned|time is over|booked twice|where this order goes|withdraw request|manual transfer/i,
  ],
  ['dgn', /paling banyak|transfer manual|ke mana pesanan ini/i],
  ['zh-cn', /不能再次申请|送到哪里|"购买"/],
  ['ri', /進み具合|注文は(?:そのまま)?進み|プラットフォーム|額は0以上|"CS"|"options": "選択"/],
  ['han', /받는 곳|받았음|플랫폼|금액은 0 이상|"CS"/],
  ['tai', /ถอนคำขอ|\+ ตะกร้า|โอนเงินเอง|ร้องเรียนแพลตฟอร์ม|"CS"/],
]

for (const [language, wrong] of NOT_SAID)
  words(`contains no literal translation in ${language}`, () => {
    const every = new RegExp(wrong, `${wrong.flags}g`)
    const found = [...wordsOf(language), ...saidByBackend(BOTH_SIDES[language] ?? /^$/)].flatMap(
      ([name, text]) => (text.match(every) ?? []).map((said) => `${name}: ${said}`),
    )
    assert.equal(found, [])
  })

// Requirement S4: Home, Explore, Message, Cart, Me.
words('calls the tab of messages "Message" in every language', () => {
  const tabs = LANGUAGES.map((language) => flatWordsOf(language, 'core').get('core.tab.messages'))
  assert.equal(tabs, ['Pesan', 'Message', '消息', 'メッセージ', '메시지', 'ข้อความ'])
})

words('calls the code of a payment in Korean a payment password throughout', () => {
  const bare = [...flatWordsOf('han', 'wallet')].filter(
    ([, text]) => text.includes('비밀번호') && !text.includes('결제'),
  )
  assert.equal(bare, [])
})

words.run()
