import { type ReactNode, useEffect } from 'react'
import { Switch } from '../../components/forms.ts'
import { Icon } from '../../components/kit.ts'
import {
  type AlertWish,
  askForAlerts,
  canAlert,
  keepAlertWish,
  readAlertWish,
  showAlert,
} from '../../device/message-alerts.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useApp, useDistinctState } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../SettingsScreen.module.css'

/** Whether the browser shows notifications of new messages, and how much of them. Hidden where unsupported. */
export const MessageAlerts = (): ReactNode => {
  const { notices } = useApp()
  const { t } = useTranslations()
  const [wish, setWish] = useDistinctState<AlertWish | undefined>(undefined)
  // In an effect, because a server has no browser to ask.
  useEffect(() => {
    if (canAlert()) setWish(readAlertWish())
  }, [setWish])
  const keep = (next: AlertWish): void => {
    keepAlertWish(next)
    setWish(next)
  }
  const allow = useAction(async () => {
    const isAllowed = await askForAlerts()
    // Shows a sample at once: some phones grant permission but show no notifications of pages.
    const sample = isAllowed
      ? showAlert({
          title: t('account.alerts'),
          body: t('account.alertsHelp'),
          tag: 'first',
          onOpen: () => undefined,
        })
      : undefined
    if (sample) keep('name')
    else notices.show('info', { kind: 'key', key: 'account.alertsRefused' })
  })
  if (wish === undefined) return null
  return (
    <>
      <div className={css['switch']}>
        <Icon name="bell" size={20} />
        <Switch
          label={t('account.alerts')}
          description={t('account.alertsHelp')}
          isOn={wish !== 'off'}
          isDisabled={allow.isBusy}
          onChange={(isOn) => (isOn ? void allow.run() : keep('off'))}
        />
      </div>
      {wish !== 'off' && (
        <div className={css['switch']}>
          <Icon name="message-square-text" size={20} />
          <Switch
            label={t('account.alertsText')}
            description={t('account.alertsTextHelp')}
            isOn={wish === 'text'}
            onChange={(isOn) => keep(isOn ? 'text' : 'name')}
          />
        </div>
      )}
    </>
  )
}
