import type { Subscriber } from '../channels/subscriber.ts'
import type { Content } from './content.ts'

type Member = Pick<Subscriber, 'uid' | 'name'>

/** No member has a longer name: text typed further behind an @ is not a mention. */
const QUERY_MAX_LENGTH = 40

/** The text between an @ and the caret, to look up a member. `from` is the index of the @. */
export type TypedMention = { readonly from: number; readonly query: string }

/** A letter or digit right before an @ makes it part of an e-mail address or word; not in scripts without spaces. */
const JOINS = /[\p{Script=Latin}\p{Script=Thai}\p{N}._-]$/u
const QUERY = /@([^\s@,;:!?][^@\n,;:!?]*)?$/u

/** The mention being typed before the caret; undefined where there is none. */
export const typedMention = (text: string, caret: number): TypedMention | undefined => {
  const before = text.slice(0, caret)
  const [whole, query = ''] = QUERY.exec(before) ?? []
  if (whole === undefined || query.length > QUERY_MAX_LENGTH) return undefined
  const from = before.length - whole.length
  return JOINS.test(before.slice(0, from)) ? undefined : { from, query }
}

/** The members with a word of their name that begins with the query; those whose name begins with it first. */
export const membersLike = <M extends Member>(members: readonly M[], query: string): readonly M[] => {
  const sought = query.toLowerCase()
  const named = members.filter(({ name }) =>
    [name, ...name.split(/\s+/)].some((word) => word.toLowerCase().startsWith(sought)),
  )
  const isFirst = ({ name }: M): boolean => name.toLowerCase().startsWith(sought)
  return [...named.filter(isFirst), ...named.filter((member) => !isFirst(member))]
}

/** The text with the query replaced by the full name, and the new caret position. */
export const withMention = (
  text: string,
  { from, query }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } => {
  const put = `@${name} `
  const rest = text.slice(from + 1 + query.length)
  return { text: text.slice(0, from) + put + rest, caret: from + put.length }
}

/** Whether a name ends here: "@Ani" does not match "@Anisa". */
const ENDS = /^(?![\p{Script=Latin}\p{M}\p{N}_])/u

/** Removes all mentions of a name from the text; undefined where there are none. */
const taken = (text: string, name: string): string | undefined => {
  const mark = `@${name}`
  let rest = text
  let isFound = false
  for (let at = rest.indexOf(mark); at >= 0; at = rest.indexOf(mark, at + 1)) {
    const isWhole = !JOINS.test(rest.slice(0, at)) && ENDS.test(rest.slice(at + mark.length))
    if (!isWhole) continue
    rest = `${rest.slice(0, at)} ${rest.slice(at + mark.length)}`
    isFound = true
  }
  return isFound ? rest : undefined
}

/**
 * The members that a text mentions, read from the text when it is sent, so that deleted mentions do not count and
 * those of a restored draft do. `everyone` is the word for all; among members with the same name the picked ones are
 * meant.
 */
export const mentionedIn = (
  text: string,
  members: readonly Member[],
  everyone: string,
  picked: ReadonlySet<string> = new Set(),
): Content['mention'] => {
  let rest = text
  const named = (name: string): boolean => {
    const without = name === '' ? undefined : taken(rest, name)
    if (without === undefined) return false
    rest = without
    return true
  }
  const names = [...new Set(members.map(({ name }) => name))].sort((one, other) => other.length - one.length)
  const found = new Set(names.filter(named))
  const all = named(everyone)
  const uids = members
    .filter(({ name, uid }) => {
      if (!found.has(name)) return false
      const namesakes = members.filter((other) => other.name === name && picked.has(other.uid))
      return namesakes.length === 0 || picked.has(uid)
    })
    .map(({ uid }) => uid)
  return all || uids.length > 0 ? { all, uids } : undefined
}
