import { type ReactNode, useEffect } from 'react'
import type { LanguageChoice } from '../../application/account/account-context.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../domain/account/language.ts'
import { ListGroup, Radio } from '../components/forms.ts'
import { Page } from '../components/kit.ts'
import { useApp, useDistinctState, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './LanguageScreen.module.css'

const OWN_CHOICES: readonly LanguageChoice[] = LANGUAGES.map((language) => ({
  language,
  name: LANGUAGE_NAMES[language],
  chineseName: '',
  id: '',
}))

/** The choice of language: applied at once, stored for 3 days (requirements S1, S6). */
export const LanguageScreen = (): ReactNode => {
  const { account } = useApp()
  const { t, language: reader } = useTranslations()
  const current = useStream(account.language$)
  const [choices, setChoices] = useDistinctState(OWN_CHOICES)
  // Readers of Chinese see 简体中文 only once, and the server's Chinese name where it differs.
  const glossOf = ({ language, name, chineseName }: LanguageChoice): string => {
    const own = t(`account.languages.${language}`)
    const isOther = reader === 'zh-cn' && chineseName !== '' && !own.startsWith(chineseName)
    const gloss = isOther ? chineseName : own
    return gloss === name ? '' : gloss
  }
  useEffect(() => {
    let isShown = true
    void account.loadLanguages().then((known) => {
      if (isShown && known.length > 0) setChoices(known)
    })
    return () => {
      isShown = false
    }
  }, [account, setChoices])
  return (
    <Page surface="canvas" column="col" title={t('core.title.language')}>
      <p className={css['intro']}>{t('account.languageIntro')}</p>
      <ListGroup>
        <div role="radiogroup" aria-label={t('core.title.language')}>
          {choices.map((choice) => {
            const { language, name } = choice
            const gloss = glossOf(choice)
            return (
              <div key={language} className={css['row']}>
                <Radio
                  label={[name, gloss].filter((word) => word !== '').join(', ')}
                  name="language"
                  value={language}
                  isChecked={language === current}
                  onChange={() => account.chooseLanguage(language)}
                >
                  <span lang={LANGUAGE_TAGS[language]}>{name}</span>
                  <span className={css['gloss']}>{gloss}</span>
                </Radio>
              </div>
            )
          })}
        </div>
      </ListGroup>
    </Page>
  )
}
