import { createTransport } from 'nodemailer'
import type { MailPort } from './mail-port.ts'

/** Milliseconds without an answer after which the attempt is given up. */
const PATIENCE_MS = 20_000

/** Whether an SMTP error is permanent: 5xx (RFC 5321 4.2.1). */
const isForGood = (cause: unknown): boolean =>
  cause instanceof Error &&
  'responseCode' in cause &&
  typeof cause.responseCode === 'number' &&
  cause.responseCode >= 500 &&
  // Except failed authentication: that is our configuration, and the mail waits until it is fixed.
  !('code' in cause && cause.code === 'EAUTH')

/** Sends mail over SMTP: `url` is smtp://user:password@host:port, or smtps:// for TLS from the start. */
export const createSmtpMail = (url: string, from: string): MailPort => {
  const transport = createTransport(url, {
    from,
    // Our mails refer to no files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, to, subject, text, html }) => {
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the mail server does not answer')), PATIENCE_MS)
      })
      try {
        // An object is always one address; a text with special characters could contain several.
        const envelope = {
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
        }
        await Promise.race([transport.sendMail(envelope), timeout])
        return 'sent'
      } catch (cause) {
        if (isForGood(cause)) return 'refused'
        throw cause
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
