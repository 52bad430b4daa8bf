import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { circlesIn, type ImportGraph, ROUTE_TABLE } from '../support/sources/import-rules.ts'
import { importsOf, readSource, sourcesUnder } from '../support/sources/sources.ts'

const circles = suite('circular imports')

const graphOf = (files: readonly string[]): ImportGraph =>
  new Map(
    files.map((file) => [
      file,
      importsOf(file, readSource(file))
        .filter(({ isPackage }) => !isPackage)
        .map(({ to }) => to)
        // The route table loads the screens of a context on demand, and screens ask it for links: the one way round.
        .filter((to) => !(file === ROUTE_TABLE && to.startsWith('ui/app/contexts/'))),
    ]),
  )

circles('do not exist, of code or of types', () => {
  const graph = graphOf(['domain', 'application', 'adapters', 'ui'].flatMap(sourcesUnder))
  assert.ok(graph.size > 1000, `${graph.size} files`)
  assert.equal(circlesIn(graph), [])
})

circles('are distinguished from imports that only meet', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ])
  assert.equal(circlesIn(graph), [])
})

circles('are found through any number of files', () => {
  const graph = new Map([
    ['door', ['a']],
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'x']],
    ['x', ['y']],
    ['y', ['x']],
    ['self', ['self']],
  ])
  assert.equal(circlesIn(graph), [['a', 'b', 'c'], ['self'], ['x', 'y']])
})

circles.run()
