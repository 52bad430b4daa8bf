import { MissingCallbackError } from '../host/messaging-host.ts'
import type { createSubscriptions } from './subscriptions.ts'

export type CreateSubscriptions = typeof createSubscriptions

const nothing = (): void => undefined

/** For a client without data channels, which need not load their code. */
export const noSubscriptions: CreateSubscriptions = () => ({
  subscribe: () => {
    throw new MissingCallbackError('createSubscriptions')
  },
  deliver: nothing,
  want: nothing,
  began: nothing,
  ended: nothing,
  acknowledged: nothing,
  isUnsupported: () => false,
})
