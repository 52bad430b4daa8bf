import { namesOfTransaction } from '../../../domain/wallet/recharge.ts'
import { AuditNumber } from '../../../domain/wallet/records.ts'
import { first, type Sql } from '../database/database.ts'

type Proof = { readonly id: number; readonly tx_hash: string; readonly evidence: string | null }

/** Serialises recharges with the same proof: the second waits for the first one's transaction. */
const waitFor = (tx: Sql, proof: string | undefined) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [proof])

/** Whether the transaction was already credited. */
export const isPaidBefore = async (tx: Sql, { tx_hash, id }: Proof): Promise<boolean> => {
  if (tx_hash === '') return false
  const names = namesOfTransaction(tx_hash)
  await waitFor(tx, names[0])
  const used = await tx.query(
    `select 1 from recharges where tx_hash = any($1) and status = ${AuditNumber.passed} and id <> $2`,
    [names, id],
  )
  return used.length > 0
}

/** Whether the same picture has already proven a recharge, even if uploaded again or by somebody else. */
export const isProofBefore = async (tx: Sql, { evidence, id }: Proof): Promise<boolean> => {
  const file = await first(
    tx.query<{ content_hash: string | null }>('select content_hash from private_files where name = $1', [
      evidence,
    ]),
  )
  const content = file?.content_hash
  if (!content) return false
  await waitFor(tx, content)
  const used = await tx.query(
    `select 1 from recharges r join private_files f on f.name = r.evidence
     where f.content_hash = $1 and r.status = ${AuditNumber.passed} and r.id <> $2 limit 1`,
    [content, id],
  )
  return used.length > 0
}

/** Whether a transaction or picture was already used, by anybody. Locks are taken in this order. */
export const isProofSpent = async (tx: Sql, proof: Proof): Promise<boolean> =>
  (await isPaidBefore(tx, proof)) || (await isProofBefore(tx, proof))
