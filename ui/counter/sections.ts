import { KIND_RULES, type StaffKind, WORK_KINDS, type WorkKind } from '../../domain/staff/queue.ts'
import type { StaffRight } from '../../domain/staff/staff.ts'
import type { IconName } from '../components/kit.ts'
import type { ListedKind } from './queues/kinds.ts'

/** A section of the counter, as its navigation rail lists it. The paths are below `/counter`. */
export type Section = {
  /** Also the key of its name, `counter.nav.<name>`. */
  readonly name: string
  readonly path: string
  readonly icon: IconName
  readonly right: StaffRight
  /** The keyboard shortcut. */
  readonly key?: string
  /** The queue whose count is shown next to it. */
  readonly queue?: StaffKind | 'chat'
  /** Sections of a group are listed together. */
  readonly group: 'work' | 'shop' | 'house'
  /** The kind of a queue, of work or of people, shown by `QueueScreen`. */
  readonly work?: ListedKind
}

/** The queues of the first group; reviews are listed with the shop's other sections. */
type FirstQueue = Exclude<WorkKind, 'review'>

const PATHS: Readonly<Record<FirstQueue, readonly [path: string, icon: IconName]>> = {
  order: ['/orders', 'package'],
  recharge: ['/recharges', 'arrow-down-to-line'],
  withdrawal: ['/withdrawals', 'arrow-up-from-line'],
  refund: ['/refunds', 'undo-2'],
  complaint: ['/complaints', 'message-circle-warning'],
}

const isFirstQueue = (kind: WorkKind): kind is FirstQueue => kind !== 'review'

const WORK: readonly Section[] = WORK_KINDS.filter(isFirstQueue).map((kind, at) => {
  const [path, icon] = PATHS[kind]
  const { right } = KIND_RULES[kind]
  return {
    name: kind,
    path,
    icon,
    right,
    key: `${at + 1}`,
    queue: kind,
    group: 'work',
    work: kind,
  }
})

/** Every section of the counter, in the order of the navigation rail. */
export const SECTIONS: readonly Section[] = [
  ...WORK,
  {
    name: 'catalogue',
    path: '/catalogue',
    icon: 'tags',
    right: 'shop',
    key: '6',
    group: 'shop',
  },
  {
    name: 'chat',
    path: '/chat',
    icon: 'message-circle',
    right: 'shop',
    key: '7',
    queue: 'chat',
    group: 'shop',
  },
  {
    name: 'review',
    path: '/reviews',
    icon: 'star',
    right: 'shop',
    key: '8',
    queue: 'review',
    group: 'shop',
    work: 'review',
  },
  {
    name: 'shopper',
    path: '/shoppers',
    icon: 'users-round',
    right: 'shop',
    group: 'house',
    work: 'shopper',
  },
  {
    name: 'staff',
    path: '/staff',
    icon: 'id-card',
    right: 'owner',
    group: 'house',
    work: 'staff',
  },
  {
    name: 'journal',
    path: '/journal',
    icon: 'history',
    right: 'shop',
    group: 'house',
  },
]

/** Kinds that are edited as forms in the catalogue, in the order of its list. */
export const CATALOGUE_KINDS: readonly StaffKind[] = [
  'product',
  'category',
  'banner',
  'promo',
  'network',
  'courier',
  'article',
  'shop',
]

/** The path of an item of a kind; undefined for a kind without a screen of its own. */
export const pathOfItem = (kind: StaffKind, id: string | number): string | undefined => {
  if (CATALOGUE_KINDS.includes(kind)) return `/catalogue/${kind}/${encodeURIComponent(id)}`
  const section = SECTIONS.find(({ name }) => name === kind)
  return section && `${section.path}/${encodeURIComponent(id)}`
}
