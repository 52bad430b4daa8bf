import { run as runScript } from './script.mjs'
import { withPostgres } from './test/postgres.mjs'

/** `load`: the load on one server process, on PGlite and on a PostgreSQL of its own whose commits are durable. */
export const run = ({ args }) =>
  withPostgres(
    (url) => {
      process.env.LINTAS_TEST_DATABASE = url
      return runScript({ command: 'bench', args: ['load', ...args] })
    },
    { isDurable: true },
  )
