const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i

/** What a host says a text's language is, when it is a tag; undefined when it says nothing or nonsense. */
export const languageTag = (text: string | undefined): string | undefined =>
  text !== undefined && LANGUAGE_TAG.test(text) ? text : undefined
