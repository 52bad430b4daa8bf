import { attributesOf } from './html-attributes.ts'
import { languageTag } from './text.ts'

const LEADING_BLOCK = /^\s*<(?:div|section|article)\b([^<>]{0,2000})>/i

/** The language that server HTML says of itself, by the block around it; undefined when it says nothing. */
export const richTextLanguage = (html: string): string | undefined =>
  languageTag(attributesOf(LEADING_BLOCK.exec(html)?.[1] ?? '').get('lang'))
