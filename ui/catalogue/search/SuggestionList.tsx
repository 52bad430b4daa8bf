import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Suggestion } from '../../../domain/catalogue/search.ts'
import { Icon, type IconName, Price, ProductTile } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './search.module.css'
import type { Suggestions } from './use-suggestions.ts'

type SuggestionListProps = {
  readonly id: string
  readonly typed: string
  readonly suggestions: Suggestions
  readonly onTake: (suggestion: Suggestion) => void
}

const ICONS: Readonly<Record<Suggestion['kind'], IconName>> = {
  product: 'search',
  shop: 'store',
  category: 'compass',
}

/** The typed part in grey, the completion in bold. */
const Completed = ({ text, typed }: { readonly text: string; readonly typed: string }): ReactNode => {
  const at = text.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return <b>{text}</b>
  return (
    <>
      <b>{text.slice(0, at)}</b>
      <span className="ink-3">{text.slice(at, at + typed.length)}</span>
      <b>{text.slice(at + typed.length)}</b>
    </>
  )
}

/**
 * Completions below the search field, with picture and price where available; the field handles the keyboard, rows
 * can be tapped.
 */
export const SuggestionList = ({ id, typed, suggestions, onTake }: SuggestionListProps): ReactNode => {
  const { t } = useTranslations()
  const { rows, activeAt, hrefOf } = suggestions
  const active = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (activeAt >= 0) active.current?.scrollIntoView({ block: 'nearest' })
  }, [activeAt])
  return (
    <>
      {rows.length > 0 && (
        <div id={id} className={css['suggestions']} role="listbox" aria-label={t('search.suggestions')}>
          {rows.map((row, at) => (
            <Link
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, so that none moves when others come
              key={at}
              ref={at === activeAt ? active : undefined}
              id={`${id}-${at}`}
              className={css['suggestion']}
              href={hrefOf(row)}
              role="option"
              aria-selected={at === activeAt}
              tabIndex={-1}
              onClick={(event) => {
                event.preventDefault()
                onTake(row)
              }}
            >
              {row.image === '' ? (
                <span className={css['noPicture']}>
                  <Icon name={ICONS[row.kind]} size={20} />
                </span>
              ) : (
                <ProductTile image={row.image} category={row.categoryKey} size="xs" isQuiet />
              )}
              <span className={css['suggestionText']}>
                <Completed text={row.text} typed={typed} />
              </span>
              {row.price === undefined ? (
                <Icon name="arrow-up-right" size={20} />
              ) : (
                <>
                  {' '}
                  <Price cents={row.price} size="base" />
                </>
              )}
            </Link>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {rows.length > 0 ? t('search.suggestionCount', { count: rows.length }) : ''}
      </p>
    </>
  )
}
