import { type ReactNode, useEffect, useState } from 'react'
import type { AlertChoice } from '../../application/ports/alerts-port.ts'
import { ConfirmDialog, ListGroup, ListRow, Switch } from '../components/forms.ts'
import { Icon } from '../components/kit.ts'
import { installOffer$ } from '../hooks/install-offer.ts'
import { useAction, useApp, useDistinctState, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './SettingsScreen.module.css'

/** Installs the app on the home screen, where possible; hidden once installed. */
const InstallRow = (): ReactNode => {
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

/** Whether the browser shows notifications of new messages, and how much of them. Hidden where unsupported. */
export const MessageAlerts = (): ReactNode => {
  const { alerts, notices } = useApp()
  const { t } = useTranslations()
  const [choice, setChoice] = useDistinctState<AlertChoice | 'unsupported' | undefined>(undefined)
  // In an effect, because a server has no browser to ask; until then the row keeps its room.
  useEffect(() => setChoice(alerts.isSupported() ? alerts.choice() : 'unsupported'), [alerts, setChoice])
  const keep = (next: AlertChoice): void => {
    alerts.choose(next)
    setChoice(next)
  }
  const allow = useAction(async () => {
    const isAllowed = await alerts.askPermission()
    // Shows a sample at once: some phones grant permission but show no notifications of pages.
    const sample = isAllowed
      ? alerts.show({
          title: t('account.alerts'),
          body: t('account.alertsHelp'),
          tag: 'first',
          onOpen: () => undefined,
        })
      : undefined
    if (sample) keep('name')
    else notices.show('info', { kind: 'key', key: 'account.alertsRefused' })
  })
  if (choice === 'unsupported') return null
  const isAllowed = choice === 'name' || choice === 'text'
  return (
    <>
      <div className={css['switch']}>
        <Icon name="bell" size={20} />
        <Switch
          label={t('account.alerts')}
          description={t('account.alertsHelp')}
          isOn={isAllowed}
          isDisabled={choice === undefined || allow.isBusy}
          onChange={(isOn) => (isOn ? void allow.run() : keep('off'))}
        />
      </div>
      {isAllowed && (
        <div className={css['switch']}>
          <Icon name="message-square-text" size={20} />
          <Switch
            label={t('account.alertsText')}
            description={t('account.alertsTextHelp')}
            isOn={choice === 'text'}
            onChange={(isOn) => keep(isOn ? 'text' : 'name')}
          />
        </div>
      )}
    </>
  )
}

/** Whether new messages play a sound. Off by default; switching it on plays the sound. */
export const MessageSound = (): ReactNode => {
  const { sound } = useApp()
  const { t } = useTranslations()
  const [isOn, setOn] = useState<boolean | undefined>(undefined)
  // In an effect, because a server has no device storage; until then the row keeps its room.
  useEffect(() => setOn(sound.isOn()), [sound])
  const keep = (next: boolean): void => {
    sound.choose(next)
    setOn(next)
    if (next) sound.playSample()
  }
  return (
    <div className={css['switch']}>
      <Icon name="volume-2" size={20} />
      <Switch
        label={t('account.sound')}
        description={t('account.soundHelp')}
        isOn={isOn === true}
        isDisabled={isOn === undefined}
        onChange={keep}
      />
    </div>
  )
}

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
