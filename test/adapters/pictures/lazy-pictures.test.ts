import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createLazyPictures, createNoPictures } from '../../../adapters/pictures/lazy-pictures.ts'
import { picturesContract } from '../../contracts/pictures-contract.ts'

picturesContract('none', createNoPictures)
picturesContract('browser', () => createLazyPictures(createFakeClock(), async () => String))
