/** A mail to send. */
export type OutgoingMail = {
  /** The same at each attempt, so that duplicates can be recognised. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Delivers mails. `refused` is permanent: the address or the mail was rejected. Rejects when it could not be
 * delivered this time.
 */
export interface MailPort {
  send(mail: OutgoingMail): Promise<'sent' | 'refused'>
  close(): void
}
