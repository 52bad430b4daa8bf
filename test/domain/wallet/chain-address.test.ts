import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNobleAddressHashes } from '../../../adapters/crypto/noble-address-hashes.ts'
import { checkChainAddress, decodeBase58 } from '../../../domain/wallet/chain-address.ts'
import { chainOf, isSameNetwork, isUnsupported } from '../../../domain/wallet/network.ts'
import { groupAddress, isSameRecipient, maskRecipient } from '../../../domain/wallet/recipient.ts'

const addresses = suite('addresses on chains (requirement S5)')
const hashes = createNobleAddressHashes()

// The contract of the token itself on Tron, and the examples of EIP-55.
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ETHEREUM = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
]
const [FIRST = ''] = ETHEREUM

const judge = (network: string, address: string): string => {
  const checked = checkChainAddress(network, address, hashes)
  return checked.ok ? 'right' : checked.fault.kind
}

addresses('are valid when their checksum is', () => {
  assert.is(judge('USDT-TRC20', ` ${TRON} `), 'right')
  for (const address of ETHEREUM) assert.is(judge('USDT-ERC20', address), 'right', address)
  assert.is(judge('USDT-ERC20', FIRST.toLowerCase()), 'right')
  assert.is(judge('USDT-ERC20', `0x${FIRST.slice(2).toUpperCase()}`), 'right')
})

addresses('are invalid when one letter differs', () => {
  assert.is(judge('USDT-TRC20', TRON.replace('8q8', '8r8')), 'address-mistyped')
  assert.is(judge('USDT-ERC20', FIRST.replace('5aA', '5aa')), 'address-mistyped')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 33 }), fc.constantFrom(...'123456789ABCabcxyz'), (at, letter) => {
      const changed = `${TRON.slice(0, at)}${letter}${TRON.slice(at + 1)}`
      assert.is(judge('TRC20', changed) === 'right', changed === TRON, changed)
    }),
  )
})

addresses('are checked by their format alone without hash functions', () => {
  assert.ok(checkChainAddress('TRC20', TRON.replace('8q8', '8r8')).ok)
  assert.not(checkChainAddress('TRC20', TRON.slice(1)).ok)
})

addresses('of another network are distinguished from invalid ones', () => {
  assert.is(judge('USDT-TRC20', FIRST), 'address-wrong-network')
  assert.is(judge('USDT-ERC20', TRON), 'address-wrong-network')
  for (const wrong of ['T', `${TRON}1`, TRON.replace('7', '0'), 'bank card', '０x', `0x${'g'.repeat(40)}`]) {
    assert.is(judge('USDT-TRC20', wrong), 'address-malformed', wrong)
  }
  assert.equal([judge('TRC20', ''), judge('', TRON)], ['address-required', 'network-required'])
})

addresses('of a network without a known format need only look like one', () => {
  assert.equal(
    [judge('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'), judge('BTC', 'a b')],
    ['right', 'address-malformed'],
  )
})

addresses('of a network without a known format have 16 to 128 characters', () => {
  assert.equal(
    [15, 16, 128, 129].map((length) => judge('BTC', 'a'.repeat(length))),
    ['address-malformed', 'right', 'right', 'address-malformed'],
  )
})

addresses('on DEX, BSC and HECO are refused under every name of these networks', () => {
  for (const network of ['DEX', 'USDT-BSC', 'bsc', 'BEP20', 'USDT (BEP-20)', 'HECO', 'HRC20-USDT']) {
    assert.is(judge(network, FIRST), 'network-unsupported', network)
  }
  assert.not(isUnsupported('INDEX') || isUnsupported('USDT-TRC20'))
})

addresses('are checked for the chain that the network names', () => {
  assert.equal(['USDT-TRC20', 'Tron', 'ERC-20', 'ETH', 'BTC'].map(chainOf), [
    'tron',
    'tron',
    'ethereum',
    'ethereum',
    'other',
  ])
  assert.ok(isSameNetwork('USDT-TRC20', 'usdt trc20') && !isSameNetwork('USDT-TRC20', 'USDT-ERC20'))
})

addresses('are shown in groups with highlighted ends', () => {
  const parts = groupAddress(TRON)
  assert.is(parts.map(({ text }) => text).join(''), TRON)
  assert.equal(parts[0], { text: 'TR7N', isEdge: true })
  assert.equal(parts.at(-1), { text: 'gjLj6t', isEdge: true })
  assert.is(parts.filter(({ isEdge }) => isEdge).length, 2)
  assert.equal([groupAddress(''), groupAddress('ab')], [[], [{ text: 'ab', isEdge: true }]])
  fc.assert(
    fc.property(fc.string(), (text) =>
      assert.is(
        groupAddress(text)
          .map((part) => part.text)
          .join(''),
        text,
      ),
    ),
  )
})

addresses('and cards are masked except for their ends', () => {
  const card = { kind: 'card', holder: 'Sari', number: '1234 5678 9012', bank: 'BCA' } as const
  const chain = { kind: 'chain', network: 'TRC20', address: TRON } as const
  assert.equal([maskRecipient(card), maskRecipient(chain)], ['•••• 9012', 'TR7N…Lj6t'])
  assert.is(maskRecipient({ ...card, number: '123456' }), '•••• 56')
  assert.ok(isSameRecipient(card, { ...card, number: '123456789012' }))
  assert.not(isSameRecipient(card, chain))
  assert.not(isSameRecipient(card, { ...card, bank: 'BNI' }))
  assert.not(isSameRecipient(card, { ...card, number: '123456789013' }))
})

addresses('are equal on the same network, however they are written', () => {
  const chain = { kind: 'chain', network: 'USDT-TRC20', address: TRON } as const
  assert.ok(isSameRecipient(chain, { ...chain, network: 'usdt trc20' }))
  assert.not(isSameRecipient(chain, { ...chain, network: 'USDT-ERC20' }))
  assert.not(isSameRecipient(chain, { ...chain, address: `${TRON}x` }))
})

addresses('are decoded by the rules of base58', () => {
  assert.equal(decodeBase58('11z'), Uint8Array.from([0, 0, 57]))
  assert.equal(decodeBase58('2NEpo7TZRRrLZSi2U'), new TextEncoder().encode('Hello World!'))
  assert.is(decodeBase58('0OIl'), undefined)
})

addresses.run()
