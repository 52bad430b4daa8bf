import type { FilesPort } from './files-port.ts'
import { createFolderFiles } from './folder-files.ts'
import { createS3Files, type S3Config } from './s3-files.ts'

/** The file storage: a bucket if one is configured, else the data folder; undefined where there is neither. */
export const openFiles = ({
  s3,
  dataDir,
}: {
  readonly s3: S3Config | undefined
  readonly dataDir: string | undefined
}): FilesPort | undefined => {
  if (s3 !== undefined) return createS3Files(s3)
  return dataDir === undefined ? undefined : createFolderFiles(dataDir)
}

type Environment = Readonly<Record<string, string | undefined>>

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/
const ENDPOINT = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i

/**
 * The bucket in LINTAS_FILES (`s3://bucket` or `s3://bucket/folder`), with the usual S3 variables: AWS_REGION,
 * AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY. Undefined without LINTAS_FILES; throws with the line
 * to show.
 */
export const readS3 = (environment: Environment): S3Config | undefined => {
  const address = environment['LINTAS_FILES']
  if (!address) return undefined
  const [, bucket = '', folder = ''] = BUCKET.exec(address) ?? []
  if (bucket === '') throw new Error('LINTAS_FILES must be s3://bucket or s3://bucket/folder.')
  const region = environment['AWS_REGION'] || 'us-east-1'
  const endpoint = environment['AWS_ENDPOINT_URL_S3'] || `https://s3.${region}.amazonaws.com`
  if (!ENDPOINT.test(endpoint))
    throw new Error('AWS_ENDPOINT_URL_S3 must be an http(s) address without a path.')
  const [accessKeyId, secretAccessKey] = [
    environment['AWS_ACCESS_KEY_ID'],
    environment['AWS_SECRET_ACCESS_KEY'],
  ]
  if (!accessKeyId || !secretAccessKey)
    throw new Error('LINTAS_FILES needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const prefix = folder.replace(/^\/+|\/+$/g, '')
  return { endpoint, region, bucket, prefix: prefix && `${prefix}/`, accessKeyId, secretAccessKey }
}
