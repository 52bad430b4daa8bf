import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createScrollRestoration, type ScrollView } from '../../../ui/navigation/scroll-restoration.ts'

const scrolling = suite('scroll restoration (requirements S2, S9)')

type Scrolled = { readonly top: number; readonly behavior: string }

/** A window whose page is as high as the test says and whose frames the test runs. */
const open = ({
  isCalm = false,
  stored = new Map<string, string>(),
  containerAt = 0,
  state = { lintas: 0 } as unknown,
} = {}) => {
  const calls: Scrolled[] = []
  const reads: string[] = []
  let frames: FrameRequestCallback[] = []
  const input = document.createElement('i')
  const page = { y: 0, height: 5000, now: 0 }
  const view: ScrollView = {
    get scrollY() {
      return page.y
    },
    scrollTo: ((options: Scrolled) => {
      calls.push(options)
      page.y = Math.min(options.top, page.height)
    }) as Window['scrollTo'],
    matchMedia: () => ({ matches: isCalm }) as MediaQueryList,
    requestAnimationFrame: (frame) => frames.push(frame),
    sessionStorage: {
      getItem: (name) => {
        reads.push(name)
        return stored.get(name) ?? null
      },
      setItem: (name, value) => void stored.set(name, value),
    },
    history: { state },
    addEventListener: input.addEventListener.bind(input),
    removeEventListener: input.removeEventListener.bind(input),
    performance: { now: () => page.now },
    document: {
      getElementById: () =>
        ({ getBoundingClientRect: () => ({ top: containerAt - page.y }) }) as unknown as HTMLElement,
    },
  }
  const frame = (): void => {
    const due = frames
    frames = []
    page.now += 16
    for (const run of due) run(page.now)
  }
  return {
    calls,
    reads,
    page,
    frame,
    stored,
    places: createScrollRestoration(view),
    /** A finger goes down, a wheel turns. */
    touch: (kind: string) => void input.dispatchEvent(new Event(kind)),
    waiting: () => frames.length,
  }
}

/** Comes back to a place at 3000, of which the page has 500 so far. */
const comeBackEarly = () => {
  const opened = open()
  const { page, places } = opened
  page.y = 3000
  places.keep(1)
  page.y = 0
  page.height = 500
  places.restore(1)
  return opened
}

scrolling('scrolls smoothly to the top of the container less 20 px', () => {
  const { calls, page, places } = open({ containerAt: 100 })
  page.y = 900
  places.toTop()
  assert.equal(calls, [{ top: 80, behavior: 'smooth' }])
})

scrolling('never scrolls above the document, and jumps under reduced motion', () => {
  const { calls, page, places } = open({ isCalm: true })
  page.y = 900
  places.toTop()
  assert.equal(calls, [{ top: 0, behavior: 'instant' }])
})

scrolling('remembers a hundred entries and forgets the one kept longest ago', () => {
  const { page, places, stored } = open()
  for (let entry = 0; entry <= 100; entry += 1) {
    page.y = 1000 + entry
    places.keep(entry)
  }
  assert.is(JSON.parse(stored.get('lintas_places') ?? '').length, 100)
  places.restore(1)
  assert.is(page.y, 1001)
  places.restore(0)
  assert.is(page.y, 0)
})

scrolling('restores the position of a history entry', () => {
  const { page, places } = open()
  page.y = 1234
  places.keep(3)
  page.y = 0
  places.restore(3)
  assert.is(page.y, 1234)
})

scrolling('leaves the first page of a visit where the visitor has scrolled it', () => {
  const { page, places, calls } = open()
  page.y = 300
  places.restore(1)
  assert.is(page.y, 300)
  assert.equal(calls, [])
  places.restore(2)
  assert.is(page.y, 0)
})

scrolling('neither uses nor reads an old position for a newly opened page', () => {
  const { page, places, calls, reads } = open({
    stored: new Map([['lintas_places', '[[0,900]]']]),
    state: null,
  })
  places.restore(0)
  assert.equal([page.y, calls, reads], [0, [], []])
})

scrolling('keeps the positions of entries from before a page was opened again', () => {
  const { page, places, stored } = open({
    stored: new Map([['lintas_places', '[[4,900]]']]),
    state: null,
  })
  page.y = 50
  places.keep(0)
  assert.is(stored.get('lintas_places'), '[[4,900],[0,50]]')
})

scrolling('waits for a page that is still growing', () => {
  const { page, frame } = comeBackEarly()
  assert.is(page.y, 500)
  page.height = 4000
  frame()
  assert.is(page.y, 3000)
})

for (const kind of ['touchstart', 'wheel', 'pointerdown', 'keydown']) {
  scrolling(`stops when the shopper scrolls: ${kind}`, () => {
    const { page, frame, waiting, touch } = comeBackEarly()
    touch(kind)
    page.y = 200
    page.height = 4000
    frame()
    assert.is(page.y, 200)
    assert.is(waiting(), 0)
  })
}

scrolling('continues from where scroll anchoring has moved a growing page', () => {
  const { page, frame } = comeBackEarly()
  page.y = 650
  page.height = 900
  frame()
  assert.is(page.y, 900)
  page.height = 4000
  frame()
  assert.is(page.y, 3000)
})

scrolling('stops at the next navigation', () => {
  const { page, frame, places, waiting } = comeBackEarly()
  places.toTop()
  page.height = 4000
  frame()
  assert.is(page.y, 0)
  assert.is(waiting(), 0)
})

scrolling('gives up after two seconds', () => {
  const { page, frame, waiting } = comeBackEarly()
  page.now = 2001
  frame()
  assert.is(waiting(), 0)
})

scrolling('survives a reload and ignores invalid storage', () => {
  const first = open()
  first.page.y = 700
  first.places.keep(2)
  const second = open({ stored: first.stored })
  second.places.restore(2)
  assert.is(second.page.y, 700)
  const odd = open({ stored: new Map([['lintas_places', '{"a":']]) })
  odd.places.restore(2)
  assert.is(odd.page.y, 0)
})

scrolling.run()
