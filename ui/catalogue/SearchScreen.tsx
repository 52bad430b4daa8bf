import { type ReactNode, useId } from 'react'
import { cleanTerm, SEARCH_MAX_LENGTH, type Suggestion } from '../../domain/catalogue/search.ts'
import { withQuery } from '../../domain/shared/url.ts'
import { SearchField, Segmented } from '../components/forms.ts'
import { AppBar, Page } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { useTypedTerm } from './filter/use-filter-address.ts'
import { SearchIdeas } from './search/SearchIdeas.tsx'
import { SearchResults, type SearchTab } from './search/SearchResults.tsx'
import { SearchStart } from './search/SearchStart.tsx'
import { SuggestionList } from './search/SuggestionList.tsx'
import css from './search/search.module.css'
import { useSuggestions } from './search/use-suggestions.ts'

/** Search for products and shops: start page, suggestions while typing, results. The query is in the address. */
export const SearchScreen = ({ search }: ScreenProps): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const navigate = useNavigate()
  const term = cleanTerm(search.get('q') ?? '')
  const tab: SearchTab = search.get('tab') === 'shops' ? 'shops' : 'products'
  const [typed, setTyped] = useTypedTerm(term)
  const listId = useId()
  const cleaned = cleanTerm(typed)
  const suggestions = useSuggestions(cleaned === term ? '' : cleaned)

  const go = (text: string, nextTab: SearchTab = tab): void => {
    const next = cleanTerm(text)
    setTyped(next)
    if (next !== '') catalogue.rememberSearch(next)
    navigate(withQuery('/search', { q: next, tab: nextTab === 'shops' ? 'shops' : undefined }), {
      replace: true,
    })
    suggestions.leave()
  }
  /** Terms are searched here; shops and categories have pages of their own. */
  const take = (suggestion: Suggestion): void => {
    if (suggestion.kind === 'product') go(suggestion.text, 'products')
    else navigate(suggestions.hrefOf(suggestion))
  }
  const submit = (): void => {
    const { active } = suggestions
    if (active) take(active)
    else go(typed)
  }
  const bar = (
    <AppBar name={t('core.title.search')}>
      <h1 className="visually-hidden">{t('core.title.search')}</h1>
      <SearchField
        // The shell focuses this field on navigation, and the browser before the code is loaded, because shoppers
        // come here to type.
        {...(term === '' && { 'data-page-title': '', autoFocus: true })}
        label={t('search.label')}
        value={typed}
        // An empty field is the start of another search.
        onChange={(text) => (text === '' && term !== '' ? go('') : setTyped(text))}
        onSubmit={submit}
        maxCharacters={SEARCH_MAX_LENGTH}
        listId={suggestions.rows.length > 0 ? listId : undefined}
        activeId={suggestions.active ? `${listId}-${suggestions.activeAt}` : undefined}
        onMove={suggestions.move}
        onClose={suggestions.close}
      />
      <SuggestionList id={listId} typed={cleaned} suggestions={suggestions} onTake={take} />
    </AppBar>
  )
  return (
    <Page bar={bar}>
      {term !== '' && (
        <div className={css['tabs']}>
          <Segmented
            label={t('search.where')}
            options={[
              { value: 'products', label: t('search.products') },
              { value: 'shops', label: t('search.shops') },
            ]}
            value={tab}
            onChange={(next) => go(typed, next)}
          />
        </div>
      )}
      {term !== '' && <SearchResults term={term} tab={tab} search={search} />}
      {term === '' && <SearchStart onSearch={go} />}
      {term === '' && <SearchIdeas />}
    </Page>
  )
}
