import fs from 'node:fs'
import path from 'node:path'
import { policyOf } from '../../adapters/embedded-backend/http/content-policy.ts'
import type { CounterPage } from '../../adapters/embedded-backend/pages/counter-page.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '../../domain/account/language.ts'
import { bundleCounter, COUNTER, neededOutputs, outputOf, tidyOutputs } from './bundle.ts'
import { baseTexts } from './web-manifests.ts'

/** The text file that every page of the counter needs. */
const OWN_TEXTS = 'counter'

/**
 * Builds the counter's page: a separate bundle in `public/counter/assets`, so that none of it is in a shopper's
 * chunk, and `out/counter-page.json`, from which the server makes the page (`counter-page.ts`).
 */
export const buildCounter = async (out: string, spriteUrl: string): Promise<void> => {
  const publicDir = path.join(out, 'public')
  const metafile = await bundleCounter(publicDir, spriteUrl)
  const urlOf = (output: string): string => `/${path.posix.relative(publicDir, output)}`
  const scripts = neededOutputs(metafile, COUNTER)
  const main = outputOf(metafile, COUNTER)
  // The entry's stylesheet contains the styles of all screens; those of lazy screens would be duplicated.
  const sheet = metafile.outputs[main]?.cssBundle
  if (sheet === undefined) throw new Error('The counter has no styles.')
  tidyOutputs(metafile, path.join(out, 'maps'), sheet)
  const page: CounterPage = {
    html: fs
      .readFileSync('ui/counter/index.html', 'utf8')
      .replace(
        '{{head}}',
        [
          `<link rel="stylesheet" href="${urlOf(sheet)}">`,
          ...scripts.slice(1).map((script) => `<link rel="modulepreload" href="${urlOf(script)}">`),
          `<script type="module" src="${urlOf(main)}"></script>`,
        ].join('\n    '),
      ),
    csp: policyOf([], []),
    texts: Object.fromEntries(
      LANGUAGES.map((language) => {
        const file = path.join('ui/counter/locales', language, `${OWN_TEXTS}.json`)
        const { name } = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly name: string }
        const { noScript } = baseTexts(language).start
        return [language, { tag: LANGUAGE_TAGS[language], title: name, noScript }]
      }),
    ) as CounterPage['texts'],
  }
  fs.writeFileSync(path.join(out, 'counter-page.json'), JSON.stringify(page))
}
