import { createHash, randomBytes } from 'node:crypto'
import { notificationCalls as calls } from '@storyright/contracts/http'
import type { NotificationKind } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addressLimit } from '../content/write-limit.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { preferenceOf } from './preference.rules.ts'
import { findPreferences, keepPreferences } from './preference.store.ts'

/** What a mail program may post (RFC 8058), besides JSON. Its body adds nothing to the address. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const FORM_BYTES = 4_096

export function unsubscribeRoutes(app: FastifyInstance, deps: Deps, perMinute: number): void {
  const admit = addressLimit(deps, { name: 'unsubscribe', perMinute })
  app.register(async (scope) => {
    scope.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    )
    serve(scope, calls.unsubscribe, async ({ params: { token }, request }) => {
      await admit(request.ip)
      return unsubscribe(deps, token)
    })
  })
  serve(app, calls.unsubscribing, async ({ params: { token }, request, reply }) => {
    // Somebody has followed the link itself: a page asks them, or shows that the link is dead.
    if (/^\s*text\/html/i.test(request.headers.accept ?? ''))
      return reply.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 302) as never
    return readUnsubscribing(deps.db, token)
  })
}

const BYTES = 32

/** What the link of one mail ends. */
export interface UnsubscribeToken {
  /** The token's SHA-256: a leak of the database unsubscribes nobody. */
  id: string
  personId: string
  kinds: NotificationKind[]
  at: Date
}

/** Makes the token of a new mail, and its row. */
export function unsubscribeToken(its: Omit<UnsubscribeToken, 'id'>): { token: string; row: UnsubscribeToken } {
  const token = randomBytes(BYTES).toString('base64url')
  return { token, row: { id: hashOf(token), ...its } }
}

/** What the link of a mail would end, or has ended; of the person nothing. */
interface UnsubscribeResult {
  kinds: NotificationKind[]
  isStopped: boolean
}

async function readUnsubscribing(db: Tx, token: string): Promise<UnsubscribeResult> {
  const { personId, kinds } = await findToken(db, token)
  const chosen = (await findPreferences(db, [personId])).get(personId)
  return { kinds, isStopped: kinds.every((kind) => preferenceOf(chosen, kind).mail === 'never') }
}

/** Ends the mails of the kinds that one of them was about; again changes nothing. The token is the permission. */
function unsubscribe(
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  token: string,
): Promise<UnsubscribeResult> {
  return transaction(async (tx) => {
    const { personId, kinds } = await findToken(tx, token)
    const choices = kinds.map((kind) => ({ kind, mail: 'never' as const }))
    await keepPreferences(tx, { clock }, personId, choices)
    return { kinds, isStopped: true }
  })
}

async function findToken(db: Tx, token: string): Promise<UnsubscribeToken> {
  const row = await db.unsubscribeToken.findUnique({ where: { id: hashOf(token) } })
  if (!row) throw communityRefusals.unsubscribeLinkUnknown()
  return row as UnsubscribeToken
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
