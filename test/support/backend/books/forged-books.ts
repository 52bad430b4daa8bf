import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import type { Database } from '../../../../adapters/embedded-backend/database/database.ts'
import { undone } from '../database/undone.ts'

/** The checks of the audit that fail once these statements have been at the books; the books are as before then. */
export const findingsWith = (
  database: Database,
  ...forgeries: readonly string[]
): Promise<readonly string[]> =>
  undone(database, async (tx) => {
    for (const forgery of forgeries) await tx.query(forgery)
    return (await audit(tx)).map((finding) => finding.check)
  })
