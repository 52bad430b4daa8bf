import type { Build } from './build-files.ts'
import { createWorker } from './create-worker.ts'
import type { WorkerScope } from './worker-scope.ts'

// Written in by the build (.tools/face/worker.mjs).
declare const __BUILD__: Build

createWorker(globalThis as unknown as WorkerScope, __BUILD__, {
  now: Date.now,
  wait: (delayMs) => new Promise((resolve) => setTimeout(() => resolve(undefined), delayMs)),
})
