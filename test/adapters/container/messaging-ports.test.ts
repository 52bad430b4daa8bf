import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createContainer } from '../../../adapters/container/create-app.ts'
import { createNodeHost } from '../../../adapters/container/node-host.ts'
import { get } from '../../../adapters/container/provide.ts'
import { MESSAGING_PORTS } from '../../../adapters/container/tokens.ts'

const ports = suite('messaging ports of a host on Node')

ports('store rows beside the host’s file, and nowhere when there is no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintas-ports-'))
  const file = join(folder, 'state.json')
  const rowsOf = async (path?: string) => {
    const host = createNodeHost(path === undefined ? {} : { file: path })
    const records = get(createContainer(host, { baseUrl: '' }), MESSAGING_PORTS.records)
    const listed = await records.list('rows', '')
    await records.change('rows', [{ put: { key: 'a', value: 1 } }])
    return listed.ok && listed.value
  }
  assert.equal([await rowsOf(file), await rowsOf(file)], [[], [{ key: 'a', value: 1 }]])
  assert.equal([await rowsOf(), await rowsOf()], [[], []])
  rmSync(folder, { recursive: true, force: true })
})

ports.run()
