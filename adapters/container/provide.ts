// Before inversify, which stores its metadata with it: every composition root imports this file. It is the entry that
// inversify imports too, the package's whole API without copies of Map, Set and WeakMap for browsers that have none; the
// entry `reflect-metadata` beside it would load the package twice.
import 'reflect-metadata/lite'
import { type Bind, Container, type ServiceIdentifier } from 'inversify'

declare const brand: unique symbol

/** An empty container. It needs no code generation, so that it works under a strict content security policy. */
export const newContainer = (): Container => new Container({ jitless: true })

/** A container name that carries the type of what is bound to it. */
export type Token<T> = symbol & { readonly [brand]?: (thing: T) => T }

/** Creates a typed container name. */
export const token = <T>(name: string): Token<T> => Symbol.for(`lintas.${name}`) as Token<T>

type Needs<D> = { readonly [K in keyof D]: Token<D[K]> }

/**
 * Binds `name` to the result of `create`, made once, with dependencies looked up by the names in `needs`. Wrong,
 * missing or swapped dependencies do not compile. With `rebind` instead of `bind` it replaces an earlier binding.
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

/** The value bound to a token; throws where there is none, because the wiring is wrong. */
export const get = <T>(container: Container, name: Token<T>): T => container.get(name as ServiceIdentifier<T>)

/** Whether anything is bound to a name. */
export const isBound = (container: Container, name: symbol): boolean =>
  container.isBound(name as ServiceIdentifier)

/**
 * Replaces a binding. Call it before anything that depends on it is requested, because everything is created once.
 */
export const swap = <T>(container: Container, name: Token<T>, thing: T): void => {
  container.rebind<T>(name as ServiceIdentifier<T>).toConstantValue(thing)
}

/** Loads something once. A failed load (no network, another release) is retried at the next call. */
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
