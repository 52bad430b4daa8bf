import { Activity, act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Language } from '../../../../domain/account/language.ts'
import { fail, ok, type Result } from '../../../../domain/shared/result.ts'
import { type Query, refetchCount$, useQuery } from '../../../../ui/hooks/loading/use-query.ts'
import { TranslationsContext } from '../../../../ui/i18n/translations.ts'
import { kitWords, render, settle } from '../../../support/ui/render.tsx'

const querying = suite('useQuery')

type Answer = Result<string, string>
type Given = {
  readonly id?: string
  readonly version?: number
  readonly language?: Language
  readonly isHidden?: boolean
}

type ProbeProps = {
  readonly of: string
  readonly version: number
  readonly load: () => Promise<Answer>
  readonly keep: (query: Query<string, string>) => void
}

const Probe = ({ of, version, load, keep }: ProbeProps): ReactNode => {
  keep(useQuery<string, string>({ key: of, load, version }))
  return null
}

/** A query whose answers the test gives by hand, in any order. */
const open = () => {
  const asked: ((answer: Answer) => void)[] = []
  const load = (): Promise<Answer> => new Promise((answer) => asked.push(answer))
  let query: Query<string, string> | undefined
  const keep = (next: Query<string, string>): void => {
    query = next
  }
  const tree = ({ id = 'a', version = 0, language = 'dgn', isHidden = false }: Given): ReactNode => (
    <TranslationsContext value={kitWords(language)}>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Probe of={id} version={version} load={load} keep={keep} />
      </Activity>
    </TranslationsContext>
  )
  const screen = render(tree({}))
  return {
    asked,
    now: (): Query<string, string> => {
      if (!query) throw new Error('not drawn')
      return query
    },
    show: (given: Given): void => screen.show(tree(given)),
    give: async (index: number, answer: Answer): Promise<void> => {
      asked[index]?.(answer)
      await settle()
    },
  }
}

querying('loads once when shown, and returns the answer', async () => {
  const { asked, now, give } = open()
  assert.is(now().phase, 'loading')
  await give(0, ok('one'))
  assert.is(now().phase, 'ready')
  assert.is(now().value, 'one')
  assert.is(asked.length, 1)
})

querying('does not load again when it was hidden and is shown again', async () => {
  const { asked, now, give, show } = open()
  await give(0, ok('one'))
  show({ isHidden: true })
  show({})
  assert.is(asked.length, 1)
  assert.is(now().value, 'one')
})

querying('accepts an answer that came while hidden', async () => {
  const { asked, now, give, show } = open()
  show({ isHidden: true })
  await give(0, ok('one'))
  show({})
  assert.is(now().value, 'one')
  assert.is(asked.length, 1)
})

querying('starts with a blank page when the key changes, and drops the late answer', async () => {
  const { now, give, show } = open()
  show({ id: 'b' })
  assert.is(now().phase, 'loading')
  await give(0, ok('for a'))
  assert.is(now().phase, 'loading')
  await give(1, ok('for b'))
  assert.is(now().value, 'for b')
})

querying('reloads in the background when the version changes, at the latest when shown again', async () => {
  const { asked, now, give, show } = open()
  await give(0, ok('one'))
  show({ version: 1, isHidden: true })
  assert.is(asked.length, 1)
  show({ version: 1 })
  assert.is(asked.length, 2)
  assert.is(now().phase, 'ready')
  await give(1, ok('two'))
  assert.is(now().value, 'two')
})

querying('reloads in a new language, showing the old text meanwhile', async () => {
  const { asked, now, give, show } = open()
  await give(0, ok('Tas'))
  show({ language: 'en' })
  assert.is(asked.length, 2)
  assert.is(now().value, 'Tas')
  await give(1, ok('Bag'))
  assert.is(now().value, 'Bag')
})

querying('fails with nothing to show, and loads on retry', async () => {
  const { now, give } = open()
  await give(0, fail('offline'))
  assert.is(now().phase, 'failed')
  assert.is(now().fault, 'offline')
  now().retry()
  await settle()
  assert.is(now().phase, 'loading')
  await give(1, ok('one'))
  assert.is(now().phase, 'ready')
})

querying('shows whichever answer comes first when it was retried', async () => {
  const { asked, now, give } = open()
  act(() => refetchCount$.update((round) => round + 1))
  assert.is(asked.length, 2)
  await give(0, ok('slow'))
  assert.is(now().value, 'slow')
  await give(1, ok('again'))
  assert.is(now().value, 'slow')
})

querying('shows no answer in an earlier language', async () => {
  const { now, give, show } = open()
  show({ language: 'en' })
  await give(0, ok('Indonesian'))
  assert.is(now().phase, 'loading')
})

querying.run()
