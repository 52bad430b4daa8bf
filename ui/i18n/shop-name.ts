import type { Words } from './use-words.ts'

/** What a shop is called; a host that only numbers its shops (api.md 3 and 4) leaves "Shop". */
export const shopNameIn = (name: string, { t }: Pick<Words, 't'>): string => name || t('core.title.shop')
