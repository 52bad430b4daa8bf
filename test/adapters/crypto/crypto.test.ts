import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNobleCrypto } from '../../../adapters/crypto/noble-crypto.ts'
import { cryptoContract } from '../../contracts/crypto-contract.ts'
import { toHex } from '../../support/bytes.ts'
import { createFakeCrypto } from '../../support/fakes/fake-crypto.ts'

cryptoContract('noble', () => createNobleCrypto())
cryptoContract('fake', () => createFakeCrypto())

const noble = suite('noble crypto')

noble('generates keys from the platform’s random source even when Math.random is broken', () => {
  const original = Math.random
  Math.random = () => 0
  try {
    const crypto = createNobleCrypto()
    assert.is.not(toHex(crypto.randomBytes(32)), toHex(crypto.randomBytes(32)))
  } finally {
    Math.random = original
  }
})

noble.run()
