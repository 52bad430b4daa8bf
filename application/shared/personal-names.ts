/**
 * What the device keeps of whoever uses it, by its names; all of it goes at a sign-out. The ids of acts without an
 * answer are not among it: they tell nothing, and money moves once (decision 0005).
 */
export const PERSONAL = {
  returnPath: 'lintas_return',
  searches: 'lintas_searches.1',
  viewed: 'lintas_viewed.1',
  groups: 'lintas_groups.1',
  unselected: 'lintas_unselected.1',
  cards: 'lintas_chat_cards',
} as const
