import { BehaviorSubject } from 'rxjs'
import type { Connection } from '../../domain/messaging/connection/connection-state.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LockPort } from '../ports/lock-port.ts'
import { withinTime } from '../shared/async.ts'
import type { HandshakeClock } from '../shared/server-clock.ts'
import { createState, type StateStream, stateOf } from '../shared/streams.ts'
import { isSameView, OFF_VIEW, viewOf } from './connection.ts'
import type { LeaderSession } from './leader-session.ts'
import type { ConnectionView } from './messaging.ts'
import { type Composition, type OutboxRows, ROW_LIMIT_MS } from './outbox.ts'
import type { LeaderRequest, TabChannel, TabNote } from './tab-channel.ts'

// The tabs of one account: one leads and holds the socket, all show the same state (decision 8).

/** Which tab leads: written by the election, read by everything that needs the socket. */
type Leadership = {
  /** The leader's session; undefined in a following tab. */
  readonly leader$: StateStream<LeaderSession | undefined>
  readonly lead: (leader: LeaderSession | undefined) => void
  /** Carries out the request here if this tab leads, or sends it to the leading tab. */
  readonly request: (request: LeaderRequest) => void
  /** Carries out another tab's request, if this tab leads. */
  readonly requested: (request: LeaderRequest) => void
  /** Passes a message to the leader's outbox. While that is being restored the message waits as `unsettled`. */
  readonly delegate: (composition: Composition) => void
  /** Whether the latest request of any tab was to be connected. */
  readonly isConnectionWanted: () => boolean
}

type LeadershipDeps = {
  readonly clock: ClockPort
  readonly rows: OutboxRows
  readonly channel: Pick<TabChannel, 'post'>
  /** Called for another tab's message whose file cannot be read here, so that it is not sent. */
  readonly lost: (message: Message) => void
}

/** What the leading tab does for the following ones, and restores first. */
export const createLeadership = ({ clock, rows, channel, lost }: LeadershipDeps): Leadership => {
  const leader$ = createState<LeaderSession | undefined>(undefined)
  let isWanted = false
  /** Messages of other tabs enter the outbox in the order of arrival. */
  let line: Promise<unknown> = Promise.resolve()

  const inTurn = (run: () => unknown): void => {
    line = line.then(run, run)
  }

  const enqueue = async ({ message, hasFile }: Extract<LeaderRequest, { ask: 'enqueue' }>): Promise<void> => {
    let row: Composition | undefined
    const read = async (): Promise<void> => {
      row = await rows.find(message.clientMsgNo)
    }
    if (hasFile) await withinTime(clock, read(), ROW_LIMIT_MS)
    await leader$.value?.whenRestored()
    if (hasFile && !row) lost(message)
    else leader$.value?.enqueue(row ?? { message })
  }

  const perform = (request: LeaderRequest, leader: LeaderSession): void => {
    switch (request.ask) {
      case 'connect':
      case 'disconnect':
      case 'retry':
        leader.link[request.ask]()
        break
      case 'sync-conversations':
        void leader.catchUp()
        break
      case 'suspend-upload':
        leader.uploads.suspend(request.clientMsgNo)
        break
      case 'resume-upload':
        leader.uploads.resume(request.clientMsgNo)
        break
      case 'discard':
        inTurn(() => leader$.value?.discard(request.clientMsgNo))
        break
      case 'enqueue':
        inTurn(() => enqueue(request))
        break
      case 'send-once':
        leader.sendOnce(request.message)
        break
      case 'subscribe':
      case 'unsubscribe':
        leader.subscribe(
          { channelID: request.channelID, channelType: request.channelType },
          request.ask === 'subscribe',
        )
    }
  }

  const requested = (request: LeaderRequest): void => {
    if (request.ask === 'connect') isWanted = true
    if (request.ask === 'disconnect') isWanted = false
    if (leader$.value) perform(request, leader$.value)
  }

  return {
    leader$: leader$.stream,
    lead: leader$.set,
    requested,
    request: (request) => {
      requested(request)
      // Every tab is told whether to be connected, because any of them may lead next.
      if (!leader$.value || request.ask === 'connect' || request.ask === 'disconnect') {
        channel.post({ kind: 'request', request })
      }
    },
    delegate: ({ message, file }) => {
      const leader = leader$.value
      if (leader?.isRestored()) leader.enqueue({ message, ...(file && { file }) })
      if (!leader) {
        const request: LeaderRequest = { ask: 'enqueue', message, hasFile: file !== undefined }
        channel.post({ kind: 'request', request })
      }
    },
    isConnectionWanted: () => isWanted,
  }
}

type LeadNote = Extract<TabNote, { kind: 'lead' }>

/** The connection state for every tab of the account, whichever of them holds the socket. */
const createLeadView = () => {
  const status$ = new BehaviorSubject<ConnectionView>(OFF_VIEW)
  const latency$ = new BehaviorSubject<number | undefined>(undefined)
  let epoch = 0
  return {
    status$: stateOf(status$),
    latency$: stateOf(latency$),
    /** This tab starts leading now (milliseconds): later notes of earlier leaders are ignored. */
    begin: (now: number): void => {
      epoch = Math.max(epoch + 1, now)
    },
    /** Shows the state of this tab's own connection; false when nothing visible has changed. */
    show: (connection: Connection): boolean => {
      const view = viewOf(connection)
      const { latencyMs } = connection
      if (isSameView(view, status$.value) && latencyMs === latency$.value) return false
      status$.next(view)
      latency$.next(latencyMs)
      return true
    },
    /**
     * Shows the state that the leading tab sent. Returns whether that tab is a `new` leader, or a `former` one, which
     * is ignored.
     */
    follow: (note: LeadNote): 'new' | 'known' | 'former' => {
      if (note.epoch < epoch) return 'former'
      const isNew = note.epoch !== epoch
      epoch = note.epoch
      status$.next(note.view)
      latency$.next(note.latencyMs)
      return isNew ? 'new' : 'known'
    },
    /** The note with the state for the other tabs. */
    note: (skewMs: number): LeadNote => ({
      kind: 'lead',
      epoch,
      view: status$.value,
      skewMs,
      latencyMs: latency$.value,
    }),
    end: () => status$.next(OFF_VIEW),
  }
}

