import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const run = (file, args, cwd) =>
  new Promise((resolve) => {
    const child = spawn(file, args, { cwd, stdio: ['ignore', process.stderr, 'inherit'] })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** npm writes this file last, so it is as new as the last whole installation. */
const stampOf = (root) => path.join(root, 'node_modules', '.package-lock.json')

const isFresh = (root) => {
  const stamp = stampOf(root)
  if (!fs.existsSync(stamp)) return false
  const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(fs.readFileSync(stamp, 'utf8')).packages
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional || installed[name]?.version === entry.version,
  )
}

/** Installs what package-lock.json names when it is not there yet. */
export const ensureDependencies = async (root) => {
  if (isFresh(root)) return
  process.stderr.write('Installing dependencies...\n')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  if ((await run('npm', ['ci', ...quiet], root)) === 0) return
  if ((await run('npm', ['install', ...quiet], root)) === 0) return
  throw new Error('The dependencies could not be installed. Check the network, then try again.')
}
