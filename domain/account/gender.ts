/** api.md 6: 0 not said, 1 and 2 as the server family numbers them. */
export const GENDERS = [0, 1, 2] as const
export type Gender = (typeof GENDERS)[number]
