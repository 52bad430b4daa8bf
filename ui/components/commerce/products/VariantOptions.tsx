import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../../domain/catalogue/product.ts'
import { type Choice, isPossible } from '../../../../domain/catalogue/variant-choice.ts'
import { OptionGroup } from '../../actions/OptionGroup.tsx'

type VariantOptionsProps = {
  readonly product: ProductDetail
  readonly choice: Choice
  readonly onPick: (group: number, value: string) => void
}

/** One group per option. Unavailable values are disabled, not hidden. */
export const VariantOptions = ({ product, choice, onPick }: VariantOptionsProps): ReactNode =>
  product.options.map(({ name, values, colours }, group) => (
    <OptionGroup
      key={name}
      label={name}
      value={choice[group]}
      onChange={(value) => onPick(group, value)}
      options={values.map((value, at) => ({
        value,
        label: value,
        swatch: colours?.[at],
        isDisabled: !isPossible(product, choice, group, value),
      }))}
    />
  ))
