import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addPiece,
  expireStream,
  openStream,
  streamText,
} from '../../../../domain/messaging/delivery/stream.ts'
import { newUpload, stepUpload, type UploadEvent } from '../../../../domain/messaging/delivery/upload.ts'
import { StreamFlag } from '../../../../domain/messaging/wire/packets.ts'

const uploads = suite('upload')
const streams = suite('stream')

const after = (...events: UploadEvent[]) => events.reduce(stepUpload, newUpload('m1'))
const finished: UploadEvent = { kind: 'finished', remoteUrl: 'https://x/y.png' }

uploads('goes from waiting through progress to success with its address', () => {
  const upload = after({ kind: 'started' }, { kind: 'progressed', progress: 0.4 }, finished)
  assert.equal(upload, { clientMsgNo: 'm1', status: 'success', progress: 1, remoteUrl: 'https://x/y.png' })
})

uploads('5: succeeds once, whatever the task reports later', () => {
  const upload = after({ kind: 'started' }, finished)
  for (const event of [finished, { kind: 'failed' }, { kind: 'cancelled' }] as UploadEvent[]) {
    assert.is(stepUpload(upload, event), upload)
  }
})

uploads('can be suspended, resumed, failed, retried and cancelled', () => {
  assert.is(after({ kind: 'started' }, { kind: 'suspended' }).status, 'suspend')
  assert.is(after({ kind: 'started' }, { kind: 'suspended' }, { kind: 'resumed' }).status, 'processing')
  assert.is(after({ kind: 'started' }, { kind: 'failed' }, { kind: 'resumed' }).status, 'processing')
  assert.is(after({ kind: 'started' }, { kind: 'cancelled' }, { kind: 'resumed' }).status, 'cancel')
})

uploads('never shows decreasing progress, nor more than 100 %', () => {
  const progress = (...values: number[]) =>
    after(
      { kind: 'started' },
      ...values.map((value): UploadEvent => ({ kind: 'progressed', progress: value })),
    ).progress
  assert.is(progress(0.5, 0.2), 0.5)
  assert.is(progress(7), 1)
})

const piece = (seq: number, text: string, flag: number = StreamFlag.inProgress) => ({
  streamNo: 's',
  place: String(seq),
  text,
  flag,
})

streams('61: orders pieces however they arrive, each once', () => {
  let stream = openStream('s')
  for (const next of [piece(1, 'Hel'), piece(3, 'wor'), piece(2, 'lo '), piece(3, 'XXX'), piece(4, 'ld')]) {
    stream = addPiece(stream, next)
  }
  assert.is(streamText(stream), 'Hello world')
  assert.is(stream.status, 'growing')
})

streams('61: distinguishes and orders 64-bit positions', () => {
  const far = (place: string, text: string) => ({ ...piece(0, text), place })
  const pieces = [far('1783652479901401090', 'b'), far('999', 'a'), far('1783652479901401091', 'c')]
  const stream = [...pieces, ...pieces].reduce((grown, next) => addPiece(grown, next), openStream('s'))
  assert.is(streamText(stream), 'abc')
})

streams('ends with its end flag and still accepts late pieces', () => {
  let stream = addPiece(openStream('s'), piece(1, 'a'))
  stream = addPiece(stream, piece(3, 'c', StreamFlag.end))
  stream = addPiece(stream, piece(2, 'b'))
  assert.is(stream.status, 'ended')
  assert.is(streamText(stream), 'abc')
})

streams('is broken off by silence, continues with the next piece, and ends only once', () => {
  const stream = addPiece(openStream('s'), piece(1, 'a'))
  const silent = expireStream(stream)
  assert.is(silent.status, 'interrupted')
  assert.is(addPiece(silent, piece(2, 'b')).status, 'growing')
  assert.is(expireStream(addPiece(silent, piece(2, 'b', StreamFlag.end))).status, 'ended')
})

uploads.run()
streams.run()
