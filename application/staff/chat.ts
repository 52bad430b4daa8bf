import { BehaviorSubject, combineLatest, of as just, map, type Subscription, switchMap } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { ProductRef, ProductSummary } from '../../domain/catalogue/product.ts'
import { type Channel, ChannelType, channelKey } from '../../domain/messaging/channels/channel.ts'
import { logicalUnread } from '../../domain/messaging/conversations/conversation.ts'
import type { OrderLine, OrderSummary } from '../../domain/orders/order.ts'
import { type Fields, fieldsOf, numberField, textField } from '../../domain/shared/fields.ts'
import { parseCents, ZERO_CENTS } from '../../domain/shared/money.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import { type First, readFirst, type StaffConversation } from '../../domain/staff/answers.ts'
import {
  type ChatFilter,
  type ConversationBeside,
  isSameConversation,
  type OfConversation,
} from '../../domain/staff/conversation.ts'
import { type StaffRow, WAIT_LIMITS, type WaitLimits } from '../../domain/staff/queue.ts'
import { QUIET } from '../api/api-client.ts'
import { createShelvesApi } from '../catalogue/shelves-api.ts'
import type { Chat, ChatState } from '../messaging/messaging-context.ts'
import type { TimerHandle } from '../ports/clock-port.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import { createCursorList, type ListFilter, type Listing } from './cursor-list.ts'
import type { StaffSessions } from './session.ts'
import type { StaffApi } from './staff-api.ts'
import { createStaffMessaging, type StaffMessagingDeps } from './staff-messaging.ts'

/** The conversation list: longest wait first. */
export type ChatList = Listing<StaffConversation, WaitLimits, ChatFilter>

/** The side panel of the open conversation. */
export type OpenBeside =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly of: OfConversation }
  | { readonly kind: 'failed'; readonly of: OfConversation; readonly fault: ApiFault }
  | { readonly kind: 'open'; readonly of: OfConversation; readonly beside: ConversationBeside }

/** The result of an action on a conversation. Only `done` has an effect. */
export type ChatActOutcome =
  | { readonly kind: 'done' }
  /** A colleague has taken it. */
  | { readonly kind: 'too-late'; readonly first: First }
  | { readonly kind: 'refused'; readonly fault: ApiFault }

/**
 * The chat at the counter: waiting shoppers, the messaging engine of the open shop, and the side panel of a
 * conversation.
 */
export type StaffChat = {
  readonly list$: StateStream<ChatList>
  /** Lists with another filter or search. */
  readonly show: (ask: ListFilter<ChatFilter>) => Promise<void>
  readonly more: () => Promise<void>
  readonly refresh: () => Promise<void>
  /** Updates the list on changes while it is shown; returns a function that ends this. */
  readonly watch: () => () => void
  /** The messaging engine of the shop whose conversation is open. */
  readonly chat$: StateStream<ChatState>
  readonly retry: () => Promise<void>
  /** Loads a conversation's side panel and its shop's engine; undefined closes them. */
  readonly open: (of: OfConversation | undefined) => Promise<void>
  readonly beside$: StateStream<OpenBeside>
  readonly refreshBeside: () => Promise<void>
  readonly claim: (of: OfConversation) => Promise<ChatActOutcome>
  readonly handOver: (of: OfConversation, staffId: number, words: string) => Promise<ChatActOutcome>
  readonly finish: (of: OfConversation) => Promise<ChatActOutcome>
  /** Searches products of a shop, or of all shops for customer service. */
  readonly findProducts: (shop: number, search: string) => Promise<Result<readonly StaffRow[], ApiFault>>
  /** A product as shoppers see it, for its card. */
  readonly loadProduct: (product: ProductRef) => Promise<Result<ProductSummary, ApiFault>>
  readonly loadOrder: (id: string) => Promise<Result<OrderSummary, ApiFault>>
}

