import { act, type ReactNode } from 'react'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { createState, type StateStream } from '../../../application/shared/streams.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../domain/account/language.ts'
import { useStream } from '../../../ui/hooks/use-app.ts'
import { type Translations, TranslationsContext } from '../../../ui/i18n/translations.ts'
import { orderDetailRow, orderLineRow, userRow } from '../api-rows.ts'
import { accessibleName, descriptionOf } from './accessible.ts'
import { createFakeApp } from './fake-app.ts'
import { openScreen } from './open-screen.tsx'
import { send, type } from './render.tsx'
import { realTranslations } from './translations.ts'

/** A screen with a form, and who opens it. */
export type RuledScreen = {
  readonly node: ReactNode
  readonly who?: 'visitor' | 'without-code'
}

/** As the specification has it; where; what is typed into fields of these names; what is said at which label. */
export type Rule = readonly [
  rule: string,
  screen: RuledScreen,
  typed: Readonly<Record<string, string>>,
  label: string,
  key: string,
  values?: Readonly<Record<string, string | number>>,
]

/** The words of each language are read once: a table has hundreds of rows. */
const spoken = LANGUAGES.map((language) => realTranslations(language))

type SpeakingProps = { readonly translations$: StateStream<Translations>; readonly children: ReactNode }

/** One screen that changes its language: much quicker than to open it in each. */
const Speaking = ({ translations$, children }: SpeakingProps): ReactNode => (
  <TranslationsContext value={useStream(translations$)}>{children}</TranslationsContext>
)

const hostOf = ({ who }: RuledScreen) => {
  const fake = createFakeApp(who === 'visitor' ? {} : { token: 'token' })
  const answers: Readonly<Record<string, unknown>> = {
    '/api/user/getUserInfo': userRow({ have_pay: who === 'without-code' ? 0 : 1 }),
    '/api/order/detail': orderDetailRow(1, { status: 3, products: [orderLineRow(1, { is_reply: 0 })] }),
    '/api/user/order_list': { count: 0, list: [] },
    '/api/user/address_list': { count: 0, list: [] },
    '/api/user/area': [],
    '/api/user/extract': { service_charge: '0.03', balance: '100.00', network_list: ['USDT-TRC20'] },
    '/api/user/getBlockchain': [{ network: 'USDT-TRC20', blockchain: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC' }],
  }
  for (const [path, answer] of Object.entries(answers)) fake.http.answer(path, () => accepted(answer))
  return fake
}

/** What is described and has this name; one that only begins with it (a note may follow) where none has it alone. */
const namedBy = (container: HTMLElement, label: string): readonly HTMLElement[] => {
  const described = [...container.querySelectorAll<HTMLElement>('[aria-describedby]')]
  const exact = described.filter((one) => accessibleName(one) === label)
  return exact.length > 0 ? exact : described.filter((one) => accessibleName(one).startsWith(label))
}

/** Adds a test per rule: in each language the sentence stands at the field, nowhere before, and nothing is sent. */
export const checkRules = (rules: Test, table: readonly Rule[]): void => {
  for (const [rule, ruled, typed, label, key, values] of table) {
    rules(`section 5, "${rule}": ${key} stands at ${label} in every language`, async () => {
      sessionStorage.clear()
      const { app, http } = hostOf(ruled)
      await app.session.guard('/home')
      const translations$ = createState(spoken[0] ?? realTranslations(DEFAULT_LANGUAGE))
      const node = <Speaking translations$={translations$.stream}>{ruled.node}</Speaking>
      const { screen, rest } = await openScreen(app, node)
      const speak = (translations: Translations): string => {
        act(() => translations$.set(translations))
        const said = translations.t(key, values)
        assert.is.not(said, key)
        return said
      }
      for (const translations of spoken) assert.not.match(screen.text(), speak(translations))
      for (const [name, text] of Object.entries(typed)) {
        const field = screen.container.querySelector<HTMLElement>(`[name="${name}"]`)
        if (!field) throw new Error(`no field ${name}`)
        type(field, text)
      }
      let named: readonly HTMLElement[] = []
      for (const translations of spoken) {
        const said = speak(translations)
        send(screen.container.querySelector('form'))
        await rest()
        // The same field in every language: to look for it is what takes long.
        if (named.length === 0) named = namedBy(screen.container, translations.t(label))
        assert.equal(
          named.map((one) => [accessibleName(one).startsWith(translations.t(label)), descriptionOf(one)]),
          [[true, said]],
          translations.language,
        )
      }
      assert.equal(
        http.requests.filter(({ method }) => method === 'POST'),
        [],
      )
      screen.remove()
    })
  }
}
