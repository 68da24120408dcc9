import type { Enrichments } from '@storyright/contracts/http'
import type { EnrichmentAction, EnrichmentSource, Viewer } from '@storyright/contracts/vocabulary'
import { addAuditRow } from '../audit/audit-rows.ts'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { requireManaged } from '../listings/known-listing.ts'
import { count } from '../look-ups/count-rows.ts'
import { type Decision, type LookUpRow, lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { publishEnriched } from '../published/publish-enriched.ts'
import { afterChoice, afterRefusal } from './decided.ts'
import { enrichmentsOf } from './read-enrichments.ts'

type DecideEnrichmentDeps = Pick<Deps, 'db' | 'askCatalogue' | 'transaction' | 'clock' | 'outbox' | 'sources'>

interface Wish {
  viewer: Viewer
  listingId: string
  source: EnrichmentSource
  action: EnrichmentAction
  candidateId: string | null
}

/** Chooses a candidate, marks it as not this work, or takes that back. */
export async function decideEnrichment(
  deps: DecideEnrichmentDeps,
  { viewer, listingId: text, source: name, action, candidateId }: Wish,
): Promise<Enrichments> {
  const { db, transaction, clock, sources } = deps
  const listing = await requireManaged(deps, text, viewer)
  const _id = rowId(name, listing.id)
  await transaction(async (tx) => {
    const session = { session: tx }
    const row = await lookUpRows.of(db).findOne({ _id }, session)
    if (!row) throw enrichmentRefusals.candidateGone()
    const after = action === 'undo' ? undone(row) : decided(row)
    await lookUpRows.of(db).updateOne({ _id }, { $set: after }, session)
    await count(tx, db, { source: name, from: row.state, to: after.state })
    if (viewer.role === 'admin' && viewer.id !== listing.agentId) {
      const [was, became] = [shortly(row), shortly(after)]
      const entry = { at: clock(), actorId: viewer.id, action, source: name, listingId: listing.id }
      await addAuditRow(tx, db, { ...entry, before: was, after: became })
    }
    await publishEnriched(deps, tx, listing.id)
  })
  return enrichmentsOf(deps, listing.id, true)

  function decided(row: LookUpRow): Decision & Pick<LookUpRow, 'before'> {
    const choice = action === 'choose' ? afterChoice(row, candidateId!) : afterRefusal(row, candidateId)
    if (!choice && action === 'choose') throw enrichmentRefusals.candidateGone()
    if (!choice || !row.fetchedAt) throw enrichmentRefusals.nothingToRefuse()
    const used = row.found.filter(({ id }) => choice.taken.includes(id))
    return {
      ...choice,
      figures: sources[name].figuresOf(listing, used, row.fetchedAt),
      before: decisionOf(row),
    }
  }
}

function undone({ before }: LookUpRow): Decision & Pick<LookUpRow, 'before'> {
  if (!before) throw enrichmentRefusals.nothingToTakeBack()
  return { ...before, before: null }
}

const decisionOf = ({ state, taken, match, chosen, refused, figures }: LookUpRow): Decision => ({
  ...{ state, taken, match, chosen, refused, figures },
})

const shortly = ({ state, taken, refused }: Decision) => ({ state, taken, refused })
