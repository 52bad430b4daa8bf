import { atField } from '../api/at-field.ts'

/** The names that `session-api.ts` sends a registration by; the shell has no use for the way back. */
export const atRegisterField = atField({
  username: 'familyName',
  nickname: 'givenName',
  email: 'email',
  mobile: 'mobile',
  password: 'password',
})
