import type { Message } from '../../../domain/messaging/message.ts'
import type { StateStream } from '../../shared/state-stream.ts'
import type { Composition, OutboxRows } from '../delivery/outbox-rows.ts'
import type { ConnectionView } from '../messaging.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { soon } from '../soon.ts'
import type { StoreEvent } from '../store/store-event.ts'
import { createHandedOver } from './handed-over.ts'
import { createLeadView } from './lead-view.ts'
import type { Leader } from './leader.ts'
import { performRequest } from './perform-request.ts'
import { createRestoring } from './restoring.ts'
import { createTabNotes, type LeaderRequest, type TabNote } from './tab-notes.ts'
import { createTabRole } from './tab-role.ts'

/** The tabs of one account at work together: one leads, all know the same (decision 13). */
export type Team = {
  readonly status$: StateStream<ConnectionView>
  readonly latency$: StateStream<number | undefined>
  /** Server clock minus device clock in milliseconds, as the leading tab has learned it. */
  readonly skewMs: () => number
  /** The leader's works, in the tab that leads. */
  readonly leader: () => Leader | undefined
  /** Tells the other tabs; what this tab makes of it is its own business. */
  readonly say: (note: TabNote) => void
  /** Done here when this tab leads, asked of the one that does otherwise. */
  readonly request: (request: LeaderRequest) => void
  readonly handOver: (composition: Composition) => void
  readonly dispose: () => void
}

/** What a tab makes of what the others tell, beside events. */
export type TeamReactions = {
  readonly noted: (note: TabNote) => void
  /** A message whose file this tab was to send up, and cannot read. */
  readonly lost: (message: Message) => void
  /** There is a new leader, and it is another tab: what was missed meanwhile is to be asked for. */
  readonly followed: () => void
}

type Deps = TeamReactions & {
  readonly given: MessagingDeps
  readonly rows: OutboxRows
  readonly createLeader: () => Leader
  /** Rows of the last page, shown again. */
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
  // A tab that has never heard another need not write everything down for nobody.
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
    // A wish to be connected or not is every tab's business: any of them may lead next.
    if (!leader || asked.ask === 'connect' || asked.ask === 'disconnect') {
      say({ kind: 'request', request: asked })
    }
  }

  const handOver = ({ message, file }: Composition): void => {
    if (leader && restoring.isOver()) leader.enqueue({ message, ...(file && { file }) })
    if (!leader) say({ kind: 'request', request: { ask: 'enqueue', message, hasFile: file !== undefined } })
  }

  const restoring = createRestoring({
    clock,
    restore: deps.restore,
    unsettled: deps.unsettled,
    isLeading: (lead) => leader === lead,
    ready: (lead) => {
      if (isWanted) lead.link.connect()
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
        if (leader === lead && view.show(connection)) sayWhoLeads()
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
  // Said whether or not anybody is known to listen: it is how tabs find each other. Later, as an answer may come at once.
  soon(() => notes.say({ kind: 'who-leads' }))

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
