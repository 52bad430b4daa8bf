import { findAct } from '../../../domain/staff/acts.ts'
import { isStaffKind, STAFF_KINDS, type StaffKind } from '../../../domain/staff/queue.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { ImServer } from '../chat/im-server.ts'
import { createInput, type Input } from '../http/input.ts'
import { inWords } from '../http/messages/field-labels.ts'
import { translate } from '../http/messages/messages.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { ok } from '../http/route.ts'
import { secondsOf } from '../time/clock.ts'
import {
  actRoutes,
  createPasswordConfirmation,
  type Handlers,
  handlerOf,
  type PasswordConfirmation,
  runAct,
} from './act.ts'
import { afterSaleHandlers } from './after-sale-acts.ts'
import { catalogueHandlers } from './catalogue-acts.ts'
import { importRoutes } from './catalogue-import.ts'
import { staffChatRoutes } from './chat-routes.ts'
import { readItem, readingOf, readSlips } from './items.ts'
import { readJournal } from './journal.ts'
import { listKind, readListAsk, rowOfKind } from './lists.ts'
import { moneyHandlers } from './money-acts.ts'
import { orderHandlers } from './order-acts.ts'
import { shopperHandlers, staffHandlers } from './people-acts.ts'
import { pictureRoutes } from './pictures.ts'
import { staffSessionRoutes } from './session-routes.ts'
import { type StaffCall, type StaffRoute, staffRoute } from './staff-route.ts'

const kindIn = (input: Input): StaffKind => input.choice('kind', STAFF_KINDS)

const MAX_PARCELS = 200
/** Orders that are printed at once: a page of the list. */
const MAX_SLIPS = 100

/** Ships parcels one after the other, each as an action of its own: a refused one does not block the others. */
const shipMany = (deps: BackendDeps, confirmation: PasswordConfirmation) => async (call: StaffCall) => {
  const act = findAct('order', 'ship')
  const handler = orderHandlers['order/ship']
  if (act === undefined || handler === undefined || 'route' in handler) throw new Error('nobody ships')
  const parcels = call.input.objects('parcels', MAX_PARCELS)
  if (parcels === undefined || parcels.length === 0) throw refuse('field-required', { field: 'parcels' })
  const requestId = call.input.optionalText('request_id', 48) ?? ''
  const results = []
  for (const [index, parcel] of parcels.entries()) {
    const id = parcel.optionalText('id', 60) ?? ''
    const fields = new Map<string, unknown>([
      ['id', id],
      ['courier', parcel.optionalText('courier', 60)],
      ['tracking', parcel.optionalText('tracking', 60)],
      ...(requestId === '' ? [] : [['request_id', `${requestId}#${index}`] as const]),
    ])
    try {
      const done = await runAct(deps, confirmation, act, handlerOf(handler), {
        ...call,
        input: createInput(fields),
      })
      results.push({ id, is_done: 1, reason: '', first: null, tracking: done.journal.after['tracking'] })
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      const { key, args, details } = cause
      const reason = translate(call.language, key, inWords(call.language, args))
      results.push({ id, is_done: 0, reason, first: details ?? null, tracking: '' })
    }
  }
  return ok({ results })
}

/** All calls of staff (api.md 9). `imOf` returns the shop's messaging server when it is needed. */
export const staffRoutes = (deps: BackendDeps, imOf: () => ImServer): readonly StaffRoute[] => {
  const { database, clock } = deps
  const confirmation = createPasswordConfirmation(deps)
  const handlers: Handlers = {
    ...orderHandlers,
    'order/ship_many': { route: shipMany(deps, confirmation) },
    ...moneyHandlers,
    ...afterSaleHandlers,
    ...catalogueHandlers,
    ...shopperHandlers(imOf),
    ...staffHandlers(imOf),
  }
  return [
    ...staffSessionRoutes(deps, confirmation, imOf),
    ...pictureRoutes(deps),
    ...importRoutes(deps),
    ...staffChatRoutes(deps, imOf),
    staffRoute('GET', '/list', 'shop', async ({ input, staff }) =>
      ok(await listKind(database, staff, readListAsk(input, kindIn(input)), secondsOf(clock))),
    ),
    staffRoute('GET', '/item', 'shop', async ({ input, staff, language }) =>
      ok(await readItem(readingOf(deps, staff, language), kindIn(input), input.text('id', 60))),
    ),
    staffRoute('GET', '/slips', 'shop', async ({ input, staff, language }) =>
      ok({ slips: await readSlips(readingOf(deps, staff, language), input.ids('ids', MAX_SLIPS)) }),
    ),
    staffRoute('GET', '/journal', 'shop', async ({ input, staff }) => {
      const kind = input.optionalText('kind', 20)
      if (kind !== undefined && kind !== '' && !isStaffKind(kind))
        throw refuse('field-not-valid', { field: 'kind' })
      const limit = input.optionalInteger('limit', 1, 200) ?? 50
      const rows = await readJournal(database, {
        shopId: staff.shopId,
        kind: kind ? (kind as StaffKind) : undefined,
        subject: input.optionalText('id', 60) || undefined,
        staff: input.optionalInteger('staff', 0, Number.MAX_SAFE_INTEGER),
        before: input.optionalId('cursor'),
        limit: limit + 1,
      })
      const shown = rows.slice(0, limit)
      return ok({ rows: shown, cursor: rows.length > limit ? String(shown.at(-1)?.id ?? '') : '' })
    }),
    ...actRoutes(
      deps,
      confirmation,
      handlers,
      async ({ staff }, act, id) =>
        (await rowOfKind(database, staff, act.kind, id, secondsOf(clock))) ?? null,
    ),
  ]
}
