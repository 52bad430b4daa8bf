import { parseArgs } from 'node:util'
import { runInterop, type Target, type Verdict } from './interop.ts'

const USAGE =
  'Usage: npm run interop -- --ws ws://host:port --api http://host:port [--manager-token T] [--protocol 4|5]'

const readTarget = (): Target | undefined => {
  const { values } = parseArgs({
    options: {
      ws: { type: 'string' },
      api: { type: 'string' },
      'manager-token': { type: 'string' },
      protocol: { type: 'string' },
    },
  })
  const { ws, api, 'manager-token': managerToken, protocol } = values
  if (ws === undefined || api === undefined) return undefined
  return {
    ws,
    api,
    ...(managerToken !== undefined && { managerToken }),
    ...(protocol !== undefined && { protocol: Number(protocol) }),
  }
}

const lineOf = ({ name, fault, lacks, differs, ms }: Verdict): string => {
  if (fault !== undefined) return `FAIL ${name}  ${ms} ms\n     ${fault}`
  if (differs !== undefined) return `diff ${name}  ${ms} ms\n     ${differs}`
  return lacks === undefined ? `ok   ${name}  ${ms} ms` : `none ${name}\n     the server has no ${lacks}`
}

const run = async (target: Target): Promise<number> => {
  const verdicts = await runInterop(target, (verdict) => console.log(lineOf(verdict)))
  const failed = verdicts.filter(({ fault }) => fault !== undefined).length
  const lacking = verdicts.filter(({ lacks }) => lacks !== undefined).length
  const other = verdicts.filter(({ differs }) => differs !== undefined).length
  const without = lacking > 0 ? `, ${lacking} not offered by this server` : ''
  const differing = other > 0 ? `, ${other} done otherwise by this server` : ''
  console.log(`${verdicts.length - failed - lacking - other} passed, ${failed} failed${without}${differing}`)
  return failed === 0 ? 0 : 1
}

const target = readTarget()
if (!target) console.error(USAGE)
const code = target
  ? await run(target).catch((cause: unknown) => {
      console.error(`The server cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`)
      return 1
    })
  : 1
process.exit(code)
