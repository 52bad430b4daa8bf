import type { Build } from './build-files.ts'
import { createWorker } from './create-worker.ts'
import type { WorkerScope } from './worker-scope.ts'

// Written in by the build (ui/build/build-page.ts).
declare const __BUILD__: Build

// The types are those of a page: the scope of a worker, which this runs in, is not among them.
createWorker(globalThis as unknown as WorkerScope, __BUILD__, {
  now: Date.now,
  wait: (delayMs) => new Promise((resolve) => setTimeout(() => resolve(undefined), delayMs)),
})
