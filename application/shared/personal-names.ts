/**
 * The storage names under which the device keeps what is personal; all are removed at a sign-out. The request ids of
 * unanswered calls are not among them: they tell nothing of the shopper, and keep money from moving twice (decision 5).
 */
export const PERSONAL = {
  returnPath: 'lintas_return',
  searches: 'lintas_searches.1',
  viewed: 'lintas_viewed.1',
  groups: 'lintas_groups.1',
  unselected: 'lintas_unselected.1',
  cards: 'lintas_chat_cards',
} as const
