import type { ReactNode } from 'react'
import { NAME_MOST, nameOrder } from '../../../domain/account/full-name.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { TextField } from './TextField.tsx'

type Names = { readonly givenName: string; readonly familyName: string }

/** The two parts of a name, in the order of the language; people with a single name leave the family name empty. */
export const NameFields = ({ field }: { readonly field: Form<Names>['field'] }): ReactNode => {
  const { t, language } = useTranslations()
  return nameOrder(language).map((part) => (
    <TextField
      key={part}
      {...field(part)}
      label={t(`forms.${part}`)}
      help={part === 'familyName' ? t('forms.singleName') : undefined}
      autoComplete={part === 'givenName' ? 'given-name' : 'family-name'}
      most={NAME_MOST}
    />
  ))
}
