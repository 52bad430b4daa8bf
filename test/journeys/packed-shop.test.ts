import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packShop } from '../../ui/build/pack.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'

type Locked = { readonly dev?: boolean; readonly optional?: boolean; readonly devOptional?: boolean }
const packed = suite<{ folder: string; shop: string }>('the shop as one archive')

packed.before(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'lintas-packed-'))
  const archive = await packShop(context.folder)
  execFileSync('tar', ['-xzf', archive, '-C', context.folder])
  const [shop = ''] = readdirSync(context.folder).filter((name) => !name.endsWith('.tgz'))
  context.shop = join(context.folder, shop)
})
packed.after(({ folder }) => rmSync(folder, { recursive: true, force: true }))

packed('starts on a machine that has only Node, and renders its first page', async ({ shop }) => {
  const { scripts } = JSON.parse(readFileSync(join(shop, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...words] = (scripts['start'] ?? '').split(' ')
  // Neither the packages of this checkout nor its settings are within reach.
  const child = spawn(process.execPath, [...SHORT_LIVED, ...words, '--port', '0'], {
    cwd: shop,
    env: { PATH: process.env['PATH'], LINTAS_END_WITH_PARENT: '1' },
  })
  let said = ''
  const closed = new Promise((resolve) => child.once('exit', resolve))
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said += chunk
          const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
          if (address !== undefined) resolve(address)
        })
      void closed.then(() => reject(new Error(said)))
    })
    const page = await fetch(`${origin}/home`)
    assert.is(page.status, 200)
    const html = await page.text()
    const product = /href="(\/detail\/[^"]+)"/.exec(html)?.[1]
    assert.ok(product, 'the first page shows no product')
    const picture = /src="(\/[^"]+\.webp)"/.exec(html)?.[1]
    assert.ok(picture, 'the first page shows no picture')
    assert.is((await fetch(origin + picture)).status, 200)
    assert.is((await fetch(`${origin}/readyz`)).status, 200)
  } finally {
    child.kill('SIGTERM')
    await closed
  }
})

packed('includes the commands of a running shop, and no development tool', ({ shop }) => {
  const { scripts } = JSON.parse(readFileSync(join(shop, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const programs = JSON.parse(readFileSync('adapters/embedded-backend/programs.json', 'utf8')) as object
  assert.equal(
    Object.keys(scripts).sort(),
    Object.keys(programs)
      .map((name) => (name === 'serve' ? 'start' : name))
      .sort(),
  )
  for (const program of Object.values(scripts))
    assert.ok(statSync(join(shop, program.split(' ').find((word) => word.endsWith('.js')) ?? '')).isFile())
  const names = readdirSync(join(shop, 'node_modules'))
  for (const tool of ['esbuild', 'typescript', '@biomejs', 'react', 'playwright-core'])
    assert.not.ok(names.includes(tool), `${tool} is in the archive`)
})

packed('npm ci --omit=dev installs at most 120 MB', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Record<string, Locked>
  const kept = Object.entries(lock).filter(
    ([place, { dev, devOptional }]) => place.startsWith('node_modules/') && !dev && !devOptional,
  )
  const bytes = (place: string): number =>
    statSync(place, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(place, { withFileTypes: true })
          .filter(({ name }) => name !== 'node_modules')
          .reduce(
            (sum, entry) =>
              sum +
              (entry.isDirectory() ? bytes(join(place, entry.name)) : statSync(join(place, entry.name)).size),
            0,
          )
      : 0
  const megabytes = kept.reduce((sum, [place]) => sum + bytes(place), 0) / 1024 / 1024
  assert.ok(megabytes > 40 && megabytes <= 120, `${megabytes.toFixed(0)} MB`)
})

packed.run()
