import type { BeaconPort } from '../../application/ports/beacon-port.ts'

type Fetch = (address: string, init: RequestInit) => Promise<unknown>

/**
 * Sends by a request that outlives the page. `navigator.sendBeacon` would take the cookies of the shopper along, so
 * that a report were no longer nobody's; this takes neither cookies nor the address of the page.
 */
export const createFetchBeacon = (
  address: string,
  send: Fetch = (to, init) => fetch(to, init),
): BeaconPort => ({
  send: (text) => {
    const init: RequestInit = {
      method: 'POST',
      body: text,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      mode: 'no-cors',
    }
    // Whoever cannot be reached hears nothing; nobody waits for the report.
    void (async () => send(address, init))().catch(() => undefined)
  },
})
