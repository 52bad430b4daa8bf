import { Agent, request } from 'node:http'

// biome-ignore lint/suspicious/noExplicitAny: whoever asks knows the fields
type Answer = { readonly code: number; readonly data: any }

export type Caller = {
  readonly get: (path: string, token?: string) => Promise<Answer>
  readonly post: (path: string, body: object, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  readonly close: () => void
}

/** Calls a shop over connections that stay open, as a proxy does. */
export const openCaller = (origin: string, connections: number): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const call = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sending = request(origin + path, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve(text === '' ? { code: 0, data: undefined } : (JSON.parse(text) as Answer))
        })
      })
      sending.on('error', reject)
      sending.end(body)
    })
  return {
    get: (path, token = '') => call('GET', path, { token }),
    post: (path, body, headers = {}) =>
      call('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
    close: () => agent.destroy(),
  }
}
