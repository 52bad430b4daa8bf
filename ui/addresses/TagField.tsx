import type { ReactNode } from 'react'
import { ADDRESS_LIMITS } from '../../domain/addresses/address.ts'
import { TAG_CHOICES, type TagChoice } from '../../domain/addresses/address-form.ts'
import { OptionGroup, TextField } from '../components/forms.ts'
import type { FormField } from '../hooks/forms/use-form.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './addresses.module.css'

type TagFieldProps = {
  readonly choice: FormField<TagChoice | undefined>
  readonly own: FormField<string>
}

/** The kind of place: a predefined tag, or a custom one. */
export const TagField = ({ choice, own }: TagFieldProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <div className={css['tag']}>
      <OptionGroup
        label={t('addresses.tagLabel')}
        options={TAG_CHOICES.map((value) => ({ value, label: t(`addresses.tag.${value}`) }))}
        value={choice.value}
        onChange={choice.onChange}
        error={choice.error}
      />
      {choice.value === 'own' && (
        <TextField {...own} label={t('addresses.ownTag')} most={ADDRESS_LIMITS.tag} enterKeyHint="done" />
      )}
    </div>
  )
}
