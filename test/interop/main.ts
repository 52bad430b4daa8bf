import { parseArgs } from 'node:util'
import { runInterop, type Target } from './interop.ts'

const USAGE = 'Usage: npm run interop -- --ws ws://host:port --api http://host:port [--manager-token T]'

const readTarget = (): Target | undefined => {
  const { values } = parseArgs({
    options: { ws: { type: 'string' }, api: { type: 'string' }, 'manager-token': { type: 'string' } },
  })
  const { ws, api, 'manager-token': managerToken } = values
  if (ws === undefined || api === undefined) return undefined
  return { ws, api, ...(managerToken !== undefined && { managerToken }) }
}

const run = async (target: Target): Promise<number> => {
  const verdicts = await runInterop(target, ({ name, fault, ms }) => {
    console.log(
      `${fault === undefined ? 'ok  ' : 'FAIL'} ${name}  ${ms} ms${fault === undefined ? '' : `\n     ${fault}`}`,
    )
  })
  const failed = verdicts.filter(({ fault }) => fault !== undefined).length
  console.log(`${verdicts.length - failed} passed, ${failed} failed`)
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
