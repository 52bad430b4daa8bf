/** An e-mail address of which only the first letter and the provider are shown: `r•••@contoh.id`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  const [first = ''] = email
  return `${first}•••${email.slice(at)}`
}
