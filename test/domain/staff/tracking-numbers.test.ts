import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { courierOf, readParcels } from '../../../domain/staff/tracking-numbers.ts'

const parcels = suite('shipping parcels')

const couriers = [
  { key: 'lx', name: 'Lintas', prefix: 'LX' },
  { key: 'lxs', name: 'Lintas Kilat', prefix: 'LXS' },
  { key: 'own', name: 'Own', prefix: '' },
]

parcels('find their courier by the longest prefix of the number', () => {
  assert.is(courierOf('lxs 8840', couriers)?.key, 'lxs')
  assert.is(courierOf('LX8840', couriers)?.key, 'lx')
  assert.is(courierOf('88', couriers), undefined)
  assert.is(courierOf('', couriers), undefined)
})

const orders = [
  { id: '1', number: 'LT1' },
  { id: '2', number: 'LT2' },
  { id: '3', number: 'LT3' },
]

parcels('assign pasted lines to the order that they name, or else to the next in order', () => {
  assert.equal(readParcels('lt3  LX 88 40\nLX1\r\n\n LX2 ', orders), {
    found: { 1: 'LX1', 2: 'LX2', 3: 'LX 88 40' },
    left: [],
  })
  assert.equal(readParcels('LT2,LX9', orders).found, { 2: 'LX9' })
})

parcels('report numbers for which no order is left', () => {
  const read = readParcels('A1\nA2\nA3\nA4', orders)
  assert.equal(read.left, ['A4'])
  assert.is(Object.keys(read.found).length, 3)
  // An order's number alone is no parcel, neither its own nor another's.
  assert.equal(readParcels('LT2\nLX1', orders), { found: { 1: 'LX1' }, left: ['LT2'] })
})

parcels.run()
