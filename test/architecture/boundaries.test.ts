import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { impurityIn, mayImport } from '../support/sources/import-rules.ts'
import { bareCode, importsOf, readSource, sourcesUnder } from '../support/sources/sources.ts'

const boundaries = suite('boundaries')

const RINGS = ['domain', 'application', 'adapters', 'ui']

const violationsIn = (file: string, code: string): readonly string[] =>
  importsOf(file, code)
    .filter((wanted) => !mayImport(file, wanted))
    .map(({ to }) => `${file} imports ${to}`)

boundaries('let every ring import only inner rings', () => {
  const violations = RINGS.flatMap(sourcesUnder).flatMap((file) => violationsIn(file, readSource(file)))
  assert.equal(violations, [])
})

boundaries('keep clock, randomness, timers and platform out of the domain', () => {
  const impure = sourcesUnder('domain')
    .map((file) => [file, impurityIn(readSource(file))] as const)
    .filter(([, found]) => found !== undefined)
  assert.equal(impure, [])
})

/** Imports on demand, of which the code may not come. */
const importsOnDemand = (code: string): number => bareCode(code).match(/\bimport\s*\(/g)?.length ?? 0

boundaries('let no use-case load code dynamically (decision 1)', () => {
  const late = sourcesUnder('application').filter((file) => importsOnDemand(readSource(file)) > 0)
  assert.equal(late, [])
  assert.ok(importsOnDemand(readSource('ui/main.tsx')) > 2)
})

boundaries('import reflect-metadata once, whole, where every composition root includes it', () => {
  const all = RINGS.flatMap(sourcesUnder)
  const importers = all.flatMap((file) =>
    importsOf(file, readSource(file))
      .filter(({ to }) => to.startsWith('reflect-metadata'))
      .map(({ to }) => [file, to]),
  )
  assert.equal(importers, [['adapters/container/provide.ts', 'reflect-metadata/lite']])
  const makers = all.filter((file) => /\bnew Container\(/.test(readSource(file)))
  assert.equal(makers, ['adapters/container/provide.ts'])
})

boundaries('are checked on files that exist', () => {
  const all = RINGS.flatMap(sourcesUnder)
  assert.ok(all.length > 150, `${all.length} files`)
  const found = all.flatMap((file) => importsOf(file, readSource(file)))
  assert.ok(found.length > all.length, `${found.length} imports`)
  assert.ok(found.some(({ isTypeOnly }) => isTypeOnly))
})

const refused: readonly (readonly [string, string])[] = [
  ['domain/cart/cart.ts', `import { map } from 'rxjs'`],
  ['domain/cart/cart.ts', `import type { ClockPort } from '../../application/ports/clock-port.ts'`],
  ['domain/cart/cart.ts', `export { readFile } from 'node:fs'`],
  ['application/cart/pay.ts', `import { useState } from 'react'`],
  ['application/cart/pay.ts', `import { map } from 'rxjs/internal/operators/map'`],
  ['application/cart/pay.ts', `import { createFetchHttp } from '../../adapters/http/fetch-http.ts'`],
  ['application/cart/pay.ts', `import { pay } from '../orders/pay.ts'`],
  ['adapters/http/fetch-http.ts', `import { Container } from 'inversify'`],
  ['adapters/http/fetch-http.ts', `import type { App } from '../../ui/app/App.tsx'`],
  ['adapters/http/fetch-http.ts', `const late = () => import('../embedded-backend/server.ts')`],
  ['adapters/container/create-app.ts', `import { createBackend } from '../embedded-backend/server.ts'`],
  ['adapters/messaging-package/node.ts', `import { ContainerModule } from 'inversify'`],
  ['adapters/messaging-package/node.ts', `import { createBackend } from '../embedded-backend/server.ts'`],
  ['adapters/embedded-backend/server.ts', `import { createFetchHttp } from '../http/fetch-http.ts'`],
  ['adapters/embedded-backend/server.ts', `import express from 'express'`],
  ['ui/cart/BagScreen.tsx', `import { map } from 'rxjs'`],
  ['ui/cart/BagScreen.tsx', `import { createCart } from '../../application/cart/create-cart.ts'`],
  ['ui/cart/BagScreen.tsx', `import { createApp } from '../../adapters/container/create-app.ts'`],
  ['ui/cart/BagScreen.tsx', `import { OrderScreen } from '../orders/OrderScreen.tsx'`],
  ['ui/cart/BagScreen.tsx', `import {\n  type App,\n  start,\n} from '../../application/app.ts'`],
  ['ui/components/frame/AppBar.tsx', `import { ROUTES } from '../../navigation/routes.ts'`],
  ['ui/hooks/use-query.ts', `import { Button } from '../components/actions/Button.tsx'`],
  ['ui/components/lists/List.tsx', `const late = () => import('../../app/late/start-late.ts')`],
  ['ui/navigation/navigator.ts', `import { BagScreen } from '../cart/BagScreen.tsx'`],
  ['ui/cart/BagScreen.tsx', `import type { ShellProps } from '../app/Shell.tsx'`],
  ['ui/main.tsx', `import { createBackend } from '../adapters/embedded-backend/server.ts'`],
]

for (const [file, code] of refused) {
  boundaries(`refuse in ${file}: ${code.replaceAll('\n', ' ')}`, () => {
    assert.is(violationsIn(file, code).length, 1)
  })
}

const allowed: readonly (readonly [string, string])[] = [
  ['application/cart/pay.ts', `import { map } from 'rxjs'`],
  ['application/cart/pay.ts', `import { sum } from '../../domain/cart/totals.ts'`],
  ['application/cart/pay.ts', `import type { SessionState } from '../session/session-state.ts'`],
  ['adapters/messaging-package/node.ts', `import { createWsSocket } from '../socket/ws-socket.ts'`],
  ['ui/cart/BagScreen.tsx', `import type { App } from '../../application/app.ts'`],
  ['ui/cart/BagScreen.tsx', `import { Button } from '../components/kit.ts'`],
  ['ui/cart/BagScreen.tsx', `import { hasScreen } from '../navigation/routes.ts'`],
  ['ui/navigation/routes.ts', `const lazy = () => import('../cart/BagScreen.tsx')`],
  ['ui/app/Shell.tsx', `import { KeptPages } from '../navigation/KeptPages.tsx'`],
  ['ui/cart/BagScreen.tsx', `// import { map } from 'rxjs'`],
]

for (const [file, code] of allowed) {
  boundaries(`allow in ${file}: ${code}`, () => {
    assert.equal(violationsIn(file, code), [])
  })
}

boundaries('tell a clock in code from one in a comment or a string', () => {
  assert.is(impurityIn('const now = Date.now()'), 'Date.')
  assert.is(impurityIn('const at = new Date(0)'), 'new Date')
  assert.is(impurityIn('const coin = Math.random() < 0.5'), 'Math.random')
  assert.is(impurityIn(`// Date.now() is the caller's\nconst text = 'Date.now()'`), undefined)
})

boundaries.run()
