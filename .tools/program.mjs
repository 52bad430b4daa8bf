import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './test/browser.mjs'
import { bundleForNode, openRunFolder } from './test/test-bundle.mjs'

const NEEDS_BROWSER = ['shots', 'axe']

/**
 * `interop -- --ws URL --api URL [--manager-token T]`: our messaging client against a live server.
 * `shots [-- --only NAME]`: a picture of every screen. `axe`: every screen, state and theme.
 * `browsers`: a shopper's journeys in Firefox and WebKit, where they are. Each bundles and runs `test/<command>/main.ts`.
 */
export const run = async ({ command, args }) => {
  if (NEEDS_BROWSER.includes(command)) process.env.CHROME_PATH ??= ensureChromium()
  const folder = openRunFolder()
  await bundleForNode([`test/${command}/main.ts`], folder)
  const file = path.join(folder, 'test', command, 'main.js')
  const given = args.filter((arg) => arg !== '--')
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...given], { stdio: 'inherit' })
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  fs.rmSync(folder, { recursive: true, force: true })
}
