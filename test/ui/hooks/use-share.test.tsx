import type { ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { useShare } from '../../../ui/hooks/use-share.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

// The system's sheet, or the address on the clipboard.
const sharing = suite('useShare')

const Sharer = (): ReactNode => {
  const share = useShare('Kamera')
  return (
    <button type="button" onClick={() => void share.run()}>
      Bagikan
    </button>
  )
}

type Device = { readonly share?: (sheet: ShareData) => Promise<void>; readonly clipboard?: object }

/** Presses once on a device that can do this much; gives what reached the clipboard and what was said. */
const pressOn = async (device: Device) => {
  const copied: string[] = []
  const writeText = async (text: string): Promise<void> => void copied.push(text)
  const able: Device = { clipboard: { writeText }, ...device }
  for (const name of ['share', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { configurable: true, value: able[name] })
  const { app } = createFakeApp()
  const { screen, rest } = await openScreen(app, <Sharer />)
  press(screen.get('button', 'Bagikan'))
  await rest()
  screen.remove()
  for (const name of ['share', 'clipboard'] as const) Reflect.deleteProperty(navigator, name)
  return { copied, said: app.notices.notices$.value.map(({ text }) => (text.kind === 'key' ? text.key : '')) }
}

sharing('opens the system’s share sheet with name and address', async () => {
  const sheets: ShareData[] = []
  const { copied, said } = await pressOn({ share: async (sheet) => void sheets.push(sheet) })
  assert.equal(sheets, [{ title: 'Kamera', url: window.location.href }])
  assert.equal([copied, said], [[], []])
})

sharing('copies the address where there is no sheet, and says so', async () => {
  const { copied, said } = await pressOn({})
  assert.equal([copied, said], [[window.location.href], ['core.copied']])
})

sharing('treats a closed share sheet as done', async () => {
  const share = async (): Promise<never> => Promise.reject(new DOMException('', 'AbortError'))
  const { copied, said } = await pressOn({ share })
  assert.equal([copied, said], [[], []])
})

sharing('copies the address when the sheet fails', async () => {
  const share = async (): Promise<never> => Promise.reject(new DOMException('', 'NotAllowedError'))
  const { copied } = await pressOn({ share })
  assert.equal(copied, [window.location.href])
})

sharing('says that a page without HTTPS cannot copy (requirement S8)', async () => {
  const { copied, said } = await pressOn({ clipboard: undefined as never })
  assert.equal([copied, said], [[], ['core.copyNeedsHttps']])
})

sharing.run()
