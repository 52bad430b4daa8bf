import { mediaTypeOf, SERVED_FOREVER } from '../http/static-files.ts'
import { sendTagged } from '../http/tagged.ts'
import type { FilesPort } from '../uploads/files-port.ts'

/** Sends a public picture. Its name depends on its content, so clients that have it are not sent it again. */
export const serveUpload = async (
  request: Request,
  files: FilesPort,
  name: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const etag = `"${name}"`
  const all = { ...headers, 'cache-control': SERVED_FOREVER, 'content-type': mediaTypeOf(name), etag }
  const isKnown = (request.headers.get('if-none-match') ?? '').includes(etag)
  const bytes = isKnown ? new Uint8Array() : await files.read('upload', name)
  if (bytes === undefined) {
    const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8' }
    return new Response('Not found', { status: 404, headers: plain })
  }
  return sendTagged(request, all, () => bytes)
}
