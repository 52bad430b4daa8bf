// biome-ignore lint/performance/noBarrelFile: it lives with the fake host, and hundreds of tests know it by this name
export * from '../../../adapters/fakes/fake-lifecycle.ts'
