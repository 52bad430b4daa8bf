import { createHash } from 'node:crypto'
import { LANGUAGE_TAGS, type Language } from '../../../domain/account/language.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { type MessageArgs, type NoticeKind, translate } from '../http/messages/messages.ts'
import { type Stoppable, secondsOf } from '../time/clock.ts'
import type { MailPort } from './mail-port.ts'

type Mail = {
  readonly to: string
  readonly language: Language
  /** Texts: <kind>-subject, or notice <kind>, and <kind>-text of the message catalogue. */
  readonly kind:
    | 'mail-reset'
    | 'mail-pay'
    | 'mail-pay-changed'
    | 'mail-email-changed'
    /** A notice of the app, with the same texts. */
    | `notice-${NoticeKind}`
  readonly args: MessageArgs
  /** Seconds after which it is useless, such as an expired code. */
  readonly lifeSeconds?: number
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The HTML version of the same text; a code is emphasised. */
const htmlOf = (language: Language, subject: string, text: string): string => {
  const words = escapeHtml(text).replace(/\b\d{6}\b/g, '<strong style="font-size:1.4em">$&</strong>')
  return `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font-family:sans-serif;line-height:1.5"><h1 style="font-size:1.2em">${escapeHtml(subject)}</h1><p>${words}</p></body></html>`
}

const isOfNotice = (kind: Mail['kind']): kind is `notice-${NoticeKind}` => kind.startsWith('notice-')

/**
 * Adds a mail to the outbox, in the transaction of its event. Without a mail server and without the demo's mail page
 * nobody could read it, so it is not stored: it may contain a code.
 */
export const sendMail = async (tx: Sql, deps: BackendDeps, mail: Mail): Promise<void> => {
  const { smtp, demo } = deps.config
  const { language, kind, to, lifeSeconds } = mail
  const args = { brand: deps.settings.brand.name, ...mail.args }
  const subject = translate(language, isOfNotice(kind) ? kind : `${kind}-subject`, args)
  const body = translate(language, `${kind}-text`, args)
  if (demo.logsCodes && !isOfNotice(kind)) deps.log.write('warn', 'mail-sent', { to, body })
  if (smtp === undefined && !demo.showsMails) {
    deps.log.write('error', 'mail-not-sent', { kind, detail: 'LINTAS_SMTP_URL is not set' })
    return
  }
  const now = secondsOf(deps.clock)
  await tx.query(
    `insert into mails (recipient, subject, body, html, created_at, due_at, useless_at)
     values ($1, $2, $3, $4, $5::bigint, $6::bigint, $7::bigint)`,
    [
      to,
      subject,
      body,
      htmlOf(language, subject, body),
      now,
      smtp === undefined ? null : now,
      lifeSeconds === undefined ? null : now + lifeSeconds,
    ],
  )
}

/** Delays before further attempts; after the last one a mail is given up. */
const WAITS_SECONDS = [30, 120, 600, 3_600, 3 * 3_600, 12 * 3_600, 24 * 3_600]
const BATCH = 20

type DueMail = {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html: string
  readonly created_at: number
  readonly tries: number
}

const drop = (sql: Sql, id: number): Promise<unknown> => sql.query('delete from mails where id = $1', [id])

/**
 * Sends all mails due at `now`, one after the other. The next attempt is recorded before each: a killed process sends
 * it again later, with the same id. Sent, refused, expired and given-up mails are deleted. Returns how many were
 * sent.
 */
export const sendDueMails = async (
  { database, log }: Pick<BackendDeps, 'database' | 'log'>,
  mail: MailPort,
  now: number,
): Promise<number> => {
  await database.query('delete from mails where due_at is not null and useless_at <= $1', [now])
  const due = await database.query<{ id: number; tries: number }>(
    'select id, tries from mails where due_at <= $1 order by due_at, id limit $2::integer',
    [now, BATCH],
  )
  let sent = 0
  for (const { id, tries } of due) {
    const wait = WAITS_SECONDS[tries]
    const [taken] = await database.query<DueMail>(
      `update mails set tries = tries + 1, due_at = $3::bigint where id = $1 and due_at <= $2 and tries = $4
       returning id, recipient, subject, body, html, created_at, tries`,
      [id, now, now + (wait ?? 0), tries],
    )
    if (taken === undefined) continue
    const { recipient: to, subject, body: text, html } = taken
    try {
      const answer = await mail.send({ id: `${taken.created_at}.${id}`, to, subject, text, html })
      if (answer === 'sent') sent += 1
      else log.write('warn', 'mail-refused', { id })
      await drop(database, id)
    } catch (cause) {
      log.write('warn', 'mail-waits', {
        id,
        tries: tries + 1,
        detail: cause instanceof Error ? cause.message : '',
      })
      if (wait === undefined) await drop(database, id)
    }
  }
  return sent
}

const POLL_MS = 2_000

/** Empties the outbox periodically until stopped; one process of the shop does this. */
export const startOutbox = (deps: BackendDeps, mail: MailPort): Stoppable => {
  let isStopped = false
  let round: Promise<unknown> = Promise.resolve()
  let timer = deps.clock.after(0, () => sendDue())
  const sendDue = (): void => {
    round = sendDueMails(deps, mail, secondsOf(deps.clock))
      .catch((cause: unknown) => {
        if (!isStopped) deps.log.write('error', 'outbox-failed', { detail: String(cause) })
      })
      .finally(() => {
        if (!isStopped) timer = deps.clock.after(POLL_MS, () => sendDue())
      })
  }
  return {
    stop: async () => {
      isStopped = true
      timer.cancel()
      await round
      mail.close()
    },
  }
}

type MailRow = {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly created_at: number
}

const mailItem = (row: MailRow): string =>
  `<article><h2>${escapeHtml(row.subject)}</h2><p class="to">${escapeHtml(row.recipient)} &middot; <time>${new Date(
    row.created_at * 1000,
  )
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')} UTC</time></p><p>${escapeHtml(row.body)}</p></article>`

/** The style of the demo's mail page: the shop's colours, in both themes. */
const MAILBOX_STYLE = `:root{color-scheme:light dark;--bg:#f6f4f0;--card:#fff;--ink:#12201f;--quiet:#485553;--line:#e8e4dd}
@media (prefers-color-scheme:dark){:root{--bg:#0a100f;--card:#151e1d;--ink:#edf2f0;--quiet:#b7c2c0;--line:#243130}}
body{max-width:45rem;margin:0 auto;padding:1.5rem 1rem 3rem;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{margin:0 0 1rem;font-size:1.375rem}h2{margin:0;font-size:1.0625rem}article{margin:0 0 .75rem;padding:1rem;border:1px solid var(--line);border-radius:16px;background:var(--card);overflow-wrap:break-word}
p{margin:.5rem 0 0;white-space:pre-line}.to{margin:0;color:var(--quiet);font-size:.8125rem}`

/** The page's content security policy: only its own style. */
export const MAILBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(MAILBOX_STYLE).digest('base64')}'`

/** The demo's page of recent mails, instead of a mailbox. */
export const mailPage = async (sql: Sql): Promise<string> => {
  const rows = await sql.query<MailRow>('select * from mails order by id desc limit 50')
  const list = rows.length === 0 ? '<p>No mail has been sent yet.</p>' : rows.map(mailItem).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sent mails</title><style>${MAILBOX_STYLE}</style><h1>Sent mails</h1>${list}</html>`
}
