import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type ActField, findAct, STAFF_ACTS, type StaffAct } from '../../../domain/staff/acts.ts'
import { isStaffKind, STAFF_KINDS, type StaffKind, type StaffRow } from '../../../domain/staff/queue.ts'
import { askPassword, CommandError, connectToShop, type ShopClient } from './shop-client.ts'

// `npm run staff -- …`: staff actions from the command line. It makes the same calls as the page (api.md 9).

// Next to the program itself, wherever it is bundled.
const DEMO_DATA = fileURLToPath(new URL('demo-data', import.meta.url))

const USAGE = `npm run staff -- add NAME --role owner|clerk [--shop ID]   (password: LINTAS_STAFF_NEW_PASSWORD, typed or piped in)
npm run staff -- list [KIND] [--filter F] [--search WORDS]
npm run staff -- lock NAME | unlock NAME | reset NAME
npm run staff -- show KIND ID
npm run staff -- KIND ACT ID [--field value …]      every act of docs/api.md 9; ID or the number that people say
npm run staff -- ship ORDER --courier NAME --tracking NUMBER      an act alone, where no other has its name
npm run staff -- acts [KIND]
Options: --as NAME (for whom), --data-dir DIR, --url URL (a shop elsewhere), --json. A value of @FILE is read from the file.`

