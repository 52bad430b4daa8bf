import { attributesOf } from './html-attributes.ts'

const LEADING_BLOCK = /^\s*<(?:div|section|article)\b([^<>]{0,2000})>/i
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i

/** The language that host HTML says of itself, by the block around it; undefined when it says nothing. */
export const richTextLanguage = (html: string): string | undefined => {
  const tag = attributesOf(LEADING_BLOCK.exec(html)?.[1] ?? '').get('lang') ?? ''
  return LANGUAGE_TAG.test(tag) ? tag : undefined
}
