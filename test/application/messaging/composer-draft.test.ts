import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { createComposerDraft } from '../../../application/messaging/composer-draft.ts'
import type { Draft } from '../../../application/shared/drafts.ts'
import { createState } from '../../../application/shared/streams.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import { type Conversation, emptyConversation } from '../../../domain/messaging/conversations/conversation.ts'

const composer = suite('the text of a composer')

const PEER: Channel = { channelID: '7', channelType: 1 }

type Given = {
  /** What the server has of a draft; undefined before the list is there. */
  readonly atServer?: string
  /** What this tab kept over a reload. */
  readonly own?: string
}

const open = ({ atServer, own }: Given = {}) => {
  const clock = createFakeClock()
  const lifecycle = createFakeLifecycle()
  const conversation$ = createState<Conversation | undefined>(undefined)
  const saved: string[] = []
  let kept: Draft | undefined = own === undefined ? undefined : { text: own }
  /** What the client shows of the draft: after a save a moment later, and unsaved until the server has taken it. */
  const hear = (draft: string, isUnsaved = false): void => {
    const extra = { channel: PEER, browseTo: 0, keepMessageSeq: 0, keepOffsetY: 0, version: 1 }
    conversation$.set({ ...emptyConversation(PEER, 0), extra: { ...extra, draft, isUnsaved } })
  }
  if (atServer !== undefined) hear(atServer)
  const draft = createComposerDraft({
    client: {
      uid: 'me',
      conversation$: () => conversation$.stream,
      saveDraft: (_, text) => saved.push(text),
    },
    channel: PEER,
    clock,
    lifecycle,
    drafts: {
      read: () => kept,
      keep: (_, next) => {
        kept = next
      },
    },
  })
  const leave = draft.attend()
  return { ...draft, leave, hear, saved, lifecycle, pass: clock.advance, kept: () => kept }
}

composer('is saved 300 ms after the last key, and once', () => {
  const { set, pass, saved } = open()
  set('Be')
  pass(299)
  set('Belum')
  pass(299)
  assert.equal(saved, [])
  pass(1)
  pass(60_000)
  assert.equal(saved, ['Belum'])
})

composer('is saved at once when the page is hidden or goes, and when the conversation is left', () => {
  for (const end of [
    ({ lifecycle }: ReturnType<typeof open>) => lifecycle.set({ isVisible: false }),
    ({ lifecycle }: ReturnType<typeof open>) => lifecycle.set({ isLeaving: true }),
    ({ leave }: ReturnType<typeof open>) => leave(),
  ]) {
    const opened = open()
    opened.set('Belum sel')
    end(opened)
    assert.equal(opened.saved, ['Belum sel'])
    opened.pass(60_000)
    assert.equal(opened.saved.length, 1)
  }
})

composer('is kept in this tab until the server has stored it', () => {
  const { set, pass, hear, kept } = open()
  set('Halo')
  pass(300)
  hear('Halo', true)
  assert.equal(kept(), { text: 'Halo' })
  hear('Halo')
  assert.is(kept(), undefined)
})

composer('starts with what this tab kept, rather than the server’s draft, and saves it', () => {
  const { text$, pass, saved } = open({ atServer: 'older', own: 'newer' })
  assert.is(text$.value, 'newer')
  pass(300)
  assert.equal(saved, ['newer'])
})

composer('uses the draft of a list that comes after the conversation, while nobody has typed', () => {
  const { text$, hear, set } = open()
  assert.is(text$.value, '')
  hear('from another device')
  assert.is(text$.value, 'from another device')
  set('mine')
  hear('another one')
  assert.is(text$.value, 'mine')
})

composer('accepts the draft of another tab where nothing unsaved is typed', () => {
  const { text$, hear, set, pass } = open()
  set('Masih ada?')
  pass(300)
  hear('Masih ada?')
  hear('')
  assert.is(text$.value, '')
})

composer('is not reset by an answer to an earlier save', () => {
  const { text$, hear, set, pass } = open({ atServer: 'one' })
  set('two')
  pass(300)
  set('three')
  hear('two')
  assert.is(text$.value, 'three')
  pass(300)
  hear('two')
  assert.is(text$.value, 'three', 'this one was on its way when three was saved')
  hear('three', true)
  hear('four')
  assert.is(text$.value, 'four')
})

composer('ignores changes after it was left, and catches up when it is shown again', () => {
  const { text$, attend, leave, hear } = open({ atServer: 'one' })
  leave()
  hear('two')
  assert.is(text$.value, 'one')
  attend()
  assert.is(text$.value, 'two')
})

composer.run()
