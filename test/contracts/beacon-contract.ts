import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { BeaconPort } from '../../application/ports/beacon-port.ts'

type Beacon = { readonly port: BeaconPort; readonly arrived: readonly string[] }

/** What every BeaconPort keeps to. */
export const beaconContract = (name: string, create: (canReach: boolean) => Beacon): void => {
  const beacon = suite(`BeaconPort: ${name}`)

  beacon('delivers each text once, in order', async () => {
    const { port, arrived } = create(true)
    port.send('one')
    port.send('two')
    await Promise.resolve()
    assert.equal(arrived, ['one', 'two'])
  })

  beacon('does nothing where no server can be reached', async () => {
    const { port, arrived } = create(false)
    port.send('one')
    await Promise.resolve()
    assert.equal(arrived, [])
  })

  beacon.run()
}
