import fs from 'node:fs'
import path from 'node:path'

const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense'])

const packageOf = (input) => {
  const at = input.lastIndexOf('node_modules/')
  if (at < 0) return undefined
  const [scope, name] = input.slice(at + 'node_modules/'.length).split('/')
  return (
    input.slice(0, at) + path.posix.join('node_modules', scope.startsWith('@') ? `${scope}/${name}` : scope)
  )
}

const textIn = (folder) => {
  const name = fs.readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file))
  return name ? fs.readFileSync(path.join(folder, name), 'utf8').trim() : ''
}

/** Fails on a package in the bundle (or one whose pictures and icons we serve) under an unwelcome licence. */
export const checkLicences = (metafile, outfile) => {
  const served = ['node_modules/lucide-static', 'node_modules/@lobehub/fluent-emoji-3d']
  const folders = new Set([...Object.keys(metafile.inputs).map(packageOf).filter(Boolean), ...served])
  const parts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    if (!ALLOWED.has(license))
      throw new Error(`${name} ${version} is under ${license}, which is not on our list`)
    return `${name} ${version} (${license})\n\n${textIn(folder)}`
  })
  fs.writeFileSync(outfile, `${parts.join('\n\n---\n\n')}\n`)
  return parts.length
}
