/** A JSON object from outside: every field is unknown until it is read. */
export type Fields = Readonly<Record<string, unknown>>

/** The value as an object; undefined when it is something else. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

/** A field as text; '' when it is missing or not a text. */
export const textField = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** A field as a finite number; 0 when it is missing or not a number. */
export const numberField = (fields: Fields, name: string): number => {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** A list of uids; numeric uids become text. */
export const uidListField = (fields: Fields, name: string): readonly string[] => {
  const value = fields[name]
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) =>
    typeof entry === 'string' || typeof entry === 'number' ? [String(entry)] : [],
  )
}

/** A text field of a restored draft; not trusted, because an older release may have written it. */
export const draftText = (draft: Fields | undefined, field: string): string | undefined => {
  const value = draft?.[field]
  return typeof value === 'string' ? value : undefined
}

/** A list of texts of a restored draft. */
export const draftTexts = (draft: Fields | undefined, field: string): readonly string[] | undefined => {
  const value = draft?.[field]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined
}

/** The texts of a form after a reload: those of a draft where it has them, the blank ones elsewhere. */
export const draftedTexts = <T extends Readonly<Record<string, string>>>(
  draft: Fields | undefined,
  blank: T,
): T =>
  // The compiler does not see that the names are those of T.
  Object.fromEntries(
    Object.entries(blank).map(([field, text]) => [field, draftText(draft, field) ?? text]),
  ) as T
