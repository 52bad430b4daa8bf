import type { Sql } from '../../../database/database.ts'
import { SERVICE_UID } from '../uids.ts'
import { nextVersion } from '../versions.ts'
import type { ChannelInfo } from './channel-info.ts'
import type { Thread } from './thread.ts'

type Member = { readonly uid: string; readonly name: string; readonly avatar: string }
type MemberColumns = Member & { readonly version: number }

const loadMembers = (sql: Sql, pair: string): Promise<readonly MemberColumns[]> =>
  sql.query<MemberColumns>('select uid, name, avatar, version from chat_members where channel = $1', [pair])

const selfOf = async (sql: Sql, { userId, uid }: Thread): Promise<Member> => {
  const rows = await sql.query<{ name: string; avatar: string }>(
    'select nickname as name, avatar from users where id = $1',
    [userId],
  )
  return { uid, name: rows[0]?.name ?? '', avatar: rows[0]?.avatar ?? '' }
}

/**
 * The two sides of a conversation that changed after `version`. Names and pictures belong to other accounts, so the
 * last sent values are stored, and a difference gets a new version.
 */
export const membersSince = async (
  tx: Sql,
  thread: Thread,
  info: ChannelInfo | undefined,
  version: number,
): Promise<readonly MemberColumns[]> => {
  const peer = { uid: thread.peer, name: info?.title ?? '', avatar: info?.logo ?? '' }
  const stored = await loadMembers(tx, thread.pair)
  for (const member of [await selfOf(tx, thread), peer]) {
    const known = stored.find(({ uid }) => uid === member.uid)
    // The service's title is in the reader's language, which does not count as a change.
    const isSame =
      known?.avatar === member.avatar && (known.name === member.name || member.uid === SERVICE_UID)
    if (known && isSame) continue
    await tx.query(
      `insert into chat_members (channel, uid, name, avatar, version) values ($1, $2, $3, $4, $5)
       on conflict (channel, uid) do update set name = $3, avatar = $4, version = $5`,
      [thread.pair, member.uid, member.name, member.avatar, await nextVersion(tx, `members:${thread.pair}`)],
    )
  }
  const members = await loadMembers(tx, thread.pair)
  return members
    .filter((member) => member.version > version)
    .map((member) => (member.uid === thread.peer ? { ...member, name: peer.name } : member))
    .sort((a, b) => a.version - b.version)
}
