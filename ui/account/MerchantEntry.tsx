import { type ReactNode, useEffect } from 'react'
import { Icon } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTold } from '../hooks/use-told.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './MeScreen.module.css'

/** Merchants have a separate entry (spec storefront 1); only http and https addresses become a link. */
export const MerchantEntry = (): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useWords()
  const [href, setHref] = useTold('')
  useEffect(() => {
    let isShown = true
    void catalogue.loadPlatform().then((platform) => {
      if (isShown && platform.ok) setHref(platform.value.merchantLink)
    })
    return () => {
      isShown = false
    }
  }, [catalogue, setHref])
  if (!/^https?:\/\//i.test(href)) return null
  return (
    <a className={css['merchant']} href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="building-2" size={20} />
      {t('account.merchantEntry')}
    </a>
  )
}
