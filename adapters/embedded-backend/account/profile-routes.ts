import type { ClockPort } from '../../../application/ports/clock-port.ts'
import { NAME_MAX_LENGTH } from '../../../domain/account/full-name.ts'
import { PICTURE_ADDRESS_MAX_LENGTH } from '../../../domain/account/picture.ts'
import { BIO_MAX_LENGTH, isBirthday } from '../../../domain/account/profile.ts'
import { GENDERS } from '../../../domain/account/user.ts'
import { latestDay } from '../../../domain/shared/time.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, isDuplicateKey } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { refuse, unauthorised } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { addressRow, loadDefaultAddress } from './address-store.ts'
import { createEmailChanges } from './change-email.ts'
import { readEmail } from './credentials.ts'
import { languageRow, loadLanguage } from './language-routes.ts'
import { ownPictures } from './own-pictures.ts'
import type { UserColumns } from './session-store.ts'

type InfoColumns = UserColumns & { readonly follow: number; readonly like: number }

const userInfo =
  ({ database, hooks }: BackendDeps) =>
  async ({ shopper }: ShopperCall) => {
    const user = await first(
      database.query<InfoColumns>(
        `select u.*,
         (select count(*)::bigint from follows f where f.user_id = u.id) as follow,
         (select count(*)::bigint from likes l where l.user_id = u.id) as "like"
       from users u where u.id = $1`,
        [shopper.id],
      ),
    )
    if (user === undefined) throw unauthorised()
    const address = await loadDefaultAddress(database, user.id)
    const language = await loadLanguage(database, user.lang_id)
    return ok({
      id: user.id,
      user_id: user.id,
      username: user.username,
      nickname: user.nickname,
      avatar: user.avatar,
      email: user.email,
      mobile: user.mobile,
      gender: user.gender,
      birthday: user.birthday,
      bio: user.bio,
      follow: user.follow,
      like: user.like,
      lang_id: language?.id ?? 0,
      lang: language === undefined ? null : languageRow(language),
      address: address === undefined ? null : addressRow(address),
      createtime: user.created_at,
      ...(await hooks.describe(database, user.id)),
    })
  }

// Longer than any profile field, each of which has its own limit.
const TEXT_MAX_LENGTH = 1_000

// Only pictures of this shop: avatars must not make other shoppers' browsers call a foreign server.
const OWN_PICTURE = /^\/(upload|art)\/[0-9a-z-]{2,80}\.(webp|png|jpg|gif|bmp)$/

const readAvatar = async (
  { database }: BackendDeps,
  { input, shopper, origin }: ShopperCall,
): Promise<string | undefined> => {
  const sent = input.optionalText('avatar', PICTURE_ADDRESS_MAX_LENGTH)
  if (sent === undefined || sent === '') return sent
  const path = sent.startsWith(`${origin}/`) ? sent.slice(origin.length) : sent
  if (!OWN_PICTURE.test(path)) throw refuse('field-not-valid', { field: 'avatar' })
  if (path.startsWith('/upload/')) await ownPictures(database, shopper.id, [path], 'everybody')
  return path
}

const readBirthday = (input: Input, clock: ClockPort): string | undefined => {
  const sent = input.optionalText('birthday', 10)
  if (sent === undefined || sent === '') return sent
  if (!isBirthday(sent, latestDay(clock.now()))) throw refuse('field-not-valid', { field: 'birthday' })
  return sent
}

/** An empty value counts as sent: emptying a name is refused as required, not reported as saved. */
const isSent = (input: Input, name: string): boolean =>
  input.optionalText(name, TEXT_MAX_LENGTH) !== undefined

const profile = (deps: BackendDeps) => {
  const { database, clock } = deps
  const emailChange = createEmailChanges(deps)
  return async (call: ShopperCall) => {
    const { input, shopper, language } = call
    const changes: Readonly<Record<string, unknown>> = {
      avatar: await readAvatar(deps, call),
      username: input.visibleText('username', NAME_MAX_LENGTH),
      nickname: isSent(input, 'nickname') ? input.text('nickname', NAME_MAX_LENGTH) : undefined,
      birthday: readBirthday(input, clock),
      gender: input.optionalInteger('gender', 0, GENDERS.length - 1),
      bio: input.optionalText('bio', BIO_MAX_LENGTH),
    }
    // Only sent fields change (api.md 6). Column names are the keys above, never the caller's.
    const sent = Object.entries(changes).filter(([, value]) => value !== undefined)
    const moveTo = isSent(input, 'email') ? await emailChange(shopper.id, readEmail(input), input) : undefined
    const sets = sent.map(([column], index) => `${column} = $${index + 2}`).join(', ')
    try {
      await database.transaction(async (tx) => {
        if (sent.length > 0)
          await tx.query(`update users set ${sets} where id = $1`, [
            shopper.id,
            ...sent.map(([, value]) => value),
          ])
        await moveTo?.(tx, language)
      })
    } catch (cause) {
      if (isDuplicateKey(cause)) throw refuse('email-taken', { field: 'email' })
      throw cause
    }
    return ok()
  }
}

/** The shopper's own data (requirement S7, api.md 6). */
export const profileRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('GET', '/api/user/getUserInfo', userInfo(deps)),
  shopperRoute('POST', '/api/user/profile', profile(deps)),
]
