import type { BackendPart } from '../backend-part.ts'
import { startOutbox } from './outbox.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** The mail outbox, emptied by one process of the shop if a mail server is configured. */
export const mailPart: BackendPart = {
  name: 'mail',
  start: (deps) => {
    const { smtp } = deps.config
    if (smtp === undefined) return { stop: async () => undefined }
    return deps.cluster.lead('mail', () => startOutbox(deps, createSmtpMail(smtp.url, smtp.from)))
  },
}