const COMMON = {
  as: { type: 'string' },
  'data-dir': { type: 'string' },
  url: { type: 'string' },
  json: { type: 'boolean', default: false },
  filter: { type: 'string' },
  search: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const optionOf = (name: string): string => name.replaceAll('_', '-')

const optionsFor = (act: StaffAct | undefined) => ({
  ...COMMON,
  version: { type: 'string' } as const,
  'request-id': { type: 'string' } as const,
  ...Object.fromEntries((act?.fields ?? []).map(({ name }) => [optionOf(name), { type: 'string' } as const])),
})

/** The action named by the arguments before the options, and the remaining arguments. */
const actIn = (
  words: readonly string[],
): { readonly act: StaffAct; readonly rest: readonly string[] } | undefined => {
  const [first = '', second = '', ...rest] = words
  const named = findAct(first, second)
  if (named) return { act: named, rest }
  // Staff accounts are managed only by this command.
  const own = findAct('staff', first)
  if (own) return { act: own, rest: words.slice(1) }
  const found = STAFF_ACTS.filter(({ act }) => act === first)
  const [only] = found
  if (found.length > 1)
    throw new CommandError(`Of what? ${found.map(({ kind }) => `${kind} ${first}`).join(', ')}.`)
  return only && { act: only, rest: words.slice(1) }
}

const JSON_TYPES: ReadonlySet<ActField['type']> = new Set([
  'texts',
  'rich-texts',
  'options',
  'variants',
  'attributes',
  'parcels',
])
const LIST_TYPES: ReadonlySet<ActField['type']> = new Set(['list', 'pictures'])

const readValue = ({ name, type }: ActField, typed: string): unknown => {
  const text = typed.startsWith('@') ? readFileSync(typed.slice(1), 'utf8') : typed
  if (LIST_TYPES.has(type)) return text.split(',').map((one) => one.trim())
  if (!JSON_TYPES.has(type)) return text
  try {
    return JSON.parse(text)
  } catch {
    // A single text, in the shop's main language.
    if (type === 'texts' || type === 'rich-texts') return { dgn: text }
    throw new CommandError(`--${optionOf(name)} is JSON, as docs/api.md 9 has it.`)
  }
}

/** An id as given, or the id of the item with that number or name. */
const idOf = async (client: ShopClient, kind: StaffKind, typed: string): Promise<string> => {
  if (/^\d+$/.test(typed) && kind !== 'staff') return typed
  if (kind === 'promo' || kind === 'network' || kind === 'courier') return typed
  const { code, msg, data } = await client.get(
    `/list?kind=${kind}&filter=all&search=${encodeURIComponent(typed)}&limit=100`,
  )
  if (code !== 1) throw new CommandError(msg)
  const rows = (data.rows as readonly StaffRow[]).filter(
    ({ number, id }) => number.toLowerCase() === typed.toLowerCase() || id === typed,
  )
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new CommandError(`There is no ${kind} ${typed}.`)
  return row.id
}

const show = (value: unknown): void => console.log(JSON.stringify(value, null, 2))

const listRows = async (
  client: ShopClient,
  kind: StaffKind,
  values: Record<string, unknown>,
): Promise<void> => {
  const query = new URLSearchParams({ kind, limit: '100' })
  for (const name of ['filter', 'search'] as const)
    if (typeof values[name] === 'string') query.set(name, values[name])
  const { code, msg, data } = await client.get(`/list?${query}`)
  if (code !== 1) throw new CommandError(msg)
  if (values['json'] === true) return show(data)
  for (const row of data.rows as readonly StaffRow[]) {
    const cells = [
      row.id,
      row.number,
      row.status,
      row.who?.name,
      row.shop?.name,
      row.amount && `$${row.amount}`,
      row.title,
    ]
    console.log(cells.filter(Boolean).join('  '))
  }
  console.log(
    data.filters.map(({ key, count }: { key: string; count: number }) => `${key} ${count}`).join(', '),
  )
}

const doAct = async (
  client: ShopClient,
  act: StaffAct,
  rest: readonly string[],
  values: Record<string, unknown>,
): Promise<void> => {
  const [typed] = rest
  const isNew = act.kind === 'staff' && act.act === 'add'
  if (rest.length > 1) throw new CommandError(`What is "${rest[1]}"? Options begin with --.`)
  const body: Record<string, unknown> = {}
  if (isNew) body['name'] = typed
  else if (typed !== undefined) body['id'] = await idOf(client, act.kind, typed)
  for (const field of act.fields) {
    const value = values[optionOf(field.name)]
    if (typeof value === 'string') body[field.name] = readValue(field, value)
  }
  for (const [option, name] of [
    ['version', 'version'],
    ['request-id', 'request_id'],
  ] as const)
    if (typeof values[option] === 'string') body[name] = values[option]
  if (act.fields.some(({ type }) => type === 'password'))
    body['new_password'] = await askPassword(process.env)
  const { code, msg, data } = await client.post(`/act/${act.kind}/${act.act}`, body)
  if (code !== 1) throw new CommandError(msg)
  if (values['json'] === true) return show(data)
  if (data.results) return show(data.results)
  console.log(
    `${act.kind} ${data.id}: ${act.act}, done by ${data.journal.who.name} (journal ${data.journal.id})`,
  )
}

const describe = (kind: string | undefined): void => {
  for (const { kind: of, act, fields } of STAFF_ACTS.filter(
    (one) => kind === undefined || one.kind === kind,
  )) {
    const typed = fields.map(({ name, isRequired, choices, type }) => {
      const shown = `--${optionOf(name)} ${choices?.join('|') ?? type}`
      return isRequired ? shown : `[${shown}]`
    })
    console.log([of, act, ...typed].join(' '))
  }
}

const run = async (argv: readonly string[]): Promise<void> => {
  const dashed = argv.findIndex((word) => word.startsWith('-'))
  const words = dashed < 0 ? argv : argv.slice(0, dashed)
  const [first] = words
  const isList = first === 'list' || first === 'show' || first === 'acts'
  const found = isList ? undefined : actIn(words)
  // A new password is never an argument: others on the machine could see it.
  const options = Object.fromEntries(
    Object.entries(optionsFor(found?.act)).filter(([name]) => name !== 'new-password'),
  )
  const { values, positionals } = parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    strict: true,
  })
  if (values['help'] === true || first === undefined) return console.log(USAGE)
  if (first === 'acts') return describe(words[1])
  if (!isList && found === undefined)
    throw new CommandError(`There is no act "${words.join(' ')}".\n${USAGE}`)
  const text = (name: string): string | undefined =>
    typeof values[name] === 'string' ? (values[name] as string) : undefined
  const client = await connectToShop(
    { dataDir: text('data-dir'), url: text('url'), as: text('as'), demoData: DEMO_DATA },
    process.env,
  )
  try {
    if (found)
      return await doAct(client, found.act, positionals.slice(words.length - found.rest.length), values)
    const kind = words[1] ?? 'staff'
    if (!isStaffKind(kind)) throw new CommandError(`A kind is one of ${STAFF_KINDS.join(', ')}.`)
    if (first === 'list') return await listRows(client, kind, values)
    const id = await idOf(client, kind, words[2] ?? '')
    const { code, msg, data } = await client.get(`/item?kind=${kind}&id=${encodeURIComponent(id)}`)
    if (code !== 1) throw new CommandError(msg)
    show(data)
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
