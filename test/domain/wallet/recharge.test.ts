import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cents } from '../../../domain/shared/money.ts'
import { checkEvidence, EVIDENCE_MOST_BYTES } from '../../../domain/wallet/evidence.ts'
import { checkRecharge, type RechargeForm } from '../../../domain/wallet/recharge.ts'

const recharge = suite('recharge (spec storefront 5)')

const network = {
  name: 'USDT-TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  least: cents(1_000),
  confirmations: 20,
  memo: '',
  tip: '',
  expiresAt: undefined,
}
const chain = (change: Partial<RechargeForm> = {}): RechargeForm =>
  ({
    method: 'chain',
    network: 'USDT-TRC20',
    txHash: '',
    amount: '25',
    evidence: '/e',
    ...change,
  }) as RechargeForm
const kinds = (form: RechargeForm): readonly string[] => {
  const checked = checkRecharge(form, '.', [network])
  return checked.ok ? [] : checked.fault.map(({ kind }) => kind)
}

recharge('on a chain carries the address of its network', () => {
  const checked = checkRecharge(chain({ network: 'usdt-trc20' } as Partial<RechargeForm>), '.', [network])
  assert.equal(checked.ok && checked.value, {
    method: 'chain',
    network: 'USDT-TRC20',
    address: network.address,
    txHash: '',
    amount: 2_500,
    evidence: '/e',
  })
})

recharge('needs amount, network and evidence, and says all that is missing', () => {
  assert.equal(kinds(chain({ amount: '', evidence: '', network: '' } as Partial<RechargeForm>)), [
    'amount-required',
    'network-required',
    'evidence-required',
  ])
  assert.equal(kinds({ method: 'manual', amount: '5', evidence: '' }), ['evidence-required'])
  assert.equal(kinds({ method: 'manual', amount: '5', evidence: '/e' }), [])
})

recharge('explains the networks that are not supported and those that are gone', () => {
  for (const name of ['DEX', 'BSC', 'HECO']) {
    assert.equal(kinds(chain({ network: name } as Partial<RechargeForm>)), ['network-unsupported'], name)
  }
  assert.equal(kinds(chain({ network: 'BTC' } as Partial<RechargeForm>)), ['network-unknown'])
})

recharge('is not below what the network asks for', () => {
  assert.equal(
    [kinds(chain({ amount: '9.99' })), kinds(chain({ amount: '10' }))],
    [['amount-under-least'], []],
  )
})

recharge('takes a transaction only when it looks like one', () => {
  assert.equal(kinds(chain({ txHash: 'not one!' } as Partial<RechargeForm>)), ['transaction-malformed'])
  assert.equal(kinds(chain({ txHash: `0x${'ab'.repeat(32)}` } as Partial<RechargeForm>)), [])
})

recharge('by card names the card and may come without a picture', () => {
  const card = {
    method: 'card',
    holder: 'S',
    number: '123456',
    bank: 'B',
    amount: '1',
    evidence: '',
  } as const
  assert.equal([kinds(card), kinds({ ...card, number: '' })], [[], ['card-required']])
})

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const EVIDENCE: readonly (readonly [string, Uint8Array, string])[] = [
  ['a PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'image/png'],
  ['a JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
  ['a WebP', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'image/webp'],
  ['a GIF', bytes('GIF89a\x01\0\x01\0\x80'), 'image/gif'],
  ['a PDF', bytes('%PDF-1.7\n'), 'evidence-not-a-picture'],
  ['a renamed script', bytes('<script>alert(1)</script>'), 'evidence-not-a-picture'],
  ['a script that begins as a GIF', bytes('GIF89a/*<script>*/=1;'), 'evidence-not-a-picture'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'evidence-not-a-picture'],
  ['a shell script', bytes('#!/bin/sh\nrm'), 'evidence-not-a-picture'],
  ['half a PNG', bytes('\x89PNG'), 'evidence-not-a-picture'],
]

for (const [what, head, verdict] of EVIDENCE) {
  recharge(`judges ${what} by its content: ${verdict}`, () => {
    const checked = checkEvidence(100, head)
    assert.is(checked.ok ? checked.value : checked.fault.kind, verdict)
  })
}

recharge('takes no empty and no huge evidence', () => {
  const png = EVIDENCE[0]?.[1] ?? bytes('')
  const verdict = (size: number): string => {
    const checked = checkEvidence(size, png)
    return checked.ok ? checked.value : checked.fault.kind
  }
  assert.equal([0, EVIDENCE_MOST_BYTES, EVIDENCE_MOST_BYTES + 1].map(verdict), [
    'evidence-empty',
    'image/png',
    'evidence-too-large',
  ])
})

recharge.run()
