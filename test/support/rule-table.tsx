import type { ReactNode } from 'react'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { accessibleName, descriptionOf } from './accessible.ts'
import { createFakeApp } from './fake-app.ts'
import { accepted } from './fakes/fake-http.ts'
import { openScreen } from './open-screen.tsx'
import { orderDetailRow, orderLineRow } from './orders-rows.ts'
import { realWords } from './real-words.ts'
import { send, type } from './render.tsx'
import { userRow } from './user-row.ts'

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

/** The first language and one that shares no letter with it; the words of all six have a test of their own. */
const SPOKEN = ['dgn', 'zh-cn'] as const

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

/** Adds a test per rule and language: the sentence stands at the field, nowhere before, and nothing is sent. */
export const checkRules = (rules: Test, table: readonly Rule[]): void => {
  for (const [rule, ruled, typed, label, key, values] of table) {
    for (const language of SPOKEN) {
      rules(`section 5, "${rule}": ${key} stands at ${label} in ${language}`, async () => {
        sessionStorage.clear()
        const words = realWords(language)
        const { app, http } = hostOf(ruled)
        await app.session.guard('/home')
        const { screen, rest } = await openScreen(app, ruled.node, '/', words)
        const said = words.t(key, values)
        assert.is.not(said, key)
        assert.not.match(screen.text(), said)
        for (const [name, text] of Object.entries(typed)) {
          const field = screen.container.querySelector<HTMLElement>(`[name="${name}"]`)
          if (!field) throw new Error(`no field ${name}`)
          type(field, text)
        }
        send(screen.container.querySelector('form'))
        await rest()
        const described = [...screen.container.querySelectorAll<HTMLElement>('[aria-describedby]')]
        const named = described.filter((one) => accessibleName(one).startsWith(words.t(label)))
        assert.equal(
          named.map((one) => descriptionOf(one)),
          [said],
        )
        assert.equal(
          http.requests.filter(({ method }) => method === 'POST'),
          [],
        )
        screen.remove()
      })
    }
  }
}
