import { CATEGORY_KEYS, type Category } from '../../domain/catalogue/category.ts'
import { CATEGORY_ART } from '../components/art.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import type { Translations } from '../i18n/translations.ts'

/** The ten known categories, until the server's list is loaded: addresses may name them by key. */
const KNOWN = CATEGORY_KEYS.map((key) => ({ id: key, key, name: '', nameEn: '', image: CATEGORY_ART[key] }))

/** The categories, available at once, so that nothing below moves when the server's list arrives. */
export const useCategories = (): readonly Category[] => {
  const { catalogue } = useApp()
  const { value } = useQuery({ key: 'categories', load: catalogue.loadCategories })
  return value && value.length > 0 ? value : KNOWN
}

/** Our categories are translated; a server's own have its name. */
export const categoryName = ({ key, name, nameEn }: Category, { t, language }: Translations): string =>
  key ? t(`core.category.${key}`) : (language === 'dgn' ? name : nameEn) || name || nameEn

export const categoryImage = ({ key, image }: Category): string => (key ? CATEGORY_ART[key] : image)
