import { chat } from './chat.ts'
import type { Journey } from './journey.ts'
import { keys } from './keys.ts'
import { looking } from './looking.ts'
import { offline } from './offline.ts'
import { purchase } from './purchase.ts'
import { refund } from './refund.ts'
import { topUp } from './top-up.ts'
import { workerFaults } from './worker-faults.ts'

export const JOURNEYS: readonly Journey[] = [
  looking,
  purchase,
  refund,
  topUp,
  chat,
  keys,
  offline,
  workerFaults,
]
