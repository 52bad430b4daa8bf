import { type ReactNode, useEffect, useState } from 'react'
import { Switch } from '../../components/forms.ts'
import { Icon } from '../../components/kit.ts'
import { keepSoundWish, playTone, readSoundWish } from '../../device/message-sound.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../SettingsScreen.module.css'

/** Whether new messages play a sound. Off by default; switching it on plays the sound. */
export const MessageSound = (): ReactNode => {
  const { t } = useTranslations()
  const [isOn, setOn] = useState<boolean | undefined>(undefined)
  // In an effect, because a server has no device storage.
  useEffect(() => setOn(readSoundWish()), [])
  if (isOn === undefined) return null
  const keep = (next: boolean): void => {
    keepSoundWish(next)
    setOn(next)
    if (next) playTone()
  }
  return (
    <div className={css['switch']}>
      <Icon name="volume-2" size={20} />
      <Switch label={t('account.sound')} description={t('account.soundHelp')} isOn={isOn} onChange={keep} />
    </div>
  )
}