type LockDeps = {
  readonly locks: LockPort
  readonly lifecycle: LifecyclePort
  readonly name: string
  readonly held: () => void
  readonly lost: () => void
}

/** Holds the leader's lock, or waits for it. A frozen tab releases it, because it could not answer the others. */
const createLeaderLock = ({ locks, lifecycle, name, held, lost }: LockDeps) => {
  let isHeld = false
  let request: { release(): void } | undefined

  const endLead = (): void => {
    if (!isHeld) return
    isHeld = false
    lost()
  }

  const stand = (): void => {
    request ??= locks.request(name, {
      held: () => {
        isHeld = true
        held()
      },
      lost: () => {
        request = undefined
        endLead()
        stand()
      },
    })
  }

  const release = (): void => {
    endLead()
    request?.release()
    request = undefined
  }

  const lifeSubscription = lifecycle.life$.subscribe(({ isFrozen }) => {
    if (isFrozen) release()
    else stand()
  })

  return {
    /** Lets another tab lead, and waits for the lock again. */
    yieldLead: () => {
      release()
      stand()
    },
    dispose: () => {
      lifeSubscription.unsubscribe()
      release()
    },
  }
}

/** This tab's part in the leader election. */
type LeaderElection = {
  readonly status$: StateStream<ConnectionView>
  readonly latency$: StateStream<number | undefined>
  readonly dispose: () => void
}

type Deps = {
  readonly config: {
    readonly clock: ClockPort
    readonly lifecycle: LifecyclePort
    readonly locks: LockPort
    readonly identity: { readonly uid: string }
  }
  readonly channel: TabChannel
  readonly leadership: Leadership
  readonly serverClock: HandshakeClock
  readonly createLeaderSession: () => LeaderSession
  /** Shows the unsent messages of the previous page, and returns those to send. */
  readonly restore: () => Promise<readonly Composition[]>
  readonly unsettled: () => readonly Composition[]
  /** Another tab has become the leader: load what was missed in between. */
  readonly followed: () => void
}

/** Requests the lock at once, and creates the leader session while this tab leads. */
export const standForElection = (deps: Deps): LeaderElection => {
  const { channel, leadership, serverClock } = deps
  const { clock, lifecycle, locks, identity } = deps.config
  const { leader$ } = leadership
  const view = createLeadView()

  const postLeader = (): void => channel.post(view.note(serverClock.skewMs()))

  /** A tab has been opened. */
  const welcome = (leader: LeaderSession): void => {
    postLeader()
    for (const event of leader.unfinished()) channel.post({ kind: 'event', event })
  }

  // Another device has taken over the account: only the shopper may reclaim it, whichever tab leads.
  const isKicked = (): boolean => view.status$.value.state === 'kicked'

  const begin = async (leader: LeaderSession): Promise<void> => {
    const isLeading = await leader.begin(deps.restore(), deps.unsettled)
    if (isLeading && leadership.isConnectionWanted() && !isKicked()) leader.link.connect()
  }

  const lock = createLeaderLock({
    locks,
    lifecycle,
    name: `lintas messaging ${identity.uid}`,
    held: () => {
      view.begin(clock.now())
      const leader = deps.createLeaderSession()
      leadership.lead(leader)
      leader.link.connection$.subscribe((connection) => {
        const isKept = connection.generation === 0 && isKicked()
        if (leader$.value === leader && (isKept || view.show(connection))) postLeader()
      })
      void begin(leader)
    },
    lost: () => {
      const former = leader$.value
      leadership.lead(undefined)
      former?.dispose()
    },
  })

  const follow = (note: LeadNote): void => {
    const is = view.follow(note)
    if (is === 'former') return
    serverClock.learn(note.skewMs ?? 0)
    if (is === 'known') return
    for (const composition of deps.unsettled()) leadership.delegate(composition)
    deps.followed()
  }

  channel.listen((note) => {
    const { isVisible } = lifecycle.life$.value
    if (note.kind === 'request') leadership.requested(note.request)
    else if (leader$.value) {
      if (note.kind === 'who-leads') welcome(leader$.value)
      if (note.kind === 'yield' && !isVisible) lock.yieldLead()
    } else {
      if (note.kind === 'lead') follow(note)
      if (note.kind === 'unseen' && isVisible) channel.post({ kind: 'yield' })
    }
  })

  const lifeSubscription = lifecycle.life$.subscribe(({ isVisible }) => {
    if (isVisible && !leader$.value) channel.post({ kind: 'yield' })
    if (!isVisible && leader$.value) channel.post({ kind: 'unseen' })
  })
  // In a microtask, because the answer may come synchronously.
  void Promise.resolve().then(() => channel.announce({ kind: 'who-leads' }))

  return {
    status$: view.status$,
    latency$: view.latency$,
    dispose: () => {
      lifeSubscription.unsubscribe()
      lock.dispose()
      channel.close()
      view.end()
    },
  }
}
