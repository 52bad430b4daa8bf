import { followParent } from '../follow-parent.mjs'

/** Preloaded into the shop that a test opens: a run that is ended from outside must leave nobody behind. */
followParent(() => process.kill(process.pid, 'SIGTERM'))
