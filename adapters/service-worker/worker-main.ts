import type { Build } from './build-files.ts'
import { createWorker } from './create-worker.ts'
import type { WorkerScope } from './worker-scope.ts'

// Replaced by the build (ui/build/build-page.ts).
declare const __BUILD__: Build

// The available types are those of a page; a worker's global scope has none here.
createWorker(globalThis as unknown as WorkerScope, __BUILD__, {
  now: Date.now,
  wait: (delayMs) => new Promise((resolve) => setTimeout(() => resolve(undefined), delayMs)),
})
