import type { ReactNode } from 'react'
import type { HotTerm } from '../../../domain/catalogue/search.ts'
import { Chip, ChipRow } from '../../components/forms.ts'
import { Icon, ProductTile } from '../../components/kit.ts'
import css from './search.module.css'

type HotTermsProps = {
  readonly label: string
  readonly terms: readonly HotTerm[]
  readonly onSearch: (text: string) => void
}

/** Popular searches with a picture of a result; plain chips where the server has no pictures. */
export const HotTerms = ({ label, terms, onSearch }: HotTermsProps): ReactNode => {
  if (terms.every(({ image }) => image === '')) {
    return (
      <ChipRow label={label} isWrapping>
        {terms.map(({ text }) => (
          <Chip key={text} icon="search" onClick={() => onSearch(text)}>
            {text}
          </Chip>
        ))}
      </ChipRow>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={css['terms']} role="group" aria-label={label}>
      {terms.map(({ text, image, categoryKey }) => (
        <button key={text} type="button" className={css['term']} onClick={() => onSearch(text)}>
          {image === '' ? (
            <span className={css['noPicture']}>
              <Icon name="search" size={20} />
            </span>
          ) : (
            <ProductTile image={image} category={categoryKey} size="xs" isQuiet />
          )}
          <span className={css['termText']}>{text}</span>
        </button>
      ))}
    </div>
  )
}
