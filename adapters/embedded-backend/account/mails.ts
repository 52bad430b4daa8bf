import type { Language } from '../../../domain/account/language.ts'
import type { BackendDeps } from '../backend-part.ts'
import type { Sql } from '../database/database.ts'
import { type MessageArgs, say } from '../http/messages/messages.ts'
import { secondsOf } from '../time/clock.ts'

type Mail = {
  readonly to: string
  readonly language: Language
  /** The words are <kind>-subject and <kind>-text of the message catalogue. */
  readonly kind: 'mail-reset' | 'mail-pay' | 'mail-pay-changed' | 'mail-email-changed'
  readonly args: MessageArgs
}

/** "Sends" a mail: it is kept, and in a demo written to the log and shown at /dev/mails (api.md 6). */
export const sendMail = async (tx: Sql, deps: BackendDeps, mail: Mail): Promise<void> => {
  const subject = say(mail.language, `${mail.kind}-subject`, mail.args)
  const body = say(mail.language, `${mail.kind}-text`, mail.args)
  await tx.query('insert into mails (recipient, subject, body, created_at) values ($1, $2, $3, $4)', [
    mail.to,
    subject,
    body,
    secondsOf(deps.clock),
  ])
  if (deps.config.demo.logsCodes) deps.log.write('warn', 'mail-sent', { to: mail.to, body })
}

type MailRow = {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly created_at: number
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const mailItem = (row: MailRow): string =>
  `<article><h2>${escapeHtml(row.subject)}</h2><p>${escapeHtml(row.recipient)} &middot; ${new Date(
    row.created_at * 1000,
  ).toISOString()}</p><p>${escapeHtml(row.body)}</p></article>`

/** The development page of the last mails; it stands in for a mailbox. */
export const mailPage = async (sql: Sql): Promise<string> => {
  const rows = await sql.query<MailRow>('select * from mails order by id desc limit 50')
  const list = rows.length === 0 ? '<p>No mail has been sent yet.</p>' : rows.map(mailItem).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sent mails</title><h1>Sent mails</h1>${list}</html>`
}
