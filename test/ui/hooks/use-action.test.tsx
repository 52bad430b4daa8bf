import type { ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Action, useAction } from '../../../ui/hooks/use-app.ts'
import { render, settle } from '../../support/ui/render.tsx'

const acting = suite('useAction')

type Pay = Action<[number], string>

const Probe = ({
  act,
  keep,
}: {
  readonly act: (cents: number) => Promise<string>
  readonly keep: (action: Pay) => void
}): ReactNode => {
  keep(useAction(act))
  return null
}

const open = () => {
  const runs: {
    readonly cents: number
    readonly done: (text: string) => void
    readonly broken: () => void
  }[] = []
  let action: Pay | undefined
  const act = (cents: number): Promise<string> =>
    new Promise((done, fail) => runs.push({ cents, done, broken: () => fail(new Error('bug')) }))
  render(
    <Probe
      act={act}
      keep={(next) => {
        action = next
      }}
    />,
  )
  const now = (): Pay => {
    if (!action) throw new Error('not drawn')
    return action
  }
  return { runs, now }
}

acting('runs one action at a time: a double tap runs it once', async () => {
  const { runs, now } = open()
  const first = now().run(100)
  const second = now().run(200)
  await settle()
  assert.is(runs.length, 1)
  assert.is(now().isBusy, true)
  assert.is(await second, undefined)
  runs[0]?.done('paid')
  assert.is(await first, 'paid')
  await settle()
  assert.is(now().isBusy, false)
})

acting('runs again when it is done', async () => {
  const { runs, now } = open()
  const first = now().run(1)
  runs[0]?.done('one')
  await first
  await settle()
  const second = now().run(2)
  runs[1]?.done('two')
  assert.is(await second, 'two')
})

acting('can run again after the action threw', async () => {
  const { runs, now } = open()
  const first = now().run(1)
  runs[0]?.broken()
  let fault: unknown
  await first.catch((error: unknown) => {
    fault = error
  })
  await settle()
  assert.instance(fault, Error)
  assert.is(now().isBusy, false)
})

acting.run()
