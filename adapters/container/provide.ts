// Whole, and before inversify, which keeps its own metadata with it: every composition root comes through this file.
import 'reflect-metadata'
import { type Bind, Container, type ServiceIdentifier } from 'inversify'

declare const brand: unique symbol

/** An empty container. It stays jitless, so that a strict content security policy holds. */
export const newContainer = (): Container => new Container({ jitless: true })

/** A name in the container that knows the type of what it names. */
export type Token<T> = symbol & { readonly [brand]?: (thing: T) => T }

/** A name in the container that carries the type of what is bound to it. */
export const token = <T>(name: string): Token<T> => Symbol.for(`lintas.${name}`) as Token<T>

type Needs<D> = { readonly [K in keyof D]: Token<D[K]> }

/**
 * Binds `name` to what `create` makes, once, from the things that its needs name. A wrong, missing or swapped wire does
 * not compile. With `rebind` in the place of `bind` it replaces what was bound before.
 */
export const provide = <T, D extends object = Record<never, never>>(
  bind: Bind,
  name: Token<T>,
  create: (deps: D) => T,
  needs: Needs<D>,
): void => {
  const keys = Object.keys(needs) as (keyof D)[]
  bind<T>(name as ServiceIdentifier<T>)
    .toResolvedValue(
      (...things: unknown[]) => create(Object.fromEntries(keys.map((key, at) => [key, things[at]])) as D),
      keys.map((key) => needs[key] as ServiceIdentifier<unknown>),
    )
    .inSingletonScope()
}

/** What is bound to a token; throws where nothing is, since the wiring is wrong then. */
export const get = <T>(container: Container, name: Token<T>): T => container.get(name as ServiceIdentifier<T>)

/** Whether anything is bound to a name. */
export const isBound = (container: Container, name: symbol): boolean =>
  container.isBound(name as ServiceIdentifier)

/** Replaces what `name` is bound to. To be called before anything that needs it is asked for: each thing is made once. */
export const swap = <T>(container: Container, name: Token<T>, thing: T): void => {
  container.rebind<T>(name as ServiceIdentifier<T>).toConstantValue(thing)
}

/** Loads something once. A load that fails (no network, another release) is tried again at the next call. */
export const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
