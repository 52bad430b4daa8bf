import type { ReactNode } from 'react'
import type { OptionGroup } from '../../../domain/catalogue/product.ts'
import css from './detail.module.css'

const SIZE = 20
/** Each covers a little of the one before. */
const STEP = 14
const MOST = 4

type ColourDotsProps = { readonly options: readonly OptionGroup[] }

/** Which colours a product comes in, as far as its host names them. The words beside it say what is chosen. */
export const ColourDots = ({ options }: ColourDotsProps): ReactNode => {
  const named = options.flatMap((group) => group.colours ?? []).filter((colour) => colour !== undefined)
  const colours = [...new Set(named)].slice(0, MOST)
  if (colours.length < 2) return null
  // Rendered as a picture: its colours are attributes, which the page's policy allows where it forbids styles.
  return (
    <svg className={css['dots']} width={SIZE + STEP * (colours.length - 1)} height={SIZE} aria-hidden="true">
      {colours.map((colour, at) => (
        <circle key={colour} cx={SIZE / 2 + STEP * at} cy={SIZE / 2} r={(SIZE - 1) / 2} fill={colour} />
      ))}
    </svg>
  )
}
