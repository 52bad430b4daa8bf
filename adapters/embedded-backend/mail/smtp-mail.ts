import { createTransport } from 'nodemailer'
import type { MailPort } from './mail-port.ts'

/** A server that says nothing for so long is tried again later. */
const PATIENCE_MS = 20_000

/** SMTP's answers of this hundred are for good (RFC 5321 4.2.1). */
const isForGood = (cause: unknown): boolean =>
  cause instanceof Error &&
  'responseCode' in cause &&
  typeof cause.responseCode === 'number' &&
  cause.responseCode >= 500 &&
  // Who we are is not taken: that is ours to mend, and the mail waits for it.
  !('code' in cause && cause.code === 'EAUTH')

/** Mail over SMTP: `url` is smtp://user:password@host:port, or smtps:// for a port that speaks TLS from the start. */
export const createSmtpMail = (url: string, from: string): MailPort => {
  const transport = createTransport(url, {
    from,
    // A mail of ours names no file and no address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, to, subject, text, html }) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the mail server does not answer')), PATIENCE_MS)
      })
      try {
        // As an object the address is one, whatever its letters are; as a text it could name several.
        const envelope = {
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
        }
        await Promise.race([transport.sendMail(envelope), late])
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
