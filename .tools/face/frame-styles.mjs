import { classesIn, classesOf } from '../paint/critical.mjs'
import { staticInputs } from './graph.mjs'

/** Without classes, and yet not for every page that comes drawn: such a page is never empty, and shows few tints. */
const BY_NEED = ['ui/styles/empty-page.css', 'ui/styles/tints.css']

/**
 * The sheets of the shell that every page stands in: those without classes, those of which each first paint of a
 * visitor draws something, and those of what their components are made of. A page that comes drawn holds them whole,
 * ahead of all others, and fetches them no more. Whoever gives a component a class of its own imports it: so no rule
 * outside of these has been overruled by one of them.
 */
export const frameSheets = (metafile, sheets, pages) => {
  const drawn = pages.map(classesOf)
  const isDrawn = ([file, text]) =>
    (!file.endsWith('.module.css') && !BY_NEED.includes(file)) ||
    (drawn.length > 0 && drawn.every((page) => classesIn(text).some((name) => page.has(name))))
  const frame = new Set(sheets.filter(isDrawn).map(([file]) => file))
  const importers = Object.entries(metafile.inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => frame.has(path)))
    .map(([file]) => file)
    .filter((file) => file !== 'ui/main.tsx')
  const needed = new Set(importers.flatMap((file) => [...staticInputs(metafile, file)]))
  return new Set(sheets.map(([file]) => file).filter((file) => frame.has(file) || needed.has(file)))
}
