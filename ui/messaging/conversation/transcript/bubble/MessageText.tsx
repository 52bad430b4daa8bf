import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import {
  linkedProducts,
  type TextPart,
  textPartsOf,
} from '../../../../../domain/messaging/content/text-parts.ts'
import { useConversation } from '../../conversation-context.ts'
import { LinkedProduct } from '../cards/ProductCard.tsx'
import css from './bubbles.module.css'

const Part = ({ part }: { readonly part: TextPart }): ReactNode => {
  const { open } = useConversation()
  switch (part.kind) {
    case 'text':
      return <span>{part.text}</span>
    case 'mention':
      return <bdi className={css['mention']}>{part.text}</bdi>
    case 'own-link':
      return (
        <Link className={css['link']} href={part.path}>
          {part.text}
        </Link>
      )
    case 'own-file':
      return (
        <a className={css['link']} href={part.href} target="_blank" rel="noopener">
          {part.text}
        </a>
      )
    case 'link':
      return (
        <a
          className={css['link']}
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={(event) => {
            event.preventDefault()
            open({ kind: 'leave', href: part.href })
          }}
        >
          {part.text}
        </a>
      )
  }
}

type MessageTextProps = {
  readonly text: string
  readonly hasMentions?: boolean
  /** The text is still being streamed. */
  readonly isGrowing?: boolean
}

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** The host is unknown on a server: links to the shop are rendered like others there. */
const reading = () => ({ host: globalThis.location?.host ?? '', parse })

/** The text of a message with links, never as markup. */
export const MessageText = ({
  text,
  hasMentions = false,
  isGrowing = false,
}: MessageTextProps): ReactNode => {
  const { page } = useConversation()
  const parts = textPartsOf(text, { ...reading(), hasMentions, isPage: page.hasScreen })
  return (
    <span className={isGrowing ? css['growing'] : css['text']} dir="auto">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key
        <Fragment key={index}>
          <Part part={part} />
        </Fragment>
      ))}
    </span>
  )
}

/** Cards for products of this shop that a text links to. */
export const LinkedProducts = ({ text }: { readonly text: string }): ReactNode =>
  linkedProducts(textPartsOf(text, reading())).map((product) => (
    <LinkedProduct key={`${product.productId}-${product.shopId}`} {...product} />
  ))
