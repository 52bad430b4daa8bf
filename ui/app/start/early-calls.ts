/**
 * The calls that the first screenful of a route waits for, by the route's name. The page's own first lines send them,
 * together with the code that will read them. `$1`, `$2` are the parts of the path after its name; a call whose
 * parts are not all there is left out. Spelled exactly as the API client spells them, or they are sent for nothing:
 * `test/browser/loading/first-load.test.ts` watches.
 */
export const EARLY_CALLS: Readonly<Record<string, readonly string[]>> = {
  home: ['/api/index/banner', '/api/index/category', '/api/index/hot_product?page=1&limit=10'],
  detail: ['/api/product/detail?product_id=$1&mer_id=$2'],
}
