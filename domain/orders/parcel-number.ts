/**
 * A courier's number in parts that an eye can follow: letters by themselves, digits in fours, a single digit that
 * is left with those before it. The parts together are the number, character by character.
 */
export const parcelParts = (number: string): readonly string[] =>
  number.match(/\d{4}(?=\d{2})|\d{1,5}|\D+/g) ?? []
