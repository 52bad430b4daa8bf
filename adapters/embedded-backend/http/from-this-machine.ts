import { isLoopback } from './caller.ts'

const OWN_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]'])
// What a proxy adds: behind one every caller comes from this machine.
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Whether somebody at this machine asks for what only they may see. The name they used counts too: a page elsewhere
 * can let its own name point here, and its scripts would then read what they ask for.
 */
export const isFromThisMachine = (request: Request, caller: string): boolean =>
  isLoopback(caller) &&
  OWN_NAMES.has(new URL(request.url).hostname) &&
  !PASSED_ON.some((name) => request.headers.has(name))
