import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureNginx } from '../../../runner/nginx.ts'
import { until } from '../../until.ts'

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** docs/nginx.conf as it stands, but for its places. */
const confOf = (folder: string, port: number, shops: readonly string[]): string => {
  const own = readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll('/srv/lintas', folder)
    .replaceAll('server 127.0.0.1:4173;', shops.map((shop) => `server ${shop};`).join(' '))
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  types { text/html html; text/javascript js; application/json json; image/webp webp; }
  access_log off;
  client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp;
  fastcgi_temp_path ${folder}/tmp; uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
  ${own}
}`
}

export type Nginx = { readonly origin: string; readonly close: () => Promise<void> }

/** Debian's nginx on loopback with docs/nginx.conf before these, `folder` in the place of /srv/lintas. */
export const startNginx = async (folder: string, ...shops: readonly string[]): Promise<Nginx> => {
  const port = await freePort()
  const conf = join(folder, 'nginx.conf')
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  writeFileSync(conf, confOf(folder, port, shops))
  const given = ['-c', conf, '-p', folder, '-e', join(folder, 'error.log')]
  const checked = spawnSync(ensureNginx(), ['-t', ...given])
  if (checked.status !== 0) throw new Error(String(checked.stderr))
  const child: ChildProcess = spawn(ensureNginx(), given, { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await until(() =>
    fetch(`${origin}/index.html`).then(
      () => true,
      () => false,
    ),
  )
  return {
    origin,
    close: async () => {
      const gone = new Promise((ended) => child.once('exit', ended))
      child.kill('SIGTERM')
      await gone
    },
  }
}
