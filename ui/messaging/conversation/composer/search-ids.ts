import type { ScreenProps } from '../../../navigation/screen.ts'

const LONGEST_ID = 40

/** An id of the address, as far as it can be one. */
export const idIn = (search: ScreenProps['search'], name: string): string | undefined => {
  const id = search.get(name) ?? ''
  return /^[\w-]+$/.test(id) && id.length <= LONGEST_ID ? id : undefined
}
