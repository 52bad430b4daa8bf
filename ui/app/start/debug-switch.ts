const NAME = 'lintas_debug'

/** `?debug` in the address writes diagnostics to the console from now on; `?debug=0` ends that. */
export const applyDebugSwitch = (
  search: string,
  device: () => Pick<Storage, 'setItem' | 'removeItem'>,
): void => {
  const wish = new URLSearchParams(search).get('debug')
  if (wish === null) return
  try {
    if (wish === '0') device().removeItem(NAME)
    else device().setItem(NAME, '1')
  } catch {
    // Private mode, or cookies blocked: nothing is remembered, and nothing written.
  }
}
