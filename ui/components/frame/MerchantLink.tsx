import { type ReactNode, useEffect } from 'react'
import { useApp, useDistinctState } from '../../hooks/use-app.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import css from './MerchantLink.module.css'

type MerchantLinkProps = { readonly label: string; readonly icon: IconName; readonly size: 16 | 20 }

type OutsideLinkProps = Omit<MerchantLinkProps, 'label'> & {
  readonly href: string
  readonly label: ReactNode
}

/** An external link, opened in a new window. */
export const OutsideLink = ({ href, label, icon, size }: OutsideLinkProps): ReactNode => (
  <a className={css['link']} href={href} target="_blank" rel="noopener noreferrer">
    <Icon name={icon} size={size} />
    <span>{label}</span>
  </a>
)

/** Merchants have a separate entry (requirement S1); only http and https addresses become a link. */
export const MerchantLink = ({ label, icon, size }: MerchantLinkProps): ReactNode => {
  const { catalogue } = useApp()
  const [href, setHref] = useDistinctState('')
  useEffect(() => {
    let isShown = true
    // Quiet: shoppers have not requested it.
    void catalogue.loadPlatform({ isQuiet: true }).then((platform) => {
      if (isShown && platform.ok) setHref(platform.value.merchantLink)
    })
    return () => {
      isShown = false
    }
  }, [catalogue, setHref])
  if (!/^https?:\/\//i.test(href)) return null
  return <OutsideLink href={href} label={label} icon={icon} size={size} />
}
