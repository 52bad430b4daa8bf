import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { type DisplayedFault, faultText, noticeContexts, noticeText } from '../../../ui/i18n/fault-text.ts'
import { loadTexts } from '../../../ui/i18n/load-texts.ts'
import { BASE, createTranslations, type Translations } from '../../../ui/i18n/translations.ts'

const speaking = suite('faults in words (requirement S8)')

/** One of each kind: a new kind without an entry here does not compile. */
const FAULTS: { readonly [K in DisplayedFault['kind']]: Extract<DisplayedFault, { readonly kind: K }> } = {
  offline: { kind: 'offline' },
  'timed-out': { kind: 'timed-out' },
  status: { kind: 'status', status: 502 },
  cancelled: { kind: 'cancelled' },
  rejected: { kind: 'rejected', code: 0, message: '' },
  unauthorised: { kind: 'unauthorised', message: '' },
  'duplicate-submit': { kind: 'duplicate-submit' },
  'unexpected-answer': { kind: 'unexpected-answer', path: '/api' },
  'cart-full': { kind: 'cart-full', max: 99 },
  'sold-out': { kind: 'sold-out' },
  'not-signed-in': { kind: 'not-signed-in' },
  'no-payment-code': { kind: 'no-payment-code' },
  'code-not-digits': { kind: 'code-not-digits' },
  'code-too-short': { kind: 'code-too-short', min: 6 },
  'code-too-long': { kind: 'code-too-long', max: 64 },
  'wrong-code': { kind: 'wrong-code', message: '', remaining: 1 },
  'balance-short': { kind: 'balance-short', missing: 1250 },
  'amount-changed': { kind: 'amount-changed' },
  'address-required': { kind: 'address-required' },
  'nothing-selected': { kind: 'nothing-selected' },
  'order-not-returned': { kind: 'order-not-returned' },
}

const wordsOf = async (language: Language): Promise<Translations> => {
  const store = createTranslations(loadTexts, language)
  await store.load([])
  return store.translations$.value
}

for (const language of LANGUAGES) {
  speaking(`every fault has translations of its own in ${language}`, async () => {
    const translations = await wordsOf(language)
    for (const fault of Object.values(FAULTS)) {
      const text = faultText(fault, translations)
      assert.not.match(text, /core\.|\{\{|undefined/, `${fault.kind}: ${text}`)
      assert.ok(text.length > 1, fault.kind)
    }
    assert.match(faultText(FAULTS.status, translations), '502')
    assert.match(faultText(FAULTS['cart-full'], translations), '99')
    assert.match(faultText(FAULTS['balance-short'], translations), /12[.,]50/)
    assert.match(faultText(FAULTS['code-too-short'], translations), '6')
  })
}

speaking('show the server’s message first', async () => {
  const translations = await wordsOf('en')
  assert.is(faultText({ kind: 'rejected', code: 0, message: 'Out of stock' }, translations), 'Out of stock')
  assert.is(faultText({ kind: 'unauthorised', message: 'Signed out' }, translations), 'Signed out')
})

speaking('count the tries left, and leave them out when the server does not say', async () => {
  const translations = await wordsOf('en')
  assert.is(
    faultText({ kind: 'wrong-code', message: '', remaining: 1 }, translations),
    'Wrong code. 1 try left.',
  )
  assert.is(
    faultText({ kind: 'wrong-code', message: '', remaining: 4 }, translations),
    'Wrong code. 4 tries left.',
  )
  assert.is(faultText({ kind: 'wrong-code', message: '', remaining: undefined }, translations), 'Wrong code.')
})

speaking('have the English messages of the specification', async () => {
  const translations = await wordsOf('en')
  const said = (key: string): string => noticeText({ kind: 'key', key }, translations)
  assert.is(said('loginFirst'), 'Please login first')
  assert.is(said('core.loginFirst'), 'Please login first')
  assert.is(said('selectItem'), 'Please select item to checkout')
  assert.is(said('payFail'), 'Pay Fail')
  assert.is(said('copyFail'), 'Copy Fail')
  assert.is(said('copyNeedsHttps'), 'This operation is not supported by non-HTTPS protocol')
})

speaking('name the text files that a notice needs', () => {
  const action = { key: 'orders.undo', run: () => undefined }
  const notice = { id: 1, tone: 'info', text: { kind: 'key', key: 'cart.mergedSome' }, action } as const
  assert.equal(noticeContexts(notice), ['cart', 'orders'])
  assert.equal(noticeContexts({ id: 2, tone: 'info', text: { kind: 'key', key: 'loginFirst' } }), ['core'])
  assert.equal(noticeContexts({ id: 3, tone: 'info', text: { kind: 'text', text: 'x' } }), [])
})

speaking('what every page needs is one file', async () => {
  assert.equal(Object.keys(await loadTexts('ri', BASE)), ['core', 'kit', 'offline', 'start'])
})

speaking.run()
