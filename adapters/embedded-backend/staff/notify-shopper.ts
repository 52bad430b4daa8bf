import { type Language, languageFrom } from '../../../domain/account/language.ts'
import { type NewNotice, notify } from '../account/notify.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { sendMail } from '../mail/outbox.ts'

/** A shopper's language: the account's, Indonesian by default. */
export const languageOfShopper = async (sql: Sql, shopperId: number): Promise<Language> => {
  const row = await first(
    sql.query<{ file_name: string }>(
      'select l.file_name from users u join languages l on l.id = u.lang_id where u.id = $1',
      [shopperId],
    ),
  )
  return languageFrom(row?.file_name)
}

/**
 * Informs a shopper about an action of staff: by a notice in the app and, for awaited results, by a mail in their
 * language. Both are written in the action's transaction.
 */
export const notifyShopper = async (
  tx: Sql,
  deps: BackendDeps,
  notice: NewNotice,
  withMail = true,
): Promise<void> => {
  await notify(tx, deps.clock, notice)
  const { smtp, demo } = deps.config
  // The notice is stored in the app whether or not a mail can be sent.
  if (!withMail || (smtp === undefined && !demo.showsMails)) return
  const user = await first(
    tx.query<{ email: string }>('select email from users where id = $1', [notice.shopperId]),
  )
  if (user === undefined) return
  await sendMail(tx, deps, {
    to: user.email,
    language: await languageOfShopper(tx, notice.shopperId),
    kind: `notice-${notice.kind}`,
    args: notice.args ?? {},
  })
}
