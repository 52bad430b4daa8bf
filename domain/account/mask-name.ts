import { firstOf } from '../shared/text.ts'

/** A name that does not give its owner away: "Sari Wijaya" becomes "S*** W." (api.md 5), whichever of the two is there. */
export const maskName = (given: string, family: string): string => {
  const [initial, last] = [given, family].map((name) => firstOf(name.trim(), 1))
  return `${initial}***${last ? ` ${last.toUpperCase()}.` : ''}`
}

/** What shoppers see of each other in a conversation: no more than in reviews. "Sari" becomes "S***". */
export const maskNickname = (nickname: string): string => maskName(nickname, '')
