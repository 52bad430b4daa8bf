import type { ReactNode } from 'react'
import { ListRow } from '../../components/forms.ts'
import { installOffer$ } from '../../device/install-offer.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** Installs the app on the home screen, where possible; hidden once installed. */
export const InstallRow = (): ReactNode => {
  const { t } = useTranslations()
  const offer = useStream(installOffer$)
  const install = useAction(async () => {
    if (offer?.kind === 'button') await offer.ask()
  })
  if (offer === undefined) return null
  if (offer.kind === 'by-hand')
    return (
      <ListRow icon="arrow-down-to-line" label={t('account.install')} description={t('account.installIos')} />
    )
  return (
    <ListRow
      icon="arrow-down-to-line"
      label={t('account.install')}
      description={t('account.installHelp')}
      onClick={() => void install.run()}
    />
  )
}
