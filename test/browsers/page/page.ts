import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../domain/account/language.ts'
import { wordsOf } from '../../support/browser/pages/visible-text.ts'
import { type ElementRef, type Session, sleep } from '../drivers/session.ts'
import { find, type Wanted } from './find.ts'

const PATIENCE_MS = 25_000
const PAUSE_MS = 120

/** Something on the page by its role and name. */
export type Target = {
  readonly path: readonly Wanted[]
  readonly within: (role: string, name?: string | RegExp) => Target
  readonly anywhere: () => Target
}

const wantedOf = (role: string, name: string | RegExp): Wanted => ({
  role,
  name: typeof name === 'string' ? name : name.source,
  isPattern: typeof name !== 'string',
  isAnywhere: false,
})

const targetOf = (path: readonly Wanted[]): Target => ({
  path,
  within: (role, name = '') => targetOf([...path, wantedOf(role, name)]),
  anywhere: () => targetOf(path.map((wanted) => ({ ...wanted, isAnywhere: true }))),
})

export const by = (role: string, name: string | RegExp = ''): Target => targetOf([wantedOf(role, name)])

const wordOf = ({ path }: Target): string =>
  path.map(({ role, name, isPattern }) => `${role} ${isPattern ? `/${name}/` : `"${name}"`}`).join(' > ')

/** A page of the shop in one browser, under a shopper's hands. */
export type Page = {
  readonly session: Session
  readonly say: (key: string) => string
  readonly origin: string
  readonly go: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  /** Waits for an address; gives it. */
  readonly at: (path: RegExp) => Promise<string>
  readonly all: (target: Target) => Promise<readonly ElementRef[]>
  /** Waits for the first of several targets; gives its place among them. */
  readonly see: (...targets: readonly Target[]) => Promise<number>
  readonly gone: (target: Target) => Promise<void>
  readonly click: (target: Target, nth?: number) => Promise<void>
  /** Writes in the place of what stands in a field. */
  readonly fill: (target: Target, text: string) => Promise<void>
  readonly choose: (target: Target, ...files: readonly string[]) => Promise<void>
  /** Waits for words, also those that only a screen reader gets. */
  readonly hear: (words: string | RegExp) => Promise<void>
  readonly run: <T>(script: (...args: never[]) => T, ...args: readonly unknown[]) => Promise<T>
  readonly until: (what: string, holds: () => Promise<boolean>, maxMs?: number) => Promise<void>
  /** A picture into the folder that LINTAS_LOOK names, for eyes. */
  readonly draw: (name: string) => Promise<void>
}

type Given = { readonly session: Session; readonly origin: string; readonly language?: Language }

export const pageOf = ({ session, origin, language = 'dgn' }: Given): Page => {
  const say = wordsOf(language)
  const run = <T>(script: (...args: never[]) => T, ...args: readonly unknown[]): Promise<T> =>
    session.run(script.toString(), args) as Promise<T>
  const all = async (target: Target): Promise<readonly ElementRef[]> =>
    (await session.run(find.toString(), [target.path])) as readonly ElementRef[]
  const until = async (what: string, holds: () => Promise<boolean>, maxMs = PATIENCE_MS): Promise<void> => {
    const end = Date.now() + maxMs
    let cause: unknown
    while (Date.now() < end) {
      // A page that is just being left answers nothing.
      const isSo = await holds().catch((error: unknown) => {
        cause = error
        return false
      })
      if (isSo) return
      await sleep(PAUSE_MS)
    }
    throw new Error(`${what}: not within ${maxMs} ms at ${await session.address()}`, { cause })
  }
  /** A page that the server has rendered holds what is done to it until the code is there. */
  const live = (): Promise<void> =>
    until('the page is live', () =>
      run(
        () =>
          document.readyState === 'complete' && document.querySelector('#app:not([data-replaced])') !== null,
      ),
    )
  /** The element, when it has stood still. */
  const still = async (target: Target, nth = 0): Promise<ElementRef> => {
    let element: ElementRef | undefined
    let last = ''
    await until(wordOf(target), async () => {
      element = (await all(target)).at(nth)
      if (element === undefined) return false
      const { x, y } = (await session.run(
        `(e) => { const { x, y } = e.getBoundingClientRect(); return { x, y } }`,
        [element],
      )) as { x: number; y: number }
      const place = `${x} ${y}`
      const isStill = place === last
      last = place
      return isStill
    })
    return element as ElementRef
  }
  const focusAndEmpty = `(e) => { e.focus(); e.select?.() }`
  return {
    session,
    say,
    origin,
    go: async (path) => {
      await session.open(origin + path)
      await live()
    },
    reload: async () => {
      await session.reload()
      await live()
    },
    back: () => session.back(),
    at: async (path) => {
      let address = ''
      await until(`the address ${path}`, async () => {
        address = await session.address()
        return path.test(address)
      })
      return address
    },
    all,
    see: async (...targets) => {
      let place = -1
      await until(targets.map(wordOf).join(' or '), async () => {
        for (const [at, target] of targets.entries())
          if (place < 0 && (await all(target)).length > 0) place = at
        return place >= 0
      })
      return place
    },
    gone: (target) => until(`no ${wordOf(target)}`, async () => (await all(target)).length === 0),
    click: async (target, nth = 0) => {
      await until(`a click on ${wordOf(target)}`, async () => {
        await session.click(await still(target, nth))
        return true
      })
    },
    fill: async (target, text) => {
      const element = await still(target)
      await session.run(focusAndEmpty, [element])
      await session.type(element, text)
    },
    choose: async (target, ...files) => {
      await until(wordOf(target), async () => (await all(target.anywhere())).length > 0)
      const [element] = await all(target.anywhere())
      await session.type(element as ElementRef, files.join('\n'))
    },
    hear: (words) => {
      const target = by('text', words).anywhere()
      return until(`the words ${words}`, async () => (await all(target)).length > 0)
    },
    run,
    until,
    draw: async (name) => {
      const folder = process.env['LINTAS_LOOK']
      if (!folder) return
      mkdirSync(folder, { recursive: true })
      writeFileSync(
        join(folder, `${session.name}-${name.replaceAll(' ', '-')}.png`),
        Buffer.from(await session.picture(), 'base64'),
      )
    },
  }
}
