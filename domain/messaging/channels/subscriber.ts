/** A member of a channel (requirement M3). */
export type Subscriber = {
  readonly uid: string
  readonly name: string
  readonly avatar: string
  readonly version: number
  readonly isDeleted: boolean
}

/** The version to send when asking for changes: the highest of all members. */
export const subscriberVersion = (members: readonly Subscriber[]): number =>
  members.reduce((highest, member) => Math.max(highest, member.version), 0)

/**
 * Members after a sync: a newer version replaces an older one; deleted members are kept, because their version
 * counts.
 */
export const mergeSubscribers = (
  members: readonly Subscriber[],
  changes: readonly Subscriber[],
): readonly Subscriber[] => {
  if (changes.length === 0) return members
  const byUid = new Map(members.map((member) => [member.uid, member]))
  for (const change of changes) {
    const known = byUid.get(change.uid)
    if (!known || known.version <= change.version) byUid.set(change.uid, change)
  }
  return [...byUid.values()]
}

/** The members to show: all that are not deleted. */
export const presentSubscribers = (members: readonly Subscriber[]): readonly Subscriber[] =>
  members.filter((member) => !member.isDeleted)
