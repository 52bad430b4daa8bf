type Fields = Readonly<Record<string, unknown>>
type Change = (value: unknown, name: string) => unknown

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy in which each value has been changed; undefined leaves a field out. */
const through = (value: unknown, change: Change, name = ''): unknown => {
  const changed = change(value, name)
  if (changed !== value) return changed
  if (Array.isArray(value)) return value.map((item) => through(item, change))
  if (!isFields(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, through(inner, change, key)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}

const each =
  (change: Change) =>
  (data: unknown): unknown =>
    through(data, change)

const otherWrapper = (data: unknown): unknown => {
  if (!isFields(data) || !('list' in data))
    return Array.isArray(data) ? { total: data.length, list: data } : data
  const { total, count, ...rest } = data
  return total === undefined ? { ...rest, total: count } : { ...rest, count: total }
}

const withMore = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(withMore)
  if (!isFields(data)) return data
  const entries = Object.entries(data).map(([name, inner]) => [name, withMore(inner)])
  return { ...Object.fromEntries(entries), deletetime: null, weigh: 3, extra: { id: 99, list: [1] } }
}

/** Ways to write the same answer (api.md, rules): whichever a server has, the app is to read the same. */
export const ACCENTS: Readonly<Record<string, (data: unknown) => unknown>> = {
  'numbers as text': each((value) => (typeof value === 'number' ? String(value) : value)),
  'amounts as numbers': each((value) =>
    typeof value === 'string' && /^-?\d+\.\d\d$/.test(value) ? Number(value) : value,
  ),
  'the other wrapper': otherWrapper,
  'more fields than promised': withMore,
  'null for empty text': each((value) => (value === '' ? null : value)),
  'null for empty lists': each((value) => (Array.isArray(value) && value.length === 0 ? null : value)),
  'nothing for null': each((value) => (value === null ? undefined : value)),
  'empty text for null': each((value) => (value === null ? '' : value)),
  'zero for null': each((value) => (value === null ? 0 : value)),
  'flags as booleans': each((value, name) =>
    /^(is|has|have)_/.test(name) && (value === 0 || value === 1) ? value === 1 : value,
  ),
  'joined pictures': each((value, name) =>
    (name === 'images' || name === 'pics') && Array.isArray(value) ? value.join(',') : value,
  ),
  'listed pictures': each((value, name) =>
    (name === 'images' || name === 'pics') && typeof value === 'string' && value !== ''
      ? value.split(',')
      : value,
  ),
}
