import { type ReactNode, useState } from 'react'
import { ConfirmDialog, ListGroup, ListRow } from '../../components/forms.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../SettingsScreen.module.css'
import { InstallRow } from './InstallRow.tsx'
import { MessageAlerts } from './MessageAlerts.tsx'
import { MessageSound } from './MessageSound.tsx'

/** Settings of this device: installation, message alerts and sound, local data. */
export const DeviceGroup = (): ReactNode => {
  const { account, notices } = useApp()
  const { t } = useTranslations()
  const [isClearing, setClearing] = useState(false)
  const clear = (): void => {
    account.clearDeviceMemory()
    setClearing(false)
    notices.show('success', { kind: 'key', key: 'account.clearMemoryDone' })
  }
  return (
    <>
      <h2 className={css['group']}>{t('account.groupDevice')}</h2>
      <ListGroup label={t('account.groupDevice')}>
        <InstallRow />
        <MessageAlerts />
        <MessageSound />
        <ListRow
          icon="history"
          label={t('account.clearMemory')}
          description={t('account.clearMemoryHelp')}
          onClick={() => setClearing(true)}
        />
      </ListGroup>
      <ConfirmDialog
        isOpen={isClearing}
        title={t('account.clearMemoryTitle')}
        text={t('account.clearMemoryHelp')}
        confirmLabel={t('account.clear')}
        cancelLabel={t('account.stay')}
        onConfirm={clear}
        onCancel={() => setClearing(false)}
      />
    </>
  )
}
