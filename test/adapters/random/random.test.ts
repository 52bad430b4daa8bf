import { createWebRandom } from '../../../adapters/crypto/web-crypto.ts'
import { createFakeRandom } from '../../../adapters/fakes/fake-ports.ts'
import { randomContract } from '../../contracts/random-contract.ts'

randomContract('fake', createFakeRandom)
randomContract('web', () => createWebRandom())
