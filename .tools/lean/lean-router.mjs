/**
 * wouter here draws links and asks our own navigator where it is (`ui/app/navigation/router-hooks.ts`); its reading of the
 * browser's address, which also patches `history`, and its patterns are never used. They do not ship.
 */
export const leanRouter = {
  name: 'lean-router',
  setup(build) {
    build.onLoad({ filter: /wouter[\\/]src[\\/]use-browser-location\.js$/ }, () => ({
      contents: `const none = () => { throw new Error('the app brings its own location') }
export { none as useBrowserLocation, none as useLocationProperty, none as useSearch, none as usePathname, none as useHistoryState, none as navigate }`,
      loader: 'js',
    }))
    build.onLoad({ filter: /regexparam[\\/]dist[\\/]index\.m?js$/ }, () => ({
      contents: `export const parse = () => { throw new Error('the app matches its own routes') }
export const inject = parse`,
      loader: 'js',
    }))
  },
}
