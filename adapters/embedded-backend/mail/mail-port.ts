/** A mail as it leaves. */
export type OutgoingMail = {
  /** The same at each try, so that whoever receives it twice can tell. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Takes mails to their readers. `refused` is for good: the address or the mail is not taken, and another try would be
 * refused as well. Rejects when it could not be handed over this time.
 */
export interface MailPort {
  send(mail: OutgoingMail): Promise<'sent' | 'refused'>
  close(): void
}
