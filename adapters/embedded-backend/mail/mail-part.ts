import type { BackendPart } from '../backend-part.ts'
import { startOutbox } from './outbox.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** The outbox of mails, emptied by one process of the shop where a mail server is set. */
export const mailPart: BackendPart = {
  name: 'mail',
  start: (deps) => {
    const { smtp } = deps.config
    if (smtp === undefined) return { stop: async () => undefined }
    return deps.cluster.lead('mail', () => startOutbox(deps, createSmtpMail(smtp.url, smtp.from)))
  },
}
