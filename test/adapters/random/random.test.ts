import { createFakeRandom } from '../../../adapters/fakes/fake-random.ts'
import { createWebRandom } from '../../../adapters/random/web-random.ts'
import { randomContract } from '../../contracts/random-contract.ts'

randomContract('fake', createFakeRandom)
randomContract('web', () => createWebRandom())
