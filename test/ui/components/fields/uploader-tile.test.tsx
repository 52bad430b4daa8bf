import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { QueuedUpload as Upload } from '../../../../application/shared/upload-queue.ts'
import { Uploader } from '../../../../ui/components/fields/UploaderTile.tsx'
import { press, render } from '../../../support/ui/render.tsx'

const uploader = suite('picture upload tiles')

const upload = (id: string, change: Partial<Upload> = {}): Upload => ({
  id,
  preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  phase: 'done',
  progress: 1,
  ...change,
})

const draw = (uploads: readonly Upload[], max = 4) => {
  const asked: string[] = []
  const tell = (word: string) => (id: string) => void asked.push(`${word} ${id}`)
  const screen = render(
    <Uploader
      label="Bukti"
      uploads={uploads}
      max={max}
      onPick={() => undefined}
      onRemove={tell('remove')}
      onRetry={tell('retry')}
    />,
  )
  return { screen, asked }
}

uploader('offer a retry for the failed one alone', () => {
  const { screen, asked } = draw([upload('a'), upload('b', { phase: 'failed' })])
  press(screen.get('button', 'Ulangi'))
  assert.equal(asked, ['retry b'])
  screen.remove()
})

uploader('show the progress of the one being uploaded', () => {
  const { screen } = draw([upload('a'), upload('b', { phase: 'uploading', progress: 0.426 })])
  assert.match(screen.text(), '43%')
  assert.is(screen.get('progressbar', 'Mengunggah gambar 2').getAttribute('aria-valuenow'), '43')
  screen.remove()
})

uploader('accept only as many as fit', () => {
  const { screen } = draw([upload('a'), upload('b')], 2)
  assert.is(screen.container.querySelector('input'), null)
  screen.remove()
})

uploader.run()
