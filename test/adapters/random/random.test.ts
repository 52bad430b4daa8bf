import { createWebRandom } from '../../../adapters/random/web-random.ts'
import { randomContract } from '../../contracts/random-contract.ts'
import { createFakeRandom } from '../../support/fakes/fake-random.ts'

randomContract('fake', createFakeRandom)
randomContract('web', () => createWebRandom())
