import { Activity, act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Page } from '../../../../domain/catalogue/page.ts'
import { fail, ok, type Result } from '../../../../domain/shared/result.ts'
import { refetchCount$ } from '../../../../ui/hooks/loading/refetch-count.ts'
import { type InfiniteList, useInfiniteList } from '../../../../ui/hooks/loading/use-infinite-list.ts'
import { render, settle } from '../../../support/face/render.tsx'

const infinite = suite('infinite list')

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

infinite('asks for the first page once, by itself', async () => {
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

infinite('asks for the next page once, however often the end comes near', async () => {
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

infinite('keeps what it has when a page fails, and asks for that page again', async () => {
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

infinite('drops an answer to what is no longer asked', async () => {
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

infinite('asks once when its screen is hidden while it waits and shown again', async () => {
  const { asked, give, now, hide, screen } = open()
  hide(true)
  hide(false)
  assert.is(asked.length, 1)
  await give(0, pageOf(1, ['a']))
  assert.equal(now().rows, ['a'])
  screen.remove()
})

infinite('offers the next page again when a refresh took its place and failed', async () => {
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
  'ends at the second page that brings nothing new: a host that knows no pages answers the first for ever',
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

infinite('asks again for a first page that does not come, and shows whichever comes first', async () => {
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

infinite.run()
