import fs from 'node:fs'

/**
 * inversify makes things in many ways; this app in one: values from factories, without decorators and without
 * code made from text (`adapters/container/provide.ts`, `jitless`). What only serves the other ways is replaced by
 * a function that says so, and the metadata of decorators by a table for the few marks the container sets itself.
 * The whole package is what runs in Node and in the tests; the browser tests run this.
 */
const UNUSED =
  /@inversifyjs[\\/]core[\\/]lib[\\/].*[\\/](?:\w+Jit|build\w*ConstructorArguments?Resolver|buildNoActivationsInstanceBindingNodeResolver|\w*ClassMetadata\w*|validateConstructorMetadataArray|resolveInstance\w+|resolvePostConstruct|setInstanceProperties|InstanceBindingNodeImplementation)\.js$/

/** Conditions on where a value is asked for (`when...`): no binding here has one. */
const CONDITIONS =
  /@inversifyjs[\\/]container[\\/]lib[\\/]binding[\\/]calculations[\\/]is(?:AnyAncestor|NoAncestor|NotParent|Parent)\w+\.js$/

/** Parts the container makes for itself at once, and uses for modules, plug-ins and snapshots only. */
const UNUSED_PARTS =
  /@inversifyjs[\\/]container[\\/]lib[\\/]container[\\/]services[\\/](?:ContainerModuleManager|PluginManager|SnapshotManager)\.js$/

/** Plans are kept by service alone: nothing here has a name or a tag, and all is bound before the first is asked for. */
const SMALL_PLANS = `
export class PlanResultCacheService {
  #plans = new Map()
  clearCache() { this.#plans.clear() }
  getByServiceIdentifier(service) { return this.#plans.get(service) }
  get({ serviceIdentifier, name, tag, isMultiple }) {
    if (name ?? tag ?? (isMultiple || undefined)) throw new Error("only single services are asked for in this app")
    return this.#plans.get(serviceIdentifier)
  }
  set({ serviceIdentifier }, plan) { this.#plans.set(serviceIdentifier, plan) }
  invalidateServiceBinding() { this.#plans.clear() }
  setNonCachedServiceNode() {}
  subscribe() {}
}`

const exportedNames = (source) => {
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)]
  const listed = [...source.matchAll(/^export\s*\{([^}]*)\}/gm)].flatMap(([, list]) => list.split(','))
  return [
    ...declared.map(([, name]) => name),
    ...listed.map((item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .pop(),
    ),
  ].filter(Boolean)
}

const SMALL_REFLECT = `
const kept = new WeakMap()
const at = (key, target) => kept.get(target)?.get(key)
Reflect.getOwnMetadata ??= at
Reflect.getMetadata ??= at
Reflect.defineMetadata ??= (key, value, target) => {
  if (!kept.has(target)) kept.set(target, new Map())
  kept.get(target).set(key, value)
}`

export const leanContainer = {
  name: 'lean-container',
  setup(build) {
    const refuseAll = ({ path: file }) => {
      const names = exportedNames(fs.readFileSync(file, 'utf8'))
      const refuse = 'function refuse() { throw new Error("only factories are bound in this app") }'
      return {
        contents: `${refuse}\nexport { ${names.map((name) => `refuse as ${name}`).join(', ')} }`,
        loader: 'js',
      }
    }
    build.onLoad({ filter: UNUSED }, refuseAll)
    build.onLoad({ filter: CONDITIONS }, refuseAll)
    build.onLoad({ filter: UNUSED_PARTS }, ({ path: file }) => ({
      contents: exportedNames(fs.readFileSync(file, 'utf8'))
        .map((name) => `export class ${name} {}`)
        .join('\n'),
      loader: 'js',
    }))
    build.onLoad({ filter: /planning[\\/]services[\\/]PlanResultCacheService\.js$/ }, () => ({
      contents: SMALL_PLANS,
      loader: 'js',
    }))
    build.onLoad({ filter: /reflect-metadata[\\/]ReflectLite\.js$/ }, () => ({
      contents: SMALL_REFLECT,
      loader: 'js',
    }))
    // React has had the hook itself since 18; wouter brings a copy for older ones.
    build.onLoad({ filter: /use-sync-external-store[\\/]shim[\\/]index\.js$/ }, () => ({
      contents: `export { useSyncExternalStore } from 'react'`,
      loader: 'js',
      resolveDir: process.cwd(),
    }))
  },
}
