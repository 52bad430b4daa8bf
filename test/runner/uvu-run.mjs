// Runs the bundled tests of one folder, or those whose path matches a pattern, and then ends the process: some code
// under test (the peer SDK) leaves timers behind that would keep Node alive for ever.
import { parse } from 'uvu/parse'

const [folder, pattern = '\\.test\\.js$'] = process.argv.slice(2)
const { suites } = await parse(folder, pattern, {})

// As uvu/run does, and says meanwhile which file it is in: who waits in vain wants to know for whom.
const tell = (file) => process.send?.(file)
globalThis.UVU_DEFER = 1
const { exec } = await import('uvu')
for (const [index, { name, file }] of suites.entries()) {
  globalThis.UVU_INDEX = index
  const queue = [name]
  globalThis.UVU_QUEUE.push(queue)
  tell(name)
  await import(`file:///${file}`)
  queue.splice(1, 0, () => {
    tell(name)
    return [[], 0, 0, 0]
  })
}
await exec(false)
process.stdout.write('\n', () => process.exit(process.exitCode ?? 0))
