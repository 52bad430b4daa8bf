import type { ReactNode } from 'react'
import type { OptionGroup } from '../../../domain/catalogue/product.ts'
import css from './detail.module.css'

const SIZE = 20
/** Each dot overlaps the previous one. */
const STEP = 14
const MAX_COLOURS = 4

type ColourDotsProps = { readonly options: readonly OptionGroup[] }

/** The colours of a product, where the server names them. The selected one is named in text. */
export const ColourDots = ({ options }: ColourDotsProps): ReactNode => {
  const named = options.flatMap((group) => group.colours ?? []).filter((colour) => colour !== undefined)
  const colours = [...new Set(named)].slice(0, MAX_COLOURS)
  if (colours.length < 2) return null
  // As SVG: fill colours are attributes, which the page's policy allows, unlike inline styles.
  return (
    <svg className={css['dots']} width={SIZE + STEP * (colours.length - 1)} height={SIZE} aria-hidden="true">
      {colours.map((colour, at) => (
        <circle key={colour} cx={SIZE / 2 + STEP * at} cy={SIZE / 2} r={(SIZE - 1) / 2} fill={colour} />
      ))}
    </svg>
  )
}
