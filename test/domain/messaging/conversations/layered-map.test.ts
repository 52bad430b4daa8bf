import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { flattened, getIn, layered, setIn } from '../../../../domain/messaging/conversations/layered-map.ts'
import { createSeededRandom } from '../../../support/seeded-random.ts'

const maps = suite('a layered map')

maps('equals a plain map after the same thousand changes', () => {
  const random = createSeededRandom(7)
  const plain = new Map<number, number>()
  let map = layered<number, number>(new Map())
  for (let turn = 0; turn < 1000; turn++) {
    const key = random.below(60)
    plain.set(key, turn)
    map = setIn(map, key, turn)
    assert.is(getIn(map, key), turn)
  }
  assert.equal([...flattened(map)], [...plain])
  assert.is(getIn(map, 60), undefined)
})

maps('does not change the map that it was derived from', () => {
  let map = layered(new Map([['a', 1]]))
  const before = map
  for (let turn = 0; turn < 40; turn++) map = setIn(map, `key ${turn}`, turn)
  const changed = setIn(map, 'a', 2)
  assert.equal([...flattened(before)], [['a', 1]])
  assert.equal([getIn(map, 'a'), getIn(changed, 'a')], [1, 2])
})

maps.run()
