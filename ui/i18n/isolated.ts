/** A name within a sentence, kept from turning the words beside it round where it runs from right to left. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
