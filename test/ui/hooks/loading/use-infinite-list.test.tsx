import { Activity, act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Page } from '../../../../domain/api/page.ts'
import { fail, ok, type Result } from '../../../../domain/shared/result.ts'
import { type InfiniteList, useInfiniteList } from '../../../../ui/hooks/loading/use-infinite-list.ts'
import { refetchCount$ } from '../../../../ui/hooks/loading/use-query.ts'
import { render, settle } from '../../../support/ui/render.tsx'

const infinite = suite('infinite list')
// How long a list was is kept by the entry of the history, which all tests here share.
infinite.before.each(() => {
  history.replaceState(null, '', '/home')
  sessionStorage.clear()
})

type Answer = Result<Page<string>, string>
type Asked = { readonly page: number; readonly answer: (answer: Answer) => void }

const pageOf = (page: number, rows: readonly string[], hasMore = true): Answer =>
  ok({ rows, total: 9, page, hasMore })

type ProbeProps = {
  readonly of: string
  readonly load: (page: number) => Promise<Answer>
  readonly keep: (list: InfiniteList<string, string>) => void
}

const Probe = ({ of, load, keep }: ProbeProps) => {
  keep(useInfiniteList<string, string>({ key: of, load, identify: (row) => row }))
  return null
}

/** A list whose answers the test gives by hand. */
const open = (key = 'all') => {
  const asked: Asked[] = []
  let list: InfiniteList<string, string> | undefined
  const load = (page: number): Promise<Answer> => new Promise((answer) => asked.push({ page, answer }))
  const keep = (next: InfiniteList<string, string>): void => {
    list = next
  }
  const screen = render(
    <Activity mode="visible">
      <Probe of={key} load={load} keep={keep} />
    </Activity>,
  )
  const give = async (index: number, answer: Answer): Promise<void> => {
    asked[index]?.answer(answer)
    await settle()
  }
  const now = (): InfiniteList<string, string> => {
    if (!list) throw new Error('not drawn')
    return list
  }
  const hide = (isHidden: boolean): void =>
    screen.show(
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Probe of={key} load={load} keep={keep} />
      </Activity>,
    )
  const turn = (next: string): void =>
    screen.show(
      <Activity mode="visible">
        <Probe of={next} load={load} keep={keep} />
      </Activity>,
    )
  return { asked, give, now, turn, hide, screen }
}

const more = (list: InfiniteList<string, string>): void => act(() => list.more())

infinite('loads the first page once, by itself', async () => {
  const { asked, give, now, screen } = open()
  assert.is(now().phase, 'first')
  assert.equal(
    asked.map(({ page }) => page),
    [1],
  )
  await give(0, pageOf(1, ['a', 'b']))
  assert.equal(now().rows, ['a', 'b'])
  assert.is(now().phase, 'idle')
  screen.remove()
})

infinite('loads the next page once, however often the end comes near', async () => {
  const { asked, give, now, screen } = open()
  await give(0, pageOf(1, ['a']))
  more(now())
  more(now())
  more(now())
  assert.equal(
    asked.map(({ page }) => page),
    [1, 2],
  )
  assert.is(now().phase, 'loading')
  screen.remove()
})

infinite('shows a row once when two pages hold it', async () => {
  const { give, now, screen } = open()
  await give(0, pageOf(1, ['a', 'b']))
  more(now())
  await give(1, pageOf(2, ['b', 'c'], false))
  assert.equal(now().rows, ['a', 'b', 'c'])
  assert.is(now().phase, 'ended')
  screen.remove()
})

infinite('keeps its rows when a page fails, and retries that page', async () => {
  const { asked, give, now, screen } = open()
  await give(0, pageOf(1, ['a']))
  more(now())
  await give(1, fail('offline'))
  assert.is(now().phase, 'failed')
  assert.is(now().fault, 'offline')
  more(now())
  act(() => now().retry())
  assert.equal(
    asked.map(({ page }) => page),
    [1, 2, 2],
  )
  await give(2, pageOf(2, ['b'], false))
  assert.equal(now().rows, ['a', 'b'])
  screen.remove()
})

infinite('drops an answer to an outdated request', async () => {
  const { asked, give, now, turn, screen } = open('phones')
  turn('toys')
  assert.is(asked.length, 2)
  await give(0, pageOf(1, ['phone']))
  assert.equal(now().rows, [])
  await give(1, pageOf(1, ['toy']))
  assert.equal(now().rows, ['toy'])
  screen.remove()
})

