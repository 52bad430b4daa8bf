import type { Subscriber } from '../channels/subscriber.ts'
import type { Content } from './content.ts'

type Member = Pick<Subscriber, 'uid' | 'name'>

/** No name that a member goes by is longer: what is typed on behind an @ speaks to nobody. */
const QUERY_MOST = 40

/** What stands between an @ and the caret: whom the writer is looking for. `from` is the place of the @. */
export type TypedMention = { readonly from: number; readonly query: string }

/** A letter or digit right before an @ makes it part of an address or a word; scripts without blanks have none. */
const JOINS = /[\p{Script=Latin}\p{Script=Thai}\p{N}._-]$/u
const QUERY = /@([^\s@,;:!?][^@\n,;:!?]*)?$/u

/** The mention that is being typed before the caret; undefined where none is. */
export const typedMention = (text: string, caret: number): TypedMention | undefined => {
  const before = text.slice(0, caret)
  const [whole, query = ''] = QUERY.exec(before) ?? []
  if (whole === undefined || query.length > QUERY_MOST) return undefined
  const from = before.length - whole.length
  return JOINS.test(before.slice(0, from)) ? undefined : { from, query }
}

/** Members of whom a word of the name begins with what was typed; those whose name begins with it first. */
export const membersLike = <M extends Member>(members: readonly M[], query: string): readonly M[] => {
  const sought = query.toLowerCase()
  const named = members.filter(({ name }) =>
    [name, ...name.split(/\s+/)].some((word) => word.toLowerCase().startsWith(sought)),
  )
  const isFirst = ({ name }: M): boolean => name.toLowerCase().startsWith(sought)
  return [...named.filter(isFirst), ...named.filter((member) => !isFirst(member))]
}

/** The text with the whole name in place of what was typed of it, and where writing goes on. */
export const withMention = (
  text: string,
  { from, query }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } => {
  const put = `@${name} `
  const rest = text.slice(from + 1 + query.length)
  return { text: text.slice(0, from) + put + rest, caret: from + put.length }
}

/** Whether a name ends here: "@Ani" does not stand in "@Anisa". */
const ENDS = /^(?![\p{Script=Latin}\p{M}\p{N}_])/u

/** Takes one name out of the text wherever it is mentioned; undefined where it is not. */
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
 * Whom a text speaks to by name, as it stands when it is sent: what was deleted again names nobody, and a draft of
 * another day still does. `everyone` is the word for all; of members of one name those that were picked are meant.
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
