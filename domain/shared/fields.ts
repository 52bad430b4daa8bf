/** A JSON object of the other side: every field is unknown until it is read. */
export type Fields = Readonly<Record<string, unknown>>

/** The value as such an object; undefined when it is something else. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
