import { firstOf } from '../shared/text.ts'

/** An e-mail address of which only the first letter and the provider are shown: `r•••@contoh.id`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  return `${firstOf(email, 1)}•••${email.slice(at)}`
}
