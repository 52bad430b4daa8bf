import type { AccountContext } from '../account/account-context.ts'
import type { Chat, ChatState, MessagingContext } from '../messaging/messaging-context.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { SessionContext } from '../session/session-context.ts'

/** Runs something when the page is idle. */
type WhenIdle = (run: () => void) => void

type CountDeps = {
  readonly account: Pick<AccountContext, 'refreshNotices'>
  readonly session: Pick<SessionContext, 'session$'>
}

/** Loads the number of unread notices once for each sign-in, when the page is idle: every page's bell shows it. */
export const countNotices = ({ account, session }: CountDeps, idle: WhenIdle): void => {
  let lastToken = ''
  session.session$.subscribe((now) => {
    const token = now.kind === 'signed-in' ? now.token : ''
    const isNew = token !== '' && token !== lastToken
    lastToken = token
    if (isNew) idle(() => void account.refreshNotices())
  })
}

type ChatDeps = {
  readonly messaging: Pick<MessagingContext, 'chat$' | 'open'>
  readonly session: Pick<SessionContext, 'session$'>
  readonly lifecycle: LifecyclePort
}

/** Follows the messages of an open chat until it is stopped. */
type FollowChat = (chat: Chat) => { stop(): void }

/**
 * Opens a shopper's chat after signing in, when the page is idle, and again when the network is back; follows its
 * messages with the code that `loadFollower` loads.
 */
export const startChat = (
  { messaging, session, lifecycle }: ChatDeps,
  loadFollower: () => Promise<FollowChat>,
  idle: WhenIdle,
): void => {
  const followIn = async (state: ChatState): Promise<{ stop(): void } | undefined> => {
    if (state.phase !== 'open') return undefined
    const follow = await loadFollower()
    return messaging.chat$.value === state ? follow(state.chat) : undefined
  }
  let following = Promise.resolve<{ stop(): void } | undefined>(undefined)
  messaging.chat$.subscribe((state) => {
    following.then((running) => running?.stop())
    following = followIn(state)
  })
  const open = (): void => {
    // Retries when the network is back.
    const { phase } = messaging.chat$.value
    const isWanted = phase === 'off' || phase === 'failed'
    if (isWanted && session.session$.value.kind === 'signed-in' && lifecycle.life$.value.isOnline)
      idle(() => void messaging.open())
  }
  session.session$.subscribe(open)
  lifecycle.life$.subscribe(open)
}