/** The address of a shopper's messages; `shopper` is the user id. */
export const channelOfShopper = (shopper: number): Channel => ({
  channelID: `u${shopper}`,
  channelType: ChannelType.person,
})

const PRODUCTS = 20
/** Changes within this time, in milliseconds, are loaded together. */
const REFRESH_AFTER_MS = 300

const cents = (value: unknown) => parseCents(value) ?? ZERO_CENTS

const readLine = (line: Fields): OrderLine => ({
  id: textField(line, 'id'),
  productId: textField(line, 'product_id'),
  shopId: '',
  title: textField(line, 'title'),
  titleEn: textField(line, 'title'),
  image: textField(line, 'picture'),
  categoryKey: undefined,
  spec: textField(line, 'spec'),
  price: cents(line['price']),
  quantity: numberField(line, 'quantity'),
  total: cents(line['total']),
  isReviewed: false,
})

/** An order for its card, from the item's facts (api.md 9). */
const readOrder = (id: string, facts: Fields): OrderSummary => {
  const shop = fieldsOf(facts['shop']) ?? {}
  const listed: unknown = facts['lines']
  const lines = (Array.isArray(listed) ? listed : []).map((line) => readLine(fieldsOf(line) ?? {}))
  return {
    id,
    number: textField(facts, 'number'),
    shop: { shopId: textField(shop, 'id'), name: textField(shop, 'name'), avatar: '' },
    status: numberField(facts, 'status'),
    refundStatus: numberField(facts, 'refund_status'),
    hasRefund: false,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: cents(facts['total']),
    lines,
    createdAt: numberField(facts, 'created_at'),
    expiresAt: undefined,
    parcel: [],
  }
}

const outcomeOf = (answer: Result<unknown, ApiFault>): ChatActOutcome => {
  if (answer.ok) return { kind: 'done' }
  const { fault } = answer
  const first = fault.kind === 'rejected' ? readFirst(fault.details) : undefined
  return first ? { kind: 'too-late', first } : { kind: 'refused', fault }
}

type Deps = StaffMessagingDeps & {
  readonly staffApi: StaffApi
  readonly sessions: StaffSessions
}

/** Unread counts of the open shop come from the engine, which knows what was read before the server does. */
const withLiveUnread = (list: ChatList, shop: number | undefined, chat: Chat | undefined): ChatList => {
  if (!chat) return list
  const known = new Map(
    chat.client.conversations$.value.map((one) => [channelKey(one.channel), logicalUnread(one)]),
  )
  const unreadOf = (row: StaffConversation): number =>
    (row.shop === shop ? known.get(channelKey(channelOfShopper(row.shopper.id))) : undefined) ?? row.unread
  return { ...list, rows: list.rows.map((row) => ({ ...row, unread: unreadOf(row) })) }
}

