/** One message of a conversation of the past. Products and orders are named by key and number. */
export type DemoLine = {
  readonly from: 'shopper' | 'shop'
  readonly secondsAgo: number
  readonly say:
    | { readonly kind: 'text'; readonly text: string; readonly isMention?: boolean }
    | { readonly kind: 'product'; readonly product: string }
    | { readonly kind: 'order'; readonly number: string }
    | { readonly kind: 'picture'; readonly product: string }
}

/** A conversation of the demo shopper; `peer` is the key of a shop, or the platform's service. */
export type DemoTalk = {
  readonly peer: string
  readonly lines: readonly DemoLine[]
  /** How many of the last messages the shopper has not read. */
  readonly unread: number
  readonly isPinned?: boolean
  readonly isMuted?: boolean
  readonly draft?: string
}

/** What somebody says, written short: text, @text to mention, card:key, order:number, picture:key. */
export type Spoken = readonly [from: 'shopper' | 'shop', words: string]

const sayOf = (words: string): DemoLine['say'] => {
  const [, kind, name = ''] = /^(card|order|picture):(\S+)$/.exec(words) ?? []
  if (kind === 'card') return { kind: 'product', product: name }
  if (kind === 'order') return { kind: 'order', number: name }
  if (kind === 'picture') return { kind: 'picture', product: name }
  return { kind: 'text', text: words, ...(words.startsWith('@') && { isMention: true }) }
}

/** Lines that end `endsSecondsAgo` and stand `stepSeconds` apart. */
export const spoken = (
  endsSecondsAgo: number,
  stepSeconds: number,
  lines: readonly Spoken[],
): readonly DemoLine[] =>
  lines.map(([from, words], index) => ({
    from,
    secondsAgo: endsSecondsAgo + (lines.length - 1 - index) * stepSeconds,
    say: sayOf(words),
  }))
