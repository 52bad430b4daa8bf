/** Whether a call has ended without a word of the host: it may have heard it or not, and has refused nothing. */
export const isUnheard = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'offline' || kind === 'timed-out' || kind === 'cancelled'
