import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import esbuild from 'esbuild'

const NAME = 'lintas-messaging'
const PEER = 'wukongimjssdk'
const FOLDER = 'adapters/messaging-package'
/** The package's subpaths and their entry files. */
const ENTRIES = { '.': 'main', './node': 'node', './browser': 'browser' } as const

const exec = promisify(execFile)

type About = { readonly version: string; readonly dependencies: Readonly<Record<string, string>> }
const aboutOf = (folder: string): About =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as About

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Bundles the modules, with packages as external imports; returns the packages they import. */
const bundle = async (stage: string): Promise<readonly string[]> => {
  const { metafile } = await esbuild.build({
    entryPoints: Object.values(ENTRIES).map((name) => path.join(FOLDER, `${name}.ts`)),
    outdir: stage,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    metafile: true,
    logLevel: 'error',
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map((one) => one.path),
  )
  return [...new Set(imported.filter((name) => !name.startsWith('node:')).map(packageName))].sort()
}

const filesIn = (folder: string): readonly string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(file) : [file]
  })

/** Type declarations of the entries and their imports. */
const declare = async (stage: string): Promise<void> => {
  const config = path.join(stage, 'tsconfig.json')
  const root = path.relative(stage, '.')
  const settings = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      composite: false,
      rootDir: root,
      outDir: 'types',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node'],
    },
    references: [],
    files: Object.values(ENTRIES).map((name) => path.join(root, FOLDER, `${name}.ts`)),
  }
  fs.writeFileSync(config, JSON.stringify(settings))
  await exec('node_modules/.bin/tsc', ['-p', config])
  fs.rmSync(config)
  // Our sources import each other with `.ts`, which does not exist beside declarations.
  for (const file of filesIn(path.join(stage, 'types'))) {
    const text = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, text.replace(/(\bfrom '|\bimport\(["'])(\.[^'"]+)\.ts(?=['"])/g, '$1$2.js'))
  }
}

/** Size in KB (1,000 bytes) of a module in a page: bundled with its dependencies, minified, gzip. */
const sizeOf = async (entry: string): Promise<string> => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  })
  return String(Math.round(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000))
}

/** Our and the SDK's rate in a row of docs/measurements.md: the last result of `npm run bench:messaging`. */
const ratesOf = (row: string): readonly (string | undefined)[] => {
  const lines = fs.readFileSync('docs/measurements.md', 'utf8').split('\n')
  const cells = lines.find((line) => line.startsWith(`| ${row}`))?.split('|') ?? []
  return cells.slice(2, 4).map((cell) => cell.trim())
}

/** The README.md with its figures filled in. Throws when one is missing. */
const readmeOf = async (stage: string, version: string): Promise<string> => {
  const [received, peerReceived] = ratesOf('receive: split, decode, check, decrypt, read; 64 B')
  const [sent, peerSent] = ratesOf('send: write, encrypt, encode; 64 B')
  const figures: Readonly<Record<string, string | undefined>> = {
    version,
    'peer version': aboutOf(path.join('node_modules', PEER)).version,
    size: await sizeOf(path.join(stage, 'browser.js')),
    'peer size': await sizeOf(PEER),
    received,
    'peer received': peerReceived,
    sent,
    'peer sent': peerSent,
  }
  return fs
    .readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
    .replace(/{{([^}]+)}}/g, (_, name: string) => {
      const figure = figures[name]
      if (!figure)
        throw new Error(`README.md wants "${name}", which docs/measurements.md does not say any more`)
      return figure
    })
}

/**
 * Builds `lintas-messaging-<version>.tgz` in a folder and returns its path. Dependencies are the packages that the
 * modules import, from the tested version on; none are bundled.
 */
export const packMessaging = async (into: string): Promise<string> => {
  const { version, dependencies } = aboutOf('.')
  fs.mkdirSync(path.join('.cache', 'pack'), { recursive: true })
  const stage = fs.mkdtempSync(path.join('.cache', 'pack', 'stage-'))
  try {
    const imported = await bundle(stage)
    await declare(stage)
    const about = {
      name: NAME,
      version,
      description: 'A client of the WuKongIM protocol for Node and browsers',
      keywords: ['wukongim', 'im', 'chat', 'messaging', 'client'],
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20.19' },
      exports: {
        ...Object.fromEntries(
          Object.entries(ENTRIES).map(([subpath, name]) => [
            subpath,
            { types: `./types/${FOLDER}/${name}.d.ts`, default: `./${name}.js` },
          ]),
        ),
        './package.json': './package.json',
      },
      dependencies: Object.fromEntries(
        imported.map((name) => {
          const tested = dependencies[name]
          if (tested === undefined) throw new Error(`${name} is imported but no dependency`)
          return [name, `^${tested}`]
        }),
      ),
    }
    fs.writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`)
    fs.writeFileSync(path.join(stage, 'README.md'), await readmeOf(stage, version))
    fs.copyFileSync('LICENSE', path.join(stage, 'LICENSE'))
    fs.mkdirSync(into, { recursive: true })
    const { stdout } = await exec(
      'npm',
      ['pack', '--json', '--no-update-notifier', '--pack-destination', path.resolve(into)],
      {
        cwd: stage,
      },
    )
    const [made] = JSON.parse(stdout) as readonly { readonly filename: string }[]
    return path.join(into, made?.filename ?? '')
  } finally {
    fs.rmSync(stage, { recursive: true, force: true })
  }
}

/** `npm run pack:messaging`: writes the package to `dist/packages`, until the next build replaces `dist`. */
export const run = async (): Promise<void> => {
  const file = await packMessaging(path.join(process.env['LINTAS_DIST'] ?? 'dist', 'packages'))
  process.stdout.write(`${file}  ${Math.round(fs.statSync(file).size / 1024)} KB\n`)
}
