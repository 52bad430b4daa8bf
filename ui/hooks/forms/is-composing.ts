import type { KeyboardEvent } from 'react'

/** What Safari calls the key that ends a composition, which it no longer counts to it. */
const KEY_OF_COMPOSITION = 229

/**
 * Whether a key belongs to an input method, as Japanese, Chinese and Korean are written with: Enter takes one of its
 * words there and arrows choose one. Every handler of keys on a field of text leaves these alone.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_COMPOSITION