infinite('keeps the old rows until a refresh has brought new ones', async () => {
  const { give, now, screen } = open()
  await give(0, pageOf(1, ['a']))
  more(now())
  await give(1, pageOf(2, ['b'], false))
  act(() => {
    void now().refresh()
  })
  assert.equal(now().rows, ['a', 'b'])
  await give(2, pageOf(1, ['z']))
  assert.equal(now().rows, ['z'])
  assert.is(now().phase, 'idle')
  screen.remove()
})

infinite('is not blocked by an answer to an earlier key that never comes', async () => {
  const { asked, give, now, turn, screen } = open('phones')
  turn('toys')
  await give(1, pageOf(1, ['toy']))
  more(now())
  assert.is(asked.length, 3)
  screen.remove()
})

infinite('keeps its rows and its place when a refresh fails', async () => {
  const { give, now, screen } = open()
  await give(0, pageOf(1, ['a']))
  act(() => {
    void now().refresh()
  })
  await give(1, fail('offline'))
  assert.equal(now().rows, ['a'])
  assert.is(now().phase, 'idle')
  screen.remove()
})

infinite('grows after a quiet refresh when its end came near meanwhile', async () => {
  const { asked, give, now, screen } = open()
  await give(0, pageOf(1, ['a']))
  act(() => {
    void now().refresh()
  })
  more(now())
  assert.is(asked.length, 2)
  await give(1, pageOf(1, ['z']))
  assert.is(asked.at(-1)?.page, 2)
  await give(2, pageOf(2, ['y'], false))
  assert.equal(now().rows, ['z', 'y'])
  assert.is(asked.length, 3)
  screen.remove()
})

infinite('grows after a quiet refresh that failed when its end came near meanwhile', async () => {
  const { asked, give, now, screen } = open()
  await give(0, pageOf(1, ['a']))
  act(() => {
    void now().refresh()
  })
  more(now())
  await give(1, fail('offline'))
  assert.is(asked.at(-1)?.page, 2)
  assert.is(now().phase, 'loading')
  screen.remove()
})

infinite('asks for no page after a refresh that has brought the last one', async () => {
  const { asked, give, now, screen } = open()
  await give(0, pageOf(1, ['a']))
  act(() => {
    void now().refresh()
  })
  more(now())
  await give(1, pageOf(1, ['z'], false))
  assert.is(now().phase, 'ended')
  assert.is(asked.length, 2)
  screen.remove()
})

infinite('loads once when its screen is hidden while it waits and shown again', async () => {
  const { asked, give, now, hide, screen } = open()
  hide(true)
  hide(false)
  assert.is(asked.length, 1)
  await give(0, pageOf(1, ['a']))
  assert.equal(now().rows, ['a'])
  screen.remove()
})

infinite('offers the next page again when a refresh replaced its request and failed', async () => {
  const { asked, give, now, screen } = open()
  await give(0, pageOf(1, ['a']))
  more(now())
  act(() => {
    void now().refresh()
  })
  await give(2, fail('offline'))
  assert.is(now().phase, 'failed')
  act(() => now().retry())
  assert.is(asked.at(-1)?.page, 2)
  screen.remove()
})

infinite('goes on after a page that repeats as a whole, for rows that came in on top moved it', async () => {
  const { give, now, screen } = open()
  await give(0, pageOf(1, ['c', 'd']))
  more(now())
  await give(1, pageOf(2, ['c', 'd']))
  assert.is(now().phase, 'idle')
  more(now())
  await give(2, pageOf(3, ['e', 'f'], false))
  assert.equal([now().phase, now().rows], ['ended', ['c', 'd', 'e', 'f']])
  screen.remove()
})

infinite(
  'ends at the second page without new rows, as an unpaged server returns the first for ever',
  async () => {
    const { give, now, screen } = open()
    await give(0, pageOf(1, ['a', 'b']))
    more(now())
    await give(1, pageOf(2, ['a', 'b']))
    more(now())
    await give(2, pageOf(3, ['a', 'b']))
    assert.equal([now().phase, now().rows], ['ended', ['a', 'b']])
    screen.remove()
  },
)

