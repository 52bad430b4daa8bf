import type { Draft } from '../../application/shared/drafts.ts'
import { draftText } from '../../domain/shared/fields.ts'

/** A visitor has no name yet: one form of this tab. */
export const REGISTER_DRAFT = 'visitor register'

export const BLANK = {
  givenName: '',
  familyName: '',
  email: '',
  mobile: '',
  password: '',
  repeat: '',
  agrees: false,
}

export type RegisterValues = typeof BLANK

/** What a reload may keep: passwords are typed again. */
export const keptOf = ({
  password: _,
  repeat: __,
  ...kept
}: RegisterValues): Omit<RegisterValues, 'password' | 'repeat'> => kept

/** What was typed before a reload; a draft is only a claim. */
export const valuesOf = (draft: Draft | undefined): RegisterValues => {
  const { agrees: _, ...texts } = keptOf(BLANK)
  const kept = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, draftText(draft, field) ?? text]),
  )
  return { ...BLANK, ...kept, agrees: draft?.['agrees'] === true }
}
