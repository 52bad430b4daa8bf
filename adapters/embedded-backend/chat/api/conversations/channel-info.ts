import { maskNickname } from '../../../../../domain/account/full-name.ts'
import type { Language } from '../../../../../domain/account/language.ts'
import { ALWAYS } from '../../../../../domain/messaging/conversations/opening-hours.ts'
import type { BackendDeps } from '../../../backend-deps.ts'
import type { Sql } from '../../../database/database.ts'
import { translate } from '../../../http/messages/messages.ts'
import { secondsOf } from '../../../time/clock.ts'
import type { ImServer } from '../../im-server.ts'
import { presenceOf } from '../office-hours.ts'
import { partyOf, SERVICE_UID } from '../uids.ts'

/** The other side of a conversation, for lists and headers. */
export type ChannelInfo = {
  readonly title: string
  readonly logo: string
  readonly online: 0 | 1
  /** Seconds; 0 while online or when unknown. */
  readonly lastOffline: number
  /** 0 except for merchants. */
  readonly merId: number
  readonly kind: 'merchant' | 'service' | 'shopper'
  /** Typical minutes until a first answer; 0 when unknown. */
  readonly replyMinutes: number
  /** When it next opens, as local time and in seconds; '' and 0 while online. */
  readonly opensText: string
  readonly opensAt: number
}

type ShopColumns = {
  readonly id: number
  readonly name: string
  readonly avatar: string
  readonly country: string
  readonly reply_minutes: number
}
type UserColumns = { readonly id: number; readonly nickname: string; readonly avatar: string }

const NOBODY = { lastOffline: 0, merId: 0, replyMinutes: 0, opensText: '', opensAt: 0 }

/** The platform's logo, as on the home page. */
const SERVICE_LOGO = '/art/1f6cd-fe0f.webp'

const idsOf = (peers: readonly string[], kind: 'merchant' | 'shopper'): readonly number[] =>
  peers.flatMap((peer) => {
    const party = partyOf(peer)
    return party?.kind === kind ? [party.id] : []
  })

const merchantInfo = (deps: BackendDeps, shop: ShopColumns): ChannelInfo => {
  const presence = presenceOf(shop.country, deps.config.chat.hours, secondsOf(deps.clock))
  return {
    title: shop.name,
    logo: shop.avatar,
    online: presence.isOpen ? 1 : 0,
    lastOffline: presence.closedAt,
    merId: shop.id,
    kind: 'merchant',
    replyMinutes: shop.reply_minutes,
    opensText: presence.isOpen ? '' : presence.opensText,
    opensAt: presence.opensAt,
  }
}

/** The other sides of conversations by uid; deleted accounts are left out. */
export const channelInfos = async (
  deps: BackendDeps,
  im: ImServer,
  language: Language,
  peers: readonly string[],
  sql: Sql = deps.database,
): Promise<ReadonlyMap<string, ChannelInfo>> => {
  const infos = new Map<string, ChannelInfo>()
  const shops = await sql.query<ShopColumns>(
    'select id, name, avatar, country, reply_minutes from shops where id = any($1::bigint[])',
    [idsOf(peers, 'merchant')],
  )
  for (const shop of shops) infos.set(`m${shop.id}`, merchantInfo(deps, shop))
  if (peers.includes(SERVICE_UID)) {
    const online = presenceOf('ID', ALWAYS, secondsOf(deps.clock)).isOpen ? 1 : 0
    const title = translate(language, 'chat-service-name', { brand: deps.settings.brand.name })
    infos.set(SERVICE_UID, { ...NOBODY, title, logo: SERVICE_LOGO, online, kind: 'service' })
  }
  const shopperIds = idsOf(peers, 'shopper')
  if (shopperIds.length === 0) return infos
  const users = await sql.query<UserColumns>(
    'select id, nickname, avatar from users where id = any($1::bigint[])',
    [shopperIds],
  )
  const present = await im.online(users.map(({ id }) => `u${id}`))
  for (const user of users) {
    const isOnline = present.some(({ uid }) => uid === `u${user.id}`)
    infos.set(`u${user.id}`, {
      ...NOBODY,
      title: maskNickname(user.nickname),
      logo: user.avatar,
      online: isOnline ? 1 : 0,
      kind: 'shopper',
    })
  }
  return infos
}
