import { blocksOf, ruleText } from '../paint/critical.mjs'
import { outputOf, staticOutputs } from './graph.mjs'
import { neededSheets } from './needed-styles.mjs'
import { SHELL, writeSheet } from './styles.mjs'

const WHOLE = 'whole-'
const REST = 'rest-'
/** Files for pages that come drawn; the worker keeps the sheets that these are cut from. */
export const OF_DRAWN = new RegExp(`^(?:${WHOLE}|${REST})`)

/** Whatever of the face is loaded by itself: screens, and parts that come later. */
const entriesOf = ({ outputs }) =>
  Object.values(outputs)
    .map(({ entryPoint }) => entryPoint)
    .filter((file) => file && /^ui\/(?!i18n\/).*\.tsx?$/.test(file))

/** A screen, and all that it and the shell fetch by themselves when it stands there, but other screens. */
const partsOf = (metafile, screen, screens) => {
  const parts = new Set([screen, 'ui/main.tsx'])
  for (const part of parts) {
    for (const output of staticOutputs(metafile, outputOf(metafile, part))) {
      for (const { kind, path } of metafile.outputs[output].imports) {
        const asked = kind === 'dynamic-import' ? metafile.outputs[path]?.entryPoint : undefined
        if (asked && !screens.has(asked)) parts.add(asked)
      }
    }
  }
  return [...parts]
}

/** Rules for one language, which a page in another can do without, and all others. */
const byLanguage = (css) => {
  const blocks = blocksOf(css)
  const isSpoken = ({ head }) => head.includes(':lang(')
  const textOf = (some) => some.map(ruleText).join('')
  return {
    spoken: textOf(blocks.filter(isSpoken)),
    frame: textOf(blocks.filter((block) => !isSpoken(block))),
  }
}

/**
 * The sheets for pages that come drawn with their data. `frame` such a page holds itself, whole, ahead of all. What its
 * route needs beyond the frame is one file, `whole`: of sheets that most screens share (`shared`) only what this one uses.
 * What is left of those is `rest`, for whoever goes on to another screen. No rule is overruled by one that it overrules
 * elsewhere: who gives a component a class of its own uses it, so both are in `whole`, in their order.
 */
export const drawnStyles = async ({ metafile, outdir, screens, cut }) => {
  const { slices, ownerOf, hrefs, orderOf, frameFiles } = cut
  const files = new Set(screens.values())
  const needed = await neededSheets(entriesOf(metafile))
  const textOf = (isMeant) => slices.map(([file, text]) => (isMeant(file) ? text : '')).join('')
  const chunksOf = (screen) => staticOutputs(metafile, outputOf(metafile, screen))
  const isShared = (owner) =>
    [...files].filter((screen) => chunksOf(screen).has(owner)).length > files.size / 2
  const shared = new Set([...hrefs.keys()].filter((owner) => owner !== SHELL && isShared(owner)))
  const { spoken, frame } = byLanguage(textOf((file) => frameFiles.has(file)))
  const ofShell = textOf((file) => ownerOf(file) === SHELL && !frameFiles.has(file))
  const routes = {}
  for (const [name, screen] of screens) {
    const used = new Set(partsOf(metafile, screen, files).flatMap((file) => needed.get(file) ?? []))
    const order = orderOf((owner) => shared.has(owner) || chunksOf(screen).has(owner))
    const others = order.map((owner) =>
      textOf((file) => ownerOf(file) === owner && (!shared.has(owner) || used.has(file))),
    )
    const left = orderOf((owner) => shared.has(owner)).map((owner) =>
      textOf((file) => ownerOf(file) === owner && !used.has(file)),
    )
    routes[name] = {
      whole: writeSheet(outdir, WHOLE + name, [spoken, ofShell, ...others].join('')),
      rest: writeSheet(outdir, REST + name, left.join('')),
      parts: [SHELL, ...order].map((owner) => hrefs.get(owner)),
    }
  }
  return { frame, routes }
}
