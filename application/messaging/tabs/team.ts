import type { Message } from '../../../domain/messaging/message.ts'
import type { StateStream } from '../../shared/state-stream.ts'
import type { Composition, OutboxRows } from '../delivery/outbox-rows.ts'
import type { ConnectionView } from '../messaging.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import type { StoreEvent } from '../store/store-event.ts'
import { createHandedOver } from './handed-over.ts'
import { createLeadView } from './lead-view.ts'
import type { Leader } from './leader.ts'
import { performRequest } from './perform-request.ts'
import { createRestoring } from './restoring.ts'
import { createTabNotes, type LeaderRequest, type TabNote } from './tab-notes.ts'
import { createTabRole } from './tab-role.ts'

/** The tabs of one account: one leads and holds the socket, and all show the same (decision 13). */
export type Team = {
  readonly status$: StateStream<ConnectionView>
  readonly latency$: StateStream<number | undefined>
  /** Server clock minus device clock in milliseconds, as the leading tab has learned it. */
  readonly skewMs: () => number
  /** The works of the leader; undefined in a tab that follows. */
  readonly leader: () => Leader | undefined
  /** Sends a note to the other tabs. */
  readonly say: (note: TabNote) => void
  /** Performs the request here if this tab leads, and sends it to the leading tab otherwise. */
  readonly request: (request: LeaderRequest) => void
  readonly handOver: (composition: Composition) => void
  readonly dispose: () => void
}

/** What a tab does with what the other tabs tell, beside events. */
export type TeamReactions = {
  readonly noted: (note: TabNote) => void
  /** This tab was to upload a message's file, and cannot read it. */
  readonly lost: (message: Message) => void
  /** Another tab has become the leader: what was missed since the last one is to be loaded. */
  readonly followed: () => void
}

type Deps = TeamReactions & {
  readonly given: MessagingDeps
  readonly rows: OutboxRows
  readonly createLeader: () => Leader
  /** Shows the unsent messages of the last page again, and gives those that are to be sent. */
  readonly restore: () => Promise<readonly Composition[]>
  readonly unsettled: () => readonly Composition[]
  readonly heard: (event: StoreEvent) => void
  readonly subscribe: (channelID: string, channelType: number, isWanted: boolean) => void
}

export const createTeam = (deps: Deps): Team => {
  const { given, rows } = deps
  const { clock, lifecycle, locks, identity } = given
  const view = createLeadView()
  let leader: Leader | undefined
  let isWanted = false
  // Until another tab was heard, notes are not even written.
  let hasCompany = false

  const say = (note: TabNote): void => {
    if (hasCompany) notes.say(note)
  }

  const sayWhoLeads = (): void => say(view.note(team.skewMs()))

  const handedOver = createHandedOver({
    clock,
    rows,
    leader: () => leader,
    restored: () => restoring.whenRead(),
    lost: deps.lost,
  })

  const perform = (request: LeaderRequest, lead: Leader): void =>
    performRequest(request, lead, { handedOver, subscribe: deps.subscribe })

  const wish = ({ ask }: LeaderRequest): void => {
    if (ask === 'connect') isWanted = true
    if (ask === 'disconnect') isWanted = false
  }

  const joinNewLeader = (): void => {
    for (const composition of deps.unsettled()) handOver(composition)
    deps.followed()
  }

  const hear = (note: TabNote): void => {
    hasCompany = true
    switch (note.kind) {
      case 'event':
        deps.heard(note.event)
        break
      case 'lead':
        if (!leader && view.follow(note)) joinNewLeader()
        break
      case 'who-leads':
        if (leader) sayWhoLeads()
        break
      case 'yield':
        if (leader && !lifecycle.life$.value.isVisible) role.yieldLead()
        break
      case 'unseen':
        if (!leader && lifecycle.life$.value.isVisible) say({ kind: 'yield' })
        break
      case 'request':
        wish(note.request)
        if (leader) perform(note.request, leader)
        break
      default:
        deps.noted(note)
    }
  }

  const notes = createTabNotes(given.tabs, identity.uid, hear)

  const request = (asked: LeaderRequest): void => {
    wish(asked)
    if (leader) perform(asked, leader)
    // Whether to be connected is told to every tab, as any of them may lead next.
    if (!leader || asked.ask === 'connect' || asked.ask === 'disconnect') {
      say({ kind: 'request', request: asked })
    }
  }

  const handOver = ({ message, file }: Composition): void => {
    if (leader && restoring.isOver()) leader.enqueue({ message, ...(file && { file }) })
    if (!leader) say({ kind: 'request', request: { ask: 'enqueue', message, hasFile: file !== undefined } })
  }

  // Another device holds the account: whichever tab leads then, only the shopper may take it back.
  const isKicked = (): boolean => view.status$.value.state === 'kicked'

  const restoring = createRestoring({
    clock,
    restore: deps.restore,
    unsettled: deps.unsettled,
    isLeading: (lead) => leader === lead,
    ready: (lead) => {
      if (isWanted && !isKicked()) lead.link.connect()
    },
  })

  const role = createTabRole({
    locks,
    lifecycle,
    name: `lintas messaging ${identity.uid}`,
    lead: () => {
      view.begin(clock.now())
      const lead = deps.createLeader()
      leader = lead
      lead.link.connection$.subscribe((connection) => {
        const isKept = connection.generation === 0 && isKicked()
        if (leader === lead && (isKept || view.show(connection))) sayWhoLeads()
      })
      void restoring.begin(lead)
    },
    follow: () => {
      const former = leader
      leader = undefined
      former?.dispose()
    },
  })

  const living = lifecycle.life$.subscribe(({ isVisible }) => {
    if (isVisible && !leader) say({ kind: 'yield' })
    if (!isVisible && leader) say({ kind: 'unseen' })
  })
  // Sent although no other tab is known: it is how tabs find each other. In a microtask, as the answer may come at once.
  void Promise.resolve().then(() => notes.say({ kind: 'who-leads' }))

  const team: Team = {
    status$: view.status$,
    latency$: view.latency$,
    skewMs: () => leader?.link.skewMs() ?? view.skewMs(),
    leader: () => leader,
    say,
    request,
    handOver,
    dispose: () => {
      living.unsubscribe()
      role.dispose()
      notes.stop()
      view.end()
    },
  }
  return team
}
