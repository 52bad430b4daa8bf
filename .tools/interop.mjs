import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bundleForNode, openRunFolder } from './test-bundle.mjs'

/** `interop -- --ws URL --api URL [--manager-token T]`: our messaging client against a live server. */
export const run = async ({ args }) => {
  const folder = openRunFolder()
  await bundleForNode(['test/interop/main.ts'], folder)
  const file = path.join(folder, 'test', 'interop', 'main.js')
  const given = args.filter((arg) => arg !== '--')
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...given], { stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  fs.rmSync(folder, { recursive: true, force: true })
}
