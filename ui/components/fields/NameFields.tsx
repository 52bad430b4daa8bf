import type { ReactNode } from 'react'
import { nameOrder } from '../../../domain/account/full-name.ts'
import { NAME_MOST } from '../../../domain/session/credentials.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { TextField } from './TextField.tsx'

type Names = { readonly givenName: string; readonly familyName: string }

/** The two parts of a name, in the order of the language. */
export const NameFields = ({ field }: { readonly field: Form<Names>['field'] }): ReactNode => {
  const { t, language } = useTranslations()
  return nameOrder(language).map((part) => (
    <TextField
      key={part}
      {...field(part)}
      label={t(`forms.${part}`)}
      autoComplete={part === 'givenName' ? 'given-name' : 'family-name'}
      maxLength={NAME_MOST}
    />
  ))
}
