import type { OrderFilter } from '../../domain/orders/order.ts'
import type { IconName, Tone } from '../components/kit.ts'

/** Names of the tabs: keys under `orders.tab` and `orders.list.empty`. */
export const FILTER_NAMES: Readonly<Record<OrderFilter, string>> = {
  all: 'all',
  '0': 'unpaid',
  '1': 'toShip',
  '2': 'shipped',
  '3': 'received',
  '4': 'completed',
  '-1': 'cancelled',
  '-4': 'afterSale',
}

type Look = { readonly tone: Tone; readonly icon: IconName }

const LOOKS: Readonly<Record<string, Look>> = {
  unpaid: { tone: 'warn', icon: 'clock' },
  toShip: { tone: 'teal', icon: 'package' },
  shipped: { tone: 'teal', icon: 'truck' },
  received: { tone: 'ok', icon: 'package-check' },
  completed: { tone: 'ok', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'package-x' },
  refunding: { tone: 'warn', icon: 'undo-2' },
  refunded: { tone: 'neutral', icon: 'undo-2' },
  partlyRefunded: { tone: 'neutral', icon: 'undo-2' },
}

/** Colour and icon of a status, by its key from `statusKeyOf`. */
export const lookOfStatus = (key: string): Look => LOOKS[key] ?? { tone: 'neutral', icon: 'package' }

/** The form for a complaint about an order: a number in its path would be a complaint's. */
export const complaintAbout = (orderId: string): string =>
  orderId === '' ? '/complaint' : `/complaint?order=${encodeURIComponent(orderId)}`
