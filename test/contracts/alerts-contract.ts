import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AlertsPort, SoundPort } from '../../application/ports/alerts-port.ts'

/** What every AlertsPort keeps to, on a device that permits nothing yet. */
export const alertsContract = (name: string, create: () => AlertsPort): void => {
  const alerts = suite(`AlertsPort: ${name}`)

  alerts('is off until the device permits notifications, whatever was chosen', () => {
    const port = create()
    assert.is(port.choice(), 'off')
    port.choose('text')
    assert.is(port.choice(), 'off')
  })

  alerts('answers with undefined, and throws nothing, where no notification can be shown', () => {
    assert.is(create().show({ title: 'Toko', body: 'Halo', tag: '1', onOpen: () => undefined }), undefined)
  })

  alerts('answers whether the shopper permits them', async () => {
    assert.is(await create().askPermission(), false)
  })

  alerts.run()
}

/** What every SoundPort keeps to. `played` counts. */
export const soundContract = (
  name: string,
  create: () => { readonly port: SoundPort; readonly played: () => number },
): void => {
  const sound = suite(`SoundPort: ${name}`)

  sound('is off, and then silent, until it is switched on', () => {
    const { port, played } = create()
    assert.is(port.isOn(), false)
    port.play()
    assert.is(played(), 0)
  })

  sound('throws nothing when a sample is played', () => {
    create().port.playSample()
  })

  sound.run()
}
