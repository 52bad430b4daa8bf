import { type ReactNode, useState } from 'react'
import { ok } from '../../../domain/shared/result.ts'
import { Chip, ChipRow, ConfirmDialog } from '../../components/forms.ts'
import { IconButton, Section, TextLink } from '../../components/kit.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { HotTerms } from './HotTerms.tsx'
import css from './search.module.css'

const NOTHING_YET: readonly string[] = []

/** Before typing: this device's search history, and popular searches. */
export const SearchStart = ({ onSearch }: { readonly onSearch: (text: string) => void }): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const history = useStream(catalogue.searchHistory$, NOTHING_YET)
  // Rendered on the server with its data, because later it would push down the content below.
  const { value: terms = [] } = useQuery({
    key: 'hot terms',
    load: async () => ok(await catalogue.loadHotTerms()),
  })
  const [isEditing, setEditing] = useState(false)
  const [asks, setAsks] = useState(false)
  const clear = (): void => {
    catalogue.clearSearchHistory()
    setAsks(false)
    setEditing(false)
  }
  return (
    <>
      {history.length > 0 && (
        <Section
          title={t('search.history')}
          action={
            <span className={css['historyActs']}>
              <IconButton
                icon={isEditing ? 'check' : 'pencil'}
                size={20}
                label={t(isEditing ? 'search.editDone' : 'search.edit')}
                onClick={() => setEditing(!isEditing)}
              />
              <TextLink onClick={() => setAsks(true)}>{t('search.clearAll')}</TextLink>
            </span>
          }
        >
          <ChipRow label={t('search.history')} isWrapping>
            {history.map((text) => (
              <Chip
                key={text}
                icon="history"
                isRemovable={isEditing}
                onClick={() => (isEditing ? catalogue.forgetSearch(text) : onSearch(text))}
              >
                {text}
              </Chip>
            ))}
          </ChipRow>
        </Section>
      )}
      {terms.length > 0 && (
        <Section title={t('search.hot')}>
          <HotTerms label={t('search.hot')} terms={terms} onSearch={onSearch} />
        </Section>
      )}
      <ConfirmDialog
        isOpen={asks}
        title={t('search.clearTitle')}
        confirmLabel={t('search.clear')}
        cancelLabel={t('kit.cancel')}
        onConfirm={clear}
        onCancel={() => setAsks(false)}
      />
    </>
  )
}
