import type { Database, Tx } from '../database.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'
import { expiryOf, type Purpose } from './link.ts'

export type LinkStore = ReturnType<typeof createLinkStore>

/** Mailed links. Their tokens are known to the mail alone. */
export function createLinkStore(db: Database) {
  return {
    /** Makes a link and answers its token. */
    async issue(tx: Tx, personId: string, purpose: Purpose, now: Date): Promise<string> {
      const token = newToken()
      const expiresAt = expiryOf(purpose, now)
      await tx.link.create({ data: { tokenHash: hashToken(token), personId, purpose, createdAt: now, expiresAt } })
      return token
    },

    find: (token: string, purpose: Purpose) => db.link.findUnique({ where: { tokenHash: hashToken(token), purpose } }),

    /** Uses a link up; false when somebody else has. */
    async use(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
      const { count } = await tx.link.updateMany({ where: { tokenHash, usedAt: null }, data: { usedAt: now } })
      return count === 1
    },

    /** Uses up whatever else was mailed to this person. */
    async voidAll(tx: Tx, personId: string, now: Date, purpose?: Purpose): Promise<void> {
      await tx.link.updateMany({
        where: { personId, usedAt: null, ...(purpose && { purpose }) },
        data: { usedAt: now },
      })
    },
  }
}
