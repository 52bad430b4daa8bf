import type { ReactNode } from 'react'
import { MerchantLink, OutsideLink } from '../components/frame/MerchantLink.tsx'
import { KeyValues, Logo, Page, PullToRefresh, QueryState } from '../components/kit.ts'
import { SkeletonText } from '../components/states/SkeletonForms.tsx'
import { RichTextView } from '../components/surfaces/RichTextView.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { displaySettings } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { LinkRows } from './LinkRows.tsx'
import css from './reading.module.css'

/** Who runs the shop, how to reach them, which version this is. */
export const PlatformScreen = (): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const { help, mail, social } = displaySettings.brand
  const query = useQuery({ key: 'platform', load: catalogue.loadPlatform })
  const { value, phase } = query
  const facts = value
    ? [
        { label: t('reading.contact'), value: <bdi>{value.contact}</bdi>, text: value.contact },
        { label: t('reading.version'), value: value.version, text: value.version },
      ].filter(({ text }) => text !== '')
    : []
  return (
    <Page column="col" isBusy={phase === 'loading'} title={t('core.title.platform')}>
      <QueryState isTall query={query} skeleton={<SkeletonText />} />
      {value && (
        <PullToRefresh onRefresh={query.refresh}>
          <div className={css['lane']}>
            <h2>{value.name === displaySettings.brand.name ? <Logo /> : value.name}</h2>
            {value.about !== '' && <RichTextView html={value.about} />}
            {facts.length > 0 && <KeyValues rows={facts} />}
            <LinkRows
              label={t('core.title.platform')}
              rows={[
                { href: '/law', icon: 'file-text', label: t('core.title.law') },
                { href: '/helpAndSupport', icon: 'headset', label: t('core.title.helpAndSupport') },
              ]}
            />
            {help && (
              <OutsideLink href={help} label={t('reading.helpElsewhere')} icon="external-link" size={20} />
            )}
            {mail && (
              <OutsideLink href={`mailto:${mail}`} label={t('reading.writeMail')} icon="mail" size={20} />
            )}
            {Object.entries(social).map(([name, href]) => (
              <OutsideLink key={name} href={href} label={<bdi>{name}</bdi>} icon="external-link" size={20} />
            ))}
            <MerchantLink label={t('account.merchantEntry')} icon="building-2" size={20} />
          </div>
        </PullToRefresh>
      )}
    </Page>
  )
}
