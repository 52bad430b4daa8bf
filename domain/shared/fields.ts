/** A JSON object of the other side: every field is unknown until it is read. */
export type Fields = Readonly<Record<string, unknown>>

/** The value as such an object; undefined when it is something else. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

/** A field as text; '' when it is missing or no text. */
export const textField = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** A field as a finite number; 0 when it is missing or none. */
export const numberField = (fields: Fields, name: string): number => {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** The uids of a list; servers whose uids are numbers write them as numbers. */
export const uidListField = (fields: Fields, name: string): readonly string[] => {
  const value = fields[name]
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) =>
    typeof entry === 'string' || typeof entry === 'number' ? [String(entry)] : [],
  )
}

/** A field of what was typed before a reload, as text; that is only a claim, for an older release may have kept it. */
export const draftText = (draft: Fields | undefined, field: string): string | undefined => {
  const value = draft?.[field]
  return typeof value === 'string' ? value : undefined
}

/** A field of it as a list of texts. */
export const draftTexts = (draft: Fields | undefined, field: string): readonly string[] | undefined => {
  const value = draft?.[field]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined
}
