import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const HOMES = '/usr/lib/postgresql'
const OLDEST = 15

/** Folder with initdb and pg_ctl of the newest PostgreSQL that will do. */
export const findPostgres = () => {
  const versions = fs.existsSync(HOMES) ? fs.readdirSync(HOMES).map(Number) : []
  const newest = versions.filter((version) => version >= OLDEST).sort((a, b) => b - a)[0]
  return newest && path.join(HOMES, String(newest), 'bin')
}

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** PostgreSQL for the tests, installed from Debian's packages when we may. */
export const ensurePostgres = () => {
  if (!findPostgres() && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing PostgreSQL for the tests...\n')
    apt('update', '-qq')
    // Only its programs are wanted: no cluster of the system is started.
    fs.mkdirSync('/etc/postgresql-common', { recursive: true })
    if (!fs.existsSync('/etc/postgresql-common/createcluster.conf'))
      fs.writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
    apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  }
  const found = findPostgres()
  if (!found)
    throw Object.assign(new Error(`These tests need PostgreSQL ${OLDEST} or newer: install postgresql.`), {
      isPlain: true,
    })
  return found
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root. */
const asOwner = (program, args, folder) => {
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) : undefined
  if (isRoot) fs.chownSync(folder, owner, -1)
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...(isRoot && { uid: owner }),
  })
  if (status !== 0) throw new Error(`${path.basename(program)}: ${stderr || stdout}`)
}

/**
 * Starts a PostgreSQL of one's own on loopback, with durability off unless asked for, runs `work` with its address,
 * and takes it away again.
 */
export const withPostgres = async (work, { isDurable = false, connections = 200 } = {}) => {
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
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']),
  ]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
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
    asOwner(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], folder)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
