import type { ReactNode } from 'react'
import { productKey } from '../../../domain/catalogue/recently-viewed.ts'
import { NetworkNote } from '../../components/frame/BottomBar.tsx'
import { ProductGrid, Section } from '../../components/kit.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { GridCard } from '../GridCard.tsx'

const IDEAS = 10
/** A phone's first row: its pictures are loaded before the code. */
const EAGER = 2

/** Products to look at before a search, in full rows; on failure only a note that it needs a network. */
export const SearchIdeas = (): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const { value, phase } = useQuery({ key: 'recommended', load: () => catalogue.loadRecommendations(1) })
  // Otherwise the page would be empty.
  if (phase === 'failed' && !value) return <NetworkNote />
  if (!value?.rows.length) return null
  return (
    <Section title={t('search.instead')}>
      <ProductGrid rows={1} label={t('search.instead')}>
        {value.rows.slice(0, IDEAS).map((product, index) => (
          <GridCard key={productKey(product)} product={product} isEager={index < EAGER} />
        ))}
      </ProductGrid>
    </Section>
  )
}