infinite('retries a first page that does not come, and shows whichever comes first', async () => {
  const { asked, give, now, screen } = open()
  act(() => refetchCount$.update((round) => round + 1))
  assert.equal(
    asked.map(({ page }) => page),
    [1, 1],
  )
  await give(0, pageOf(1, ['a']))
  assert.equal(now().rows, ['a'])
  await give(1, pageOf(1, ['b']))
  assert.equal(now().rows, ['a'])
  screen.remove()
})

const counted = (page: number, rows: readonly string[], total: number): Answer =>
  ok({ rows, total, isTotalGiven: true, page, hasMore: page * 2 < total })

infinite('reloads its pages when rows were removed meanwhile, and skips none', async () => {
  const { asked, give, now } = open()
  await give(0, counted(1, ['a', 'b'], 6))
  act(() => now().more())
  // a and b have left: the second page begins where the first one did not end.
  await give(1, counted(2, ['e', 'f'], 4))
  assert.equal(
    asked.map(({ page }) => page),
    [1, 2, 1, 2],
  )
  assert.equal(now().rows, ['a', 'b'], 'nothing moves before all is here')
  await give(2, counted(1, ['c', 'd'], 4))
  await give(3, counted(2, ['e', 'f'], 4))
  assert.equal([now().rows, now().phase, now().total], [['c', 'd', 'e', 'f'], 'ended', 4])
})

infinite('shows new rows on top of a list that has moved', async () => {
  const { give, now } = open()
  await give(0, counted(1, ['c', 'd'], 4))
  act(() => now().more())
  await give(1, counted(2, ['d', 'e'], 5))
  await give(2, counted(1, ['n', 'c'], 5))
  await give(3, counted(2, ['d', 'e'], 5))
  assert.equal([now().rows, now().phase], [['n', 'c', 'd', 'e'], 'idle'])
})

infinite('continues with the page that came when the others cannot be reloaded', async () => {
  const { give, now } = open()
  await give(0, counted(1, ['a', 'b'], 6))
  act(() => now().more())
  await give(1, counted(2, ['e', 'f'], 5))
  await give(2, fail('offline'))
  await give(3, counted(2, ['e', 'f'], 5))
  assert.equal([now().rows, now().phase], [['a', 'b', 'e', 'f'], 'idle'])
})

infinite('does not treat a missing total as a moved list', async () => {
  const { asked, give, now } = open()
  await give(0, ok({ rows: ['a', 'b'], total: 2, page: 1, hasMore: true }))
  act(() => now().more())
  await give(1, ok({ rows: ['c', 'd'], total: 4, page: 2, hasMore: true }))
  assert.equal([asked.length, now().rows.length], [2, 4])
})

infinite('reloads all of its pages and keeps its length', async () => {
  const { asked, give, now } = open()
  await give(0, counted(1, ['a', 'b'], 4))
  act(() => now().more())
  await give(1, counted(2, ['c', 'd'], 4))
  let isDone: boolean | undefined
  act(
    () =>
      void now()
        .reload()
        .then((done) => (isDone = done)),
  )
  assert.equal(
    asked.slice(2).map(({ page }) => page),
    [1, 2],
  )
  await give(2, counted(1, ['a', 'x'], 4))
  await give(3, counted(2, ['c', 'd'], 4))
  assert.equal([now().rows, isDone], [['a', 'x', 'c', 'd'], true])
})

infinite(
  'comes back after a reload with as many pages as it had, at its entry of the history alone',
  async () => {
    sessionStorage.clear()
    history.replaceState({ lintas: 7 }, '')
    const first = open()
    await first.give(0, counted(1, ['a', 'b'], 6))
    act(() => first.now().more())
    await first.give(1, counted(2, ['c', 'd'], 6))
    const again = open()
    assert.equal(
      again.asked.map(({ page }) => page),
      [1, 2],
    )
    await again.give(0, counted(1, ['a', 'b'], 6))
    await again.give(1, counted(2, ['c', 'd'], 6))
    assert.equal([again.now().rows, again.now().phase], [['a', 'b', 'c', 'd'], 'idle'])
    assert.equal(
      open('other').asked.map(({ page }) => page),
      [1],
    )
    history.replaceState({ lintas: 8 }, '')
    assert.equal(
      open().asked.map(({ page }) => page),
      [1],
    )
    history.replaceState(null, '')
    sessionStorage.clear()
  },
)

infinite.run()
