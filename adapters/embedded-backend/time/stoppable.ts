/** Work that goes on until it is told to stop; `stop` resolves when nothing of it runs any more. */
export type Stoppable = { stop(): Promise<void> }
