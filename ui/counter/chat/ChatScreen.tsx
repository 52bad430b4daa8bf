import type { ReactNode } from 'react'
import { EmptyState } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** The conversations of a shop, the longest wait first. */
export const ChatScreen = (): ReactNode => {
  const { t } = useTranslations()
  return <EmptyState isTall title={t('counterChat.title')} />
}
