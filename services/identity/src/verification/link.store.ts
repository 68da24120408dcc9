import type { Database, Tx } from '../database.ts'
import type { Link } from '../generated/client.ts'
import { hashToken, newToken } from '../secrets/token.ts'
import { expiryOf, type Purpose, replacesOlder } from './link.ts'

export type LinkStore = ReturnType<typeof createLinkStore>

/** Mailed links. Their tokens are known to the mail alone. */
export function createLinkStore(db: Database) {
  /** Uses up a person's other links, for these purposes or for any. */
  async function voidAll(tx: Tx, personId: string, now: Date, ...purposes: Purpose[]): Promise<void> {
    await tx.link.updateMany({
      where: { personId, usedAt: null, ...(purposes.length > 0 && { purpose: { in: purposes } }) },
      data: { usedAt: now },
    })
  }

  return {
    voidAll,

    /** Uses up all links of this person, and deletes the addresses, also of links used up long ago. */
    async forgetAll(tx: Tx, personId: string, now: Date): Promise<void> {
      await voidAll(tx, personId, now)
      await tx.link.updateMany({ where: { personId }, data: { address: null } })
    },

    /** Makes a link for this address of a person, and returns its token. Older ones for the same purpose end, where only one may hold. */
    async issue(tx: Tx, { id, email }: { id: string; email: string }, purpose: Purpose, now: Date): Promise<string> {
      if (replacesOlder[purpose]) await voidAll(tx, id, now, purpose)
      const token = newToken()
      const link = { tokenHash: hashToken(token), personId: id, address: email, purpose }
      await tx.link.create({ data: { ...link, createdAt: now, expiresAt: expiryOf(purpose, now) } })
      return token
    },

    find: (token: string, ...purposes: Purpose[]) =>
      db.link.findUnique({ where: { tokenHash: hashToken(token), purpose: { in: purposes } } }),

    /** Lets links sent to an address so far undo its change until this moment. */
    async keepUndo(tx: Tx, { id, email }: { id: string; email: string }, until: Date): Promise<void> {
      await tx.link.updateMany({
        where: { personId: id, purpose: 'undo', address: email, usedAt: null },
        data: { expiresAt: until },
      })
    },

    /** Uses a link up; false when it was used already. */
    async use(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
      const { count } = await tx.link.updateMany({ where: { tokenHash, usedAt: null }, data: { usedAt: now } })
      return count === 1
    },

    /**
     * Uses up this person's links, except those that lead back to an address from before this link's: who took the
     * account over and then changed its address again must not be able to take the way back from its owner.
     */
    async voidSince(tx: Tx, { personId, address, createdAt }: Link, now: Date): Promise<void> {
      const sinceThen = [{ purpose: { not: 'undo' } }, { createdAt: { gte: createdAt } }, { address }]
      await tx.link.updateMany({ where: { personId, usedAt: null, OR: sinceThen }, data: { usedAt: now } })
    },
  }
}
