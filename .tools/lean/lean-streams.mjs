/**
 * The streams of this app never fail and are read one at a time (`application/shared/state-stream.ts`): what rxjs
 * keeps for errors thrown inside a subscription is not shipped but in its simplest form.
 */
export const leanStreams = {
  name: 'lean-streams',
  setup(build) {
    build.onLoad({ filter: /rxjs[\\/]dist[\\/]esm[\\/]internal[\\/]util[\\/]errorContext\.js$/ }, () => ({
      contents: 'export const errorContext = (run) => run()\nexport const captureError = () => {}',
      loader: 'js',
    }))
    build.onLoad(
      { filter: /rxjs[\\/]dist[\\/]esm[\\/]internal[\\/]util[\\/]reportUnhandledError\.js$/ },
      () => ({
        contents: 'export const reportUnhandledError = (fault) => { setTimeout(() => { throw fault }) }',
        loader: 'js',
      }),
    )
  },
}
