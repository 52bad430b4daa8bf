/** Whether somebody has asked their browser to save data: nothing is fetched ahead then. */
export const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
