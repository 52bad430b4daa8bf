import type { BeaconPort } from '../../application/ports/beacon-port.ts'

type Fetch = (address: string, init: RequestInit) => Promise<unknown>

/**
 * Sends with a `keepalive` request, which outlives the page. `navigator.sendBeacon` would send the shopper's cookies
 * along, so that reports would not be anonymous; this sends neither cookies nor the page's address.
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
    // Failures are ignored: nobody waits for the report.
    void (async () => send(address, init))().catch(() => undefined)
  },
})
