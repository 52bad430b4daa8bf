import { filter, isObservable, map, Subject, take } from 'rxjs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Events } from '../../../application/shared/streams.ts'

const events = suite('events')

const create = () => {
  const subject = new Subject<number>()
  const failures: unknown[] = []
  return { subject, failures, events: new Events(subject, (cause) => failures.push(cause)) }
}

events('reach the current listeners, and are not stored', () => {
  const { subject, events } = create()
  const heard: number[] = []
  subject.next(1)
  const listening = events.subscribe((event) => heard.push(event))
  subject.next(2)
  listening.unsubscribe()
  subject.next(3)
  assert.equal(heard, [2])
})

events('reach the other listeners when one throws, and that one the next time', () => {
  const { subject, events, failures } = create()
  const heard: string[] = []
  events.subscribe((event) => {
    heard.push(`a${event}`)
    if (event === 1) throw new Error('listener')
  })
  events.subscribe({ next: (event) => heard.push(`b${event}`) })
  subject.next(1)
  subject.next(2)
  assert.equal(heard, ['a1', 'b1', 'a2', 'b2'])
  assert.equal(
    failures.map((cause) => (cause as Error).message),
    ['listener'],
  )
})

events('can be piped, and can be emitted through a subject or a function', () => {
  const { subject, events } = create()
  assert.ok(isObservable(events))
  const heard: unknown[] = []
  const even = events.pipe(
    filter((event) => event % 2 === 0),
    map((event) => `${event}`),
  )
  even.subscribe((event) => heard.push(event))
  const relay = new Subject<number>()
  relay.subscribe((event) => heard.push(event))
  events.subscribe(relay)
  for (const event of [1, 2]) subject.next(event)
  assert.equal(heard, [1, '2', 2])
})

events('reach no operator that has completed', () => {
  const { subject, events } = create()
  const heard: number[] = []
  events.pipe(take(1)).subscribe((event) => heard.push(event))
  const piped = events.pipe(map((event) => event)).subscribe((event) => heard.push(event))
  subject.next(1)
  piped.unsubscribe()
  assert.not(subject.observed)
  assert.equal(heard, [1, 1])
})

events('reach a listener that another one adds from the next one on', () => {
  const { subject, events } = create()
  const heard: number[] = []
  const first = events.subscribe(() => {
    first.unsubscribe()
    events.subscribe((event) => heard.push(event))
  })
  subject.next(1)
  subject.next(2)
  assert.equal(heard, [2])
})

events.run()
