// Runs the bundled tests of one folder and then ends the process: some code under test (the peer SDK)
// leaves timers behind that would keep Node alive for ever.
import { parse } from 'uvu/parse'
import { run } from 'uvu/run'

const [folder] = process.argv.slice(2)
const { suites } = await parse(folder, '\\.test\\.js$', {})
await run(suites, {})
process.stdout.write('\n', () => process.exit(process.exitCode ?? 0))
