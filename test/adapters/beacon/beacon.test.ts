import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFetchBeacon } from '../../../adapters/beacon/fetch-beacon.ts'
import { beaconContract } from '../../contracts/beacon-contract.ts'
import { createFakeBeacon } from '../../support/fakes/fake-beacon.ts'

beaconContract('fake', (canReach) => {
  const port = createFakeBeacon(canReach)
  return { port, arrived: port.arrived }
})
beaconContract('fetch', (canReach) => {
  const arrived: string[] = []
  const port = createFetchBeacon('/field-view', (_address, { body }) => {
    if (!canReach) throw new TypeError('Failed to fetch')
    arrived.push(String(body))
    return Promise.resolve()
  })
  return { port, arrived }
})

const beacon = suite('fetch beacon')

beacon('sends no cookies and no referrer, and is delivered after the page has closed', () => {
  const sent: [string, RequestInit][] = []
  createFetchBeacon('https://watch.example/in', async (...call) => void sent.push(call)).send('{}')
  const [address, init] = sent[0] ?? []
  assert.is(address, 'https://watch.example/in')
  assert.equal([init?.credentials, init?.referrerPolicy, init?.keepalive], ['omit', 'no-referrer', true])
  assert.is(init?.headers, undefined)
})

beacon.run()
