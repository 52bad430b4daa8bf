import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Area, FilesPort } from './files-port.ts'

/** An S3-compatible bucket with credentials. The keys are secret: never log them. */
export type S3Config = {
  /** Such as "https://s3.ap-southeast-3.amazonaws.com", without a trailing slash. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Key prefix with a trailing slash; empty for none. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds without an answer after which a request fails. */
const PATIENCE_MS = 20_000
/** Retries when the storage is busy (5xx, 429). */
const RETRIES = 2

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
}

const codeOf = (text: string): string | undefined => /<Code>([\w.]+)<\/Code>/.exec(text)?.[1]

/**
 * Whether an answer says that there is no such file. Stores also answer 404 for a bucket or an access key that they do
 * not know, and a file that cannot be read must not pass for one that is gone.
 */
const isNoFile = ({ status }: Response, text: string): boolean =>
  status === 404 && codeOf(text) === 'NoSuchKey'

const fault = (config: S3Config, what: string, answer: Response, text: string): Error => {
  const code = codeOf(text)
  return new Error(
    `The store of pictures s3://${config.bucket} refused to ${what} (${answer.status}${code ? ` ${code}` : ''}).`,
  )
}

/** Such as "ECONNREFUSED" or "TimeoutError": fetch hides the reason in its error's cause. */
const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  const { cause: inner } = cause
  return inner instanceof Error && 'code' in inner ? String(inner.code) : cause.name
}

/**
 * Files in a bucket, with a key prefix for each area. Only this process needs read access, because it serves them.
 */
export const createS3Files = (config: S3Config, send: typeof fetch = fetch): FilesPort => {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = config
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const place = `${endpoint}/${bucket}`
  const urlOf = (area: Area, name: string): string => `${place}/${prefix}${area}/${name}`

  const request = async (url: string, init: RequestInit = {}, tries = RETRIES): Promise<Response> => {
    const signed = await signer.sign(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    const answer = await send(signed).catch((cause: unknown) => {
      throw new Error(
        `The store of pictures s3://${bucket} does not answer at ${endpoint} (${reasonOf(cause)}).`,
        {
          cause,
        },
      )
    })
    return tries > 0 && (answer.status >= 500 || answer.status === 429)
      ? request(url, init, tries - 1)
      : answer
  }

  const list = async (start: string, max: number, token?: string): Promise<string> => {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(max), prefix: start })
    if (token !== undefined) query.set('continuation-token', token)
    const answer = await request(`${place}?${query}`)
    const text = await answer.text()
    if (!answer.ok) throw fault(config, 'list its files', answer, text)
    return text
  }

  return {
    write: async (area, name, bytes) => {
      const body = new Uint8Array(bytes)
      const answer = await request(urlOf(area, name), {
        method: 'PUT',
        body,
        headers: {
          'content-type': TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
          // The storage verifies the hash, so a file is complete or absent.
          'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        },
      })
      const text = await answer.text()
      if (!answer.ok) throw fault(config, 'keep a file', answer, text)
    },
    read: async (area, name) => {
      const answer = await request(urlOf(area, name))
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      const text = await answer.text()
      if (isNoFile(answer, text)) return undefined
      throw fault(config, 'give a file', answer, text)
    },
    remove: async (area, name) => {
      const answer = await request(urlOf(area, name), { method: 'DELETE' })
      const text = await answer.text()
      if (!answer.ok && !isNoFile(answer, text)) throw fault(config, 'remove a file', answer, text)
    },
    names: async function* (area) {
      const start = `${prefix}${area}/`
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const page = await list(start, 1000, token)
        // Names are hexadecimal with an extension, so they need no escaping.
        for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key.slice(start.length)
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1]
      }
    },
    // S3 keeps no incomplete files.
    removeHalves: async () => undefined,
    check: async () => void (await list(prefix, 1)),
  }
}
