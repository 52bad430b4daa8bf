import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { plainError } from './command.ts'
import { installPackages, mayInstall } from './debian-packages.ts'

const HOMES = '/usr/lib/postgresql'
const OLDEST = 15

/** Where the PostgreSQL of the path has its programs, on systems that are not Debian. */
const placeOfPath = (): string | undefined => {
  const ask = (what: string): string =>
    spawnSync('pg_config', [what], { encoding: 'utf8' }).stdout?.trim() ?? ''
  const version = Number(/\d+/.exec(ask('--version'))?.[0] ?? 0)
  const home = ask('--bindir')
  return version >= OLDEST && fs.existsSync(path.join(home, 'initdb')) ? home : undefined
}

/** Folder with initdb and pg_ctl of the newest PostgreSQL that will do. */
const findPostgres = (): string | undefined => {
  const versions = fs.existsSync(HOMES) ? fs.readdirSync(HOMES).map(Number) : []
  const newest = versions.filter((version) => version >= OLDEST).sort((a, b) => b - a)[0]
  return newest ? path.join(HOMES, String(newest), 'bin') : placeOfPath()
}

/** PostgreSQL for the tests, installed from Debian's packages when we may. */
export const ensurePostgres = (): string => {
  if (!findPostgres() && mayInstall()) {
    process.stdout.write('Installing PostgreSQL for the tests...\n')
    // Only its programs are wanted: no cluster of the system is started.
    fs.mkdirSync('/etc/postgresql-common', { recursive: true })
    if (!fs.existsSync('/etc/postgresql-common/createcluster.conf'))
      fs.writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
    installPackages('postgresql')
  }
  const found = findPostgres()
  if (!found) throw plainError(`These tests need PostgreSQL ${OLDEST} or newer: install postgresql.`)
  return found
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root. */
const ownerOf = (): { readonly uid?: number } =>
  process.getuid?.() === 0
    ? { uid: Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) }
    : {}

const asOwner = (program: string, args: readonly string[], folder: string): void => {
  const owner = ownerOf()
  if (owner.uid !== undefined) fs.chownSync(folder, owner.uid, -1)
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...owner,
  })
  if (status !== 0) throw new Error(`${path.basename(program)}: ${stderr || stdout}`)
}

// Reads until we are gone, however we went, and then takes away what we had.
const WATCH = 'cat > /dev/null; "$0" -D "$1" -m immediate stop; rm -rf "$2"'

/**
 * A process that stops the server when our end of its pipe closes: by `end`, or because we were ended by force. In a
 * group of its own, so that it outlives ours.
 */
const watchOver = (bin: string, data: string, folder: string): { readonly end: () => Promise<void> } => {
  const watcher = spawn('/bin/sh', ['-c', WATCH, path.join(bin, 'pg_ctl'), data, folder], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...ownerOf(),
  })
  // A run that ends without calling `end` is not kept alive by its watcher.
  watcher.unref()
  // A pipe of a child is a socket, which its type does not say.
  ;(watcher.stdin as net.Socket).unref()
  return {
    end: () =>
      new Promise((resolve) => {
        watcher.ref()
        watcher.once('exit', () => resolve())
        watcher.stdin.end()
      }),
  }
}

/**
 * Starts a PostgreSQL of one's own on loopback, runs `work` with its address, and takes it away again. Unless it is to be
 * durable, it does without what costs a short-lived server more than it brings: the log's safety, vacuuming in the background
 * and compiling queries.
 */
export const withPostgres = async <T>(
  work: (url: string) => Promise<T>,
  { isDurable = false, connections = 200 } = {},
): Promise<T> => {
  const bin = ensurePostgres()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintas-postgres-'))
  const data = path.join(folder, 'data')
  const port = await freePort()
  asOwner(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'lintas', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    folder,
  )
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `max_connections=${connections}`,
    ...(isDurable
      ? []
      : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off', 'jit=off']),
  ]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const watcher = watchOver(bin, data, folder)
  // Its output goes to a file: a pipe that it inherits would keep us waiting for its end.
  const log = path.join(folder, 'log')
  asOwner(
    path.join(bin, 'pg_ctl'),
    ['-D', data, '-w', '-t', '120', '-l', log, '-o', options, 'start'],
    folder,
  )
  try {
    return await work(`postgres://lintas@127.0.0.1:${port}/postgres`)
  } finally {
    await watcher.end()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
