import type { Language } from '../../../domain/account/language.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { isMessageKey, type MessageArgs, type NoticeKind, translate } from '../http/messages/messages.ts'
import { ok, type Route, shopperRoute } from '../http/route.ts'
import { fillBrand, pickText, type TitledColumns } from '../rows/reading-language.ts'
import { flag } from '../rows/row-format.ts'

type NoticeColumns = TitledColumns & {
  readonly id: number
  readonly kind: string
  readonly args: MessageArgs
  readonly type: string
  readonly link: string
  readonly is_read: boolean
  readonly created_at: number
}

/** Kinds that have been renamed, by the name that older notices are stored with. */
const RENAMED_KINDS: Readonly<Record<string, NoticeKind>> = {
  'order-shipped-partly': 'payment-partly-shipped',
}

const wordsFor = (language: Language, row: NoticeColumns, brand: string) => {
  const kind = RENAMED_KINDS[row.kind] ?? row.kind
  const title = `notice-${kind}`
  const text = `notice-${kind}-text`
  if (isMessageKey(title) && isMessageKey(text)) {
    const args = { brand, ...row.args }
    return { title: translate(language, title, args), content: translate(language, text, args) }
  }
  return {
    title: fillBrand(pickText(language, row.title, row.title_en, row.title_others), brand),
    content: fillBrand(pickText(language, row.content, row.content_en, row.content_others), brand),
  }
}

const countUnread = async (sql: Sql, shopperId: number) => {
  const rows = await sql.query<{ total: number; unread: number }>(
    `select count(*)::bigint as total, (count(*) filter (where not is_read))::bigint as unread
     from notices where user_id = $1`,
    [shopperId],
  )
  return rows[0] ?? { total: 0, unread: 0 }
}

/** The shopper's notices, newest first, and marking them read (api.md 5). */
export const noticeRoutes = ({ database, settings }: BackendDeps): readonly Route[] => [
  shopperRoute('GET', '/api/user/notice', async ({ input, shopper, language }) => {
    const { limit, offset } = input.page(20)
    const rows = await database.query<NoticeColumns>(
      `select * from notices where user_id = $1 order by created_at desc, id desc limit ${limit} offset ${offset}`,
      [shopper.id],
    )
    const { total, unread } = await countUnread(database, shopper.id)
    const list = rows.map((row) => ({
      id: row.id,
      ...wordsFor(language, row, settings.brand.name),
      type: row.type,
      link: row.link,
      is_read: flag(row.is_read),
      createtime: row.created_at,
    }))
    return ok({ count: total, unread, list })
  }),
  shopperRoute('POST', '/api/user/notice_read', async ({ input, shopper }) => {
    const isAll = input.optionalFlag('all') ?? false
    const ids = isAll ? null : [...input.ids('id', 100)]
    await database.query(
      'update notices set is_read = true where user_id = $1 and not is_read and ($2::bigint[] is null or id = any($2::bigint[]))',
      [shopper.id, ids],
    )
    return ok({ unread: (await countUnread(database, shopper.id)).unread })
  }),
]
