/** A member of a channel (requirement M3). */
export type Subscriber = {
  readonly uid: string
  readonly name: string
  readonly avatar: string
  readonly version: number
  readonly isDeleted: boolean
}

/** The version to ask the host for changes since: the highest of all, whatever their order. */
export const subscriberVersion = (members: readonly Subscriber[]): number =>
  members.reduce((highest, member) => Math.max(highest, member.version), 0)

/** Members after a sync: a newer version replaces an older one; the deleted stay, so that their version counts. */
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

/** Who is shown as a member: whoever has not left. */
export const presentSubscribers = (members: readonly Subscriber[]): readonly Subscriber[] =>
  members.filter((member) => !member.isDeleted)
