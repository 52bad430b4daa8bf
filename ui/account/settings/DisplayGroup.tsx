import type { ReactNode } from 'react'
import type { Theme } from '../../../application/account/account-context.ts'
import { ListGroup, ListRow, Segmented } from '../../components/forms.ts'
import { Icon } from '../../components/kit.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../SettingsScreen.module.css'

const THEMES = [
  { value: 'system', key: 'account.themeSystem' },
  { value: 'light', key: 'account.themeLight' },
  { value: 'dark', key: 'account.themeDark' },
] as const satisfies readonly { readonly value: Theme; readonly key: string }[]

/** Language and theme. */
export const DisplayGroup = (): ReactNode => {
  const { account } = useApp()
  const { t, language } = useTranslations()
  const theme = useStream(account.theme$)
  return (
    <>
      <h2 className={css['group']}>{t('account.groupDisplay')}</h2>
      <ListGroup label={t('account.groupDisplay')}>
        <ListRow
          href="/language"
          icon="languages"
          label={t('account.language')}
          value={t(`account.languageNames.${language}`)}
        />
        <div className={css['theme']}>
          <Icon name="sun" size={20} />
          <span className="grow">{t('account.theme')}</span>
          <div className={css['choices']}>
            <Segmented
              label={t('account.theme')}
              options={THEMES.map(({ value, key }) => ({ value, label: t(key) }))}
              value={theme}
              onChange={account.chooseTheme}
            />
          </div>
        </div>
      </ListGroup>
    </>
  )
}
