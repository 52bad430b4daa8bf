import type { ReactNode } from 'react'
import {
  type RichInline,
  type RichText,
  readRichText,
  richTextLanguage,
} from '../../../domain/shared/rich-text.ts'
import { joinUnits } from '../../../domain/shared/text.ts'
import css from './RichTextView.module.css'

const Inlines = ({ inlines }: { readonly inlines: readonly RichInline[] }): ReactNode =>
  inlines.map((inline, at) => inlineOf(inline, `${inline.kind}-${at}`))

const inlineOf = (inline: RichInline, key: string): ReactNode => {
  switch (inline.kind) {
    case 'text':
      return joinUnits(inline.text)
    case 'break':
      return <br key={key} />
    case 'strong':
      return (
        <strong key={key}>
          <Inlines inlines={inline.children} />
        </strong>
      )
    case 'em':
      return (
        <em key={key}>
          <Inlines inlines={inline.children} />
        </em>
      )
    case 'link':
      return (
        <a key={key} href={inline.href} target="_blank" rel="noopener noreferrer">
          <Inlines inlines={inline.children} />
        </a>
      )
    case 'image':
      return <img key={key} src={inline.src} alt={inline.alt} loading="lazy" />
  }
}

/** Server HTML rendered as our own elements: it is never inserted as HTML. */
export const RichTextView = ({ html }: { readonly html: string }): ReactNode => {
  const blocks: RichText = readRichText(html)
  const hasChapters = blocks.some(({ kind }) => kind === 'h2')
  return (
    // A new text replaces the whole element, because translators may have modified its parts.
    <div key={html} className={css['text']} lang={richTextLanguage(html)}>
      {blocks.map((block, at) => {
        const key = `${block.kind}-${at}`
        if ('items' in block) {
          const List = block.kind
          return (
            <List key={key}>
              {block.items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={`${key}-${place}`}>
                  <Inlines inlines={item} />
                </li>
              ))}
            </List>
          )
        }
        // The page has headings of level 2, so the server's are one level below; none is left out.
        const Heading = block.kind === 'h3' && hasChapters ? 'h4' : 'h3'
        const Block = block.kind === 'p' ? 'p' : Heading
        return (
          <Block key={key}>
            <Inlines inlines={block.children} />
          </Block>
        )
      })}
    </div>
  )
}
