import { isLanguage } from '../../domain/account/language.ts'
import { GENDERS, type User } from '../../domain/account/user.ts'
import { centsOf, countOf, firstTextOf, flagOf, numberOf, textOf } from '../../domain/api/read.ts'
import type { Credentials, Registration } from '../../domain/session/credentials.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { readAddress } from '../addresses/read-address.ts'
import { type Api, QUIET, type Quietly, readNothing } from '../api/api-client.ts'

const readToken = (data: unknown): string | undefined => {
  const fields = fieldsOf(data)
  const token = textOf(fieldsOf(fields?.['userinfo'])?.['token']) || textOf(fields?.['token'])
  return token === '' ? undefined : token
}

/** The user-info call's answer (api.md 6). */
const readUser = (data: unknown): User | undefined => {
  const outer = fieldsOf(data)
  const row = fieldsOf(outer?.['userinfo']) ?? outer
  const id = row && firstTextOf(row, 'id', 'user_id')
  if (!row || !id) return undefined
  const fileName = fieldsOf(row['lang'])?.['file_name']
  return {
    id,
    familyName: textOf(row['username']),
    givenName: textOf(row['nickname']),
    email: textOf(row['email']),
    mobile: textOf(row['mobile']),
    avatar: textOf(row['avatar']),
    gender: GENDERS.find((gender) => gender === numberOf(row['gender'])) ?? 0,
    birthday: textOf(row['birthday']),
    bio: textOf(row['bio']),
    balance: centsOf(row['money']),
    hasPaymentCode: flagOf(row['have_pay']),
    followCount: countOf(row['follow']),
    likeCount: countOf(row['like']),
    unpaidCount: countOf(row['order_unpaid']),
    unreceivedCount: countOf(row['order_unreceived']),
    defaultAddress: readAddress(row['address']),
    language: isLanguage(fileName) ? fileName : undefined,
  }
}

const WITHOUT_TOKEN = { isTokenSuppressed: true }

/** The paths and field names of the session calls (requirement S7, api.md 6). */
export const createSessionApi = ({ api }: { readonly api: Api }) => ({
  signIn: ({ account, password }: Credentials, callOptions?: Quietly) =>
    api.post('/api/user/login', { account, password }, readToken, { ...WITHOUT_TOKEN, ...callOptions }),
  register: (form: Registration) =>
    api.post(
      '/api/user/register',
      {
        username: form.familyName,
        nickname: form.givenName,
        email: form.email,
        mobile: form.mobile.replace(/\D/g, ''),
        password: form.password,
      },
      readToken,
      WITHOUT_TOKEN,
    ),
  loadUser: (callOptions?: Quietly) => api.get('/api/user/getUserInfo', {}, readUser, callOptions),
  // Requirement S7 puts the language into the path of this call.
  signOut: (token: string) =>
    api.post('/api/user/logout?lang=zh-cn', {}, readNothing, {
      ...QUIET,
      isUnwaited: true,
      token,
    }),
  /** For a session whose token is not known any more: by its hash, which cannot be used to sign in. */
  signOutByHash: (hash: string) =>
    api.post('/api/user/logout?lang=zh-cn', { token_hash: hash }, readNothing, {
      isQuiet: true,
      isUnwaited: true,
      isTokenSuppressed: true,
    }),
})

/** The calls of signing in, out and up (api.md 6), with their answers read. */
export type SessionApi = ReturnType<typeof createSessionApi>
