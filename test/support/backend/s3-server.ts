import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '../../../adapters/embedded-backend/uploads/s3-files.ts'

type Answer = { readonly status: number; readonly body?: string | Buffer }

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Percent-encoding as Signature Version 4 has it: all but unreserved characters. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The signature that a request must have, worked out as AWS states it ("Authenticating Requests: Using the Authorization
 * Header"), with nothing of the library that has signed it. Undefined where it names no headers to sign.
 */
const signatureOf = (request: IncomingMessage, body: Buffer, { region, secretAccessKey }: S3Config) => {
  const { authorization = '' } = request.headers
  const [, day = '', at = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  const header = (name: string): string => String(request.headers[name] ?? '')
  const payload = header('x-amz-content-sha256')
  const isWhole = payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body)
  if (at !== region || !names.split(';').includes('host') || !isWhole) return { wanted: undefined, signature }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${header(name).trim()}\n`)
  const canonical = [request.method, pathname, query, headers.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return { wanted: hmac(key, text).toString('hex'), signature }
}

const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
})

/** Names of a page of a list; small, so that a few files are several pages. */
const PER_PAGE = 2

/**
 * A store that speaks as much S3 as the shop asks for, and checks who asks: one bucket in memory. `busy` answers so many requests with 503.
 */
export const openS3Server = async () => {
  const files = new Map<string, Buffer>()
  const config: S3Config = {
    endpoint: '',
    region: 'ap-southeast-3',
    bucket: 'toko',
    prefix: 'gambar/',
    accessKeyId: 'KUNCI',
    secretAccessKey: 'rahasia/sekali+panjang',
  }
  const state = { busy: 0 }

  const answerTo = (request: IncomingMessage, body: Buffer): Answer => {
    const { authorization = '' } = request.headers
    // As VersityGW answers; AWS says 403 InvalidAccessKeyId.
    if (!authorization.includes(`Credential=${config.accessKeyId}/`))
      return refusal(404, 'XAdminUserNotFound')
    const { wanted, signature } = signatureOf(request, body, config)
    if (wanted === undefined || wanted !== signature) return refusal(403, 'SignatureDoesNotMatch')
    if (state.busy > 0) {
      state.busy -= 1
      return refusal(503, 'SlowDown')
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const [, bucket = '', ...path] = pathname.split('/')
    if (bucket !== config.bucket) return refusal(404, 'NoSuchBucket')
    const key = path.join('/')
    if (key === '') {
      const prefix = searchParams.get('prefix') ?? ''
      const keys = [...files.keys()].filter((one) => one.startsWith(prefix)).sort()
      const from = Number(searchParams.get('continuation-token') ?? 0)
      const page = keys.slice(from, from + PER_PAGE).map((one) => `<Contents><Key>${one}</Key></Contents>`)
      const next = from + PER_PAGE
      const token = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
      return { status: 200, body: `<ListBucketResult>${page.join('')}${token}</ListBucketResult>` }
    }
    if (request.method === 'PUT') files.set(key, body)
    if (request.method === 'DELETE') files.delete(key)
    if (request.method === 'GET') {
      const found = files.get(key)
      return found === undefined ? refusal(404, 'NoSuchKey') : { status: 200, body: found }
    }
    return { status: request.method === 'DELETE' ? 204 : 200 }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { status, body } = answerTo(request, Buffer.concat(parts))
      response.writeHead(status).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    files,
    state,
    config: { ...config, endpoint: `http://127.0.0.1:${port}` },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