/** The chat at the counter. */
export const createStaffChat = (deps: Deps): StaffChat => {
  const { staffApi, sessions, clock } = deps
  const messaging = createStaffMessaging(deps)
  const shelves = createShelvesApi({ api: deps.api })
  const list = createCursorList<StaffConversation, WaitLimits, ChatFilter>({
    start: { filter: 'waiting', limits: WAIT_LIMITS.chat },
    load: ({ filter, search, cursor }) =>
      staffApi.conversations({ filter, search, ...(cursor !== undefined && { cursor }) }),
    identify: ({ shop, uid }) => `${shop} ${uid}`,
  })
  const beside$ = new BehaviorSubject<OpenBeside>({ kind: 'none' })
  // Answers to earlier requests are dropped.
  let lastRequest = 0

  const loadBeside = async (of: OfConversation): Promise<void> => {
    lastRequest += 1
    const request = lastRequest
    const answer = await staffApi.beside(of)
    if (request !== lastRequest) return
    if (answer.ok) beside$.next({ kind: 'open', of, beside: answer.value })
    // A temporary network failure does not close what is open.
    else if (beside$.value.kind !== 'open' || answer.fault.kind === 'rejected')
      beside$.next({ kind: 'failed', of, fault: answer.fault })
  }

  const refreshBeside = async (): Promise<void> => {
    const now = beside$.value
    if (now.kind !== 'none') await loadBeside(now.of)
  }

  let timer: TimerHandle | undefined
  const refreshSoon = (): void => {
    timer ??= clock.after(REFRESH_AFTER_MS, () => {
      timer = undefined
      void list.refresh()
    })
  }

  /** Follows the engine of the open shop: a message, a colleague's action, a restored connection. */
  const follow = ({ client }: Chat): Subscription => {
    const subscription = client.conversationChanges.subscribe(refreshSoon)
    subscription.add(
      client.commands.subscribe(({ content: { body } }) => {
        if (body.kind !== 'command' || body.cmd !== 'counterChanged') return
        refreshSoon()
        const now = beside$.value
        if (now.kind !== 'none' && now.of.shopper === numberField(body.param, 'shopper')) void refreshBeside()
      }),
    )
    subscription.add(
      client.status$.subscribe(({ state }) => {
        if (state === 'connected') refreshSoon()
      }),
    )
    return subscription
  }

  const act = async (answered: Promise<Result<unknown, ApiFault>>): Promise<ChatActOutcome> => {
    const outcome = outcomeOf(await answered)
    await Promise.all([list.refresh(), refreshBeside(), sessions.refresh()])
    return outcome
  }

  const chatOf = (state: ChatState): Chat | undefined => (state.phase === 'open' ? state.chat : undefined)
  const live$ = messaging.chat$.pipe(
    switchMap((state) => {
      const chat = chatOf(state)
      return chat ? chat.client.conversations$.pipe(map(() => chat)) : just(undefined)
    }),
  )

  return {
    list$: stateOf(
      combineLatest([list.list$, live$]).pipe(
        map(([listed, chat]) => withLiveUnread(listed, messaging.shop$.value, chat)),
      ),
    ),
    show: list.show,
    more: list.more,
    refresh: () => list.refresh(),
    watch: () => {
      const session = sessions.session$.value
      const own = session.kind === 'signed-in' ? session.me.staff.shop?.id : undefined
      // A clerk of one shop receives everything at once; platform staff start with customer service.
      if (messaging.shop$.value === undefined) void messaging.open(own ?? 0)
      let following: Subscription | undefined
      const watching = messaging.chat$.subscribe((state) => {
        following?.unsubscribe()
        const chat = chatOf(state)
        following = chat && follow(chat)
      })
      return () => {
        watching.unsubscribe()
        following?.unsubscribe()
        timer?.cancel()
        timer = undefined
      }
    },
    chat$: messaging.chat$,
    retry: messaging.retry,
    open: async (of) => {
      const now = beside$.value
      if (of === undefined) {
        lastRequest += 1
        beside$.next({ kind: 'none' })
        return
      }
      const isKnown = now.kind === 'open' && isSameConversation(now.of, of)
      if (!isKnown) beside$.next({ kind: 'loading', of })
      await Promise.all([messaging.open(of.shop), loadBeside(of)])
    },
    beside$: stateOf(beside$),
    refreshBeside,
    claim: (of) => act(staffApi.claim(of)),
    handOver: (of, staffId, words) => act(staffApi.handOver(of, staffId, words)),
    finish: (of) => act(staffApi.finish(of)),
    findProducts: async (shop, search) => {
      const found = await staffApi.list('product', { search, filter: 'on-sale', limit: PRODUCTS })
      if (!found.ok) return found
      return ok(found.value.rows.filter((row) => shop === 0 || row.shop?.id === shop))
    },
    loadProduct: (product) => shelves.loadProduct(product, QUIET),
    loadOrder: async (id) => {
      const found = await staffApi.item('order', id)
      return found.ok ? ok(readOrder(id, found.value.facts)) : found
    },
  }
}
