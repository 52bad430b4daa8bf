import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type ApiAnswer, CommandError, connectToShop, type ShopClient } from './shop-client.ts'

// `npm run catalogue -- import FILE | export [FILE]`: imports or exports the catalogue (docs/catalogue-files.md).

// Next to the program itself, wherever it is bundled.
const DEMO_DATA = fileURLToPath(new URL('demo-data', import.meta.url))

const USAGE = `npm run catalogue -- import FILE [--pictures DIR] [--save]   FILE.csv or FILE.json; without --save it is only checked
npm run catalogue -- export [FILE] [--format json|csv] [--shop ID]
Options: --as NAME (for whom), --data-dir DIR, --url URL (a shop elsewhere).`

const OPTIONS = {
  as: { type: 'string' },
  'data-dir': { type: 'string' },
  url: { type: 'string' },
  pictures: { type: 'string' },
  format: { type: 'string' },
  shop: { type: 'string' },
  save: { type: 'boolean', default: false },
} as const

const formatOf = (file: string, given: string | undefined): string => {
  const format = given ?? extname(file).slice(1).toLowerCase()
  if (format !== 'json' && format !== 'csv') throw new CommandError('A catalogue is a .csv or a .json file.')
  return format
}

const checked = ({ code, msg, data }: ApiAnswer): ApiAnswer['data'] => {
  if (code !== 1) throw new CommandError(msg)
  return data
}

type Report = {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly errors: readonly { readonly line: number; readonly field: string; readonly reason: string }[]
  readonly pictures: readonly string[]
  readonly is_saved: number
}

/** Prints the errors, one per line, and returns whether there are any. */
const printErrors = (file: string, { errors }: Report): boolean => {
  for (const { line, field, reason } of errors)
    console.error(`${file}:${line}: ${field ? `${field}: ` : ''}${reason}`)
  return errors.length > 0
}

const importFile = async (
  client: ShopClient,
  file: string,
  { pictures: folder, save }: { readonly pictures: string | undefined; readonly save: boolean },
): Promise<void> => {
  const sent = { text: readFileSync(file, 'utf8'), format: formatOf(file, undefined) }
  const there = new Set(folder === undefined ? [] : readdirSync(folder))
  const asIf = Object.fromEntries([...there].map((name) => [name, '']))
  const report: Report = checked(await client.post('/catalogue/import', { ...sent, pictures: asIf, save: 0 }))
  const counts = `${report.added} new, ${report.changed} changed, ${report.unchanged} as they are`
  if (printErrors(file, report)) {
    console.error(`${report.errors.length} errors. Nothing is saved.`)
    process.exitCode = 1
    return
  }
  if (!save) {
    console.log(`${counts}. Nothing is saved yet: give --save.`)
    return
  }
  const pictures: Record<string, string> = {}
  for (const name of report.pictures) {
    const bytes = Uint8Array.from(readFileSync(join(folder ?? '.', name)))
    const kept = await client.upload('/picture', name, bytes)
    if (kept.code !== 1) throw new CommandError(`${name}: ${kept.msg}`)
    pictures[name] = kept.data.url
  }
  const saved: Report = checked(await client.post('/catalogue/import', { ...sent, pictures, save: 1 }))
  if (printErrors(file, saved) || saved.is_saved !== 1) {
    console.error('Nothing is saved.')
    process.exitCode = 1
    return
  }
  console.log(`Saved: ${saved.added} new, ${saved.changed} changed, ${saved.unchanged} as they are.`)
}

const exportFile = async (
  client: ShopClient,
  file: string | undefined,
  format: string,
  shop: string | undefined,
) => {
  const query = new URLSearchParams({ format, ...(shop && { shop }) })
  const { text } = checked(await client.get(`/catalogue/export?${query}`)) as { text: string }
  if (file === undefined) process.stdout.write(text)
  else writeFileSync(file, text)
}

/** The subcommands. */
const ACTS = {
  import: async (client: ShopClient, file: string | undefined, { pictures, save }: Values): Promise<void> => {
    if (file === undefined || !existsSync(file))
      throw new CommandError(file === undefined ? USAGE : `There is no file ${file}.`)
    await importFile(client, file, { pictures, save: save === true })
  },
  export: (client: ShopClient, file: string | undefined, { format, shop }: Values): Promise<void> =>
    exportFile(client, file, formatOf(file ?? '.json', format), shop),
} as const

type Values = {
  readonly pictures?: string | undefined
  readonly save?: boolean | undefined
  readonly format?: string | undefined
  readonly shop?: string | undefined
}

const run = async (argv: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true })
  const [what = '', file] = positionals
  const act = Object.hasOwn(ACTS, what) ? ACTS[what as keyof typeof ACTS] : undefined
  if (act === undefined) throw new CommandError(USAGE)
  const client = await connectToShop(
    { dataDir: values['data-dir'], url: values.url, as: values.as, demoData: DEMO_DATA },
    process.env,
  )
  try {
    await act(client, file, values)
  } finally {
    await client.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
