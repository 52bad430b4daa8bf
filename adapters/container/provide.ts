import type { Container, ServiceIdentifier } from 'inversify'

declare const brand: unique symbol

/** A name in the container that knows the type of what it names. */
export type Token<T> = symbol & { readonly [brand]?: (thing: T) => T }

export const token = <T>(name: string): Token<T> => Symbol.for(`lintas.${name}`) as Token<T>

type Needs<D> = { readonly [K in keyof D]: Token<D[K]> }

/**
 * Binds `token` to what `create` makes, once, from the things its needs name. A wrong, missing or
 * swapped wire does not compile.
 */
export const provide = <T, D extends object = Record<never, never>>(
  container: Container,
  name: Token<T>,
  create: (deps: D) => T,
  needs: Needs<D>,
): void => {
  const keys = Object.keys(needs) as (keyof D)[]
  container
    .bind<T>(name as ServiceIdentifier<T>)
    .toResolvedValue(
      (...things: unknown[]) => create(Object.fromEntries(keys.map((key, at) => [key, things[at]])) as D),
      keys.map((key) => needs[key] as ServiceIdentifier<unknown>),
    )
    .inSingletonScope()
}

export const get = <T>(container: Container, name: Token<T>): T => container.get(name as ServiceIdentifier<T>)
