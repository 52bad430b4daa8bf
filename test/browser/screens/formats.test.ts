import esbuild from 'esbuild'
import { chromium } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatSamples } from '../../support/browser/pages/format-samples.ts'

const formats = suite('numbers and dates of the server and of the browser')

const ZONE = 'Asia/Jakarta'

type Samples = ReturnType<typeof formatSamples>

formats('are the same text in six languages, whatever ICU each of them has', async () => {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['test/support/browser/pages/format-samples.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'samples',
    target: 'es2022',
  })
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  })
  const home = process.env['TZ']
  process.env['TZ'] = ZONE
  try {
    const page = await browser.newPage({ timezoneId: ZONE })
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const seen = await page.evaluate(() =>
      (globalThis as unknown as { samples: { formatSamples: () => Samples } }).samples.formatSamples(),
    )
    const said = formatSamples()
    assert.ok(Object.values(said).every((texts) => texts.length > 200))
    assert.equal(seen, said)
  } finally {
    if (home === undefined) delete process.env['TZ']
    else process.env['TZ'] = home
    await browser.close()
  }
})

formats.run()
