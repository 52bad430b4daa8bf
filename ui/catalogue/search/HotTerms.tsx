import type { ReactNode } from 'react'
import type { HotTerm } from '../../../domain/catalogue/search.ts'
import { Icon, ProductTile } from '../../components/kit.ts'
import css from './search.module.css'

type HotTermsProps = {
  readonly label: string
  readonly terms: readonly HotTerm[]
  readonly onSearch: (text: string) => void
}

/** Popular searches with a picture of a result, where the server has one. */
export const HotTerms = ({ label, terms, onSearch }: HotTermsProps): ReactNode => (
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
