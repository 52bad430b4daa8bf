import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Command } from './command.ts'

/** Licences of what ships (the build refuses others, `ui/build/licences.ts`) and of tools that never ship. */
const MAY_BE_INSTALLED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Unlicense',
  'MPL-2.0',
  'BlueOak-1.0.0',
]

type Installed = {
  readonly name: string
  readonly version: string
  readonly dev: boolean
  readonly licence: string
}

/** What is installed, by folder, as the lock names it: version, licence, and whether only the tools need it. */
const installed = (): readonly Installed[] =>
  Object.entries<{ version: string; dev?: boolean }>(
    JSON.parse(fs.readFileSync('package-lock.json', 'utf8')).packages,
  )
    .filter(([folder]) => folder !== '' && fs.existsSync(path.join(folder, 'package.json')))
    .map(([folder, { version, dev }]) => {
      const { name, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
      return { name, version, dev: dev === true, licence: license?.type ?? license ?? 'no licence' }
    })

/** "(MIT OR Apache-2.0)" is allowed when one of the choices is; "A AND B" when both are. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => MAY_BE_INSTALLED.includes(one.trim())))

type Advisory = { readonly name: string; readonly severity: string; readonly why: string }
type Vulnerability = {
  readonly name: string
  readonly severity: string
  readonly via: readonly (string | { readonly title: string })[]
}

/** The advisories of npm's answer, worst first; undefined where it gave none, as without a network. */
export const advisoriesOf = (text: string): readonly Advisory[] | undefined => {
  try {
    const { vulnerabilities } = JSON.parse(text)
    return Object.values<Vulnerability>(vulnerabilities).map(({ name, severity, via }) => ({
      name,
      severity,
      why: via.map((one) => (typeof one === 'string' ? `through ${one}` : one.title)).join('; '),
    }))
  } catch {
    return undefined
  }
}

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/**
 * `npm run advisories [-- --offline]`: the licences of all that is installed, and what npm's registry knows
 * against it. Ends with 1 on a licence that is not allowed or an advisory; says so when it could not ask.
 */
export const run = async ({ args }: Command): Promise<void> => {
  const packages = installed()
  const counts = new Map<string, number>()
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  tell(`${packages.length} packages: ${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}`)
  const refused = packages.filter(({ licence }) => !isAllowed(licence))
  for (const { name, version, licence } of refused) tell(`Not allowed: ${name} ${version} (${licence})`)
  if (refused.length > 0) process.exitCode = 1
  if (args.includes('--offline')) return tell('Advisories: not asked for.')
  // What ships and what only the tools use are one question here: a tool runs with the rights of whoever builds.
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 })
  const known = advisoriesOf(stdout)
  if (known === undefined) {
    process.exitCode = 2
    return tell('Advisories: npm could not be asked. Nothing is known either way.')
  }
  for (const { name, severity, why } of known) tell(`${severity}: ${name}: ${why}`)
  tell(`Advisories: ${known.length} known.`)
  if (known.length > 0) process.exitCode = 1
}
