import type { ImportDefaults, ImportMapping, ImportRow, ListingImport } from '@storyright/contracts/http'
import { importLimits, isListingId, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { ImportedFields } from '@storyright/imports'
import { dayAt, parseBook } from '@storyright/rights'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { ListingImport as ImportRecord, Prisma, ImportRow as RowRecord } from '../generated/client.ts'
import { requireRoomForFile, type UploadQuotas } from '../uploads/upload-quotas.ts'
import {
  CHOSEN_NEW,
  importViewOf,
  lockImport,
  publishImport,
  requireState,
  rowViewOf,
  wakeImports,
} from './import.store.ts'
import { judgeSome } from './judge-rows.ts'
import { ownMatches } from './match-rows.ts'
import { storable } from './read-import.ts'
import type { WorkDeps } from './take-step.ts'

interface OneImport {
  viewer: Viewer
  id: string
}

export interface MapImportInput extends OneImport {
  columns: ImportMapping
  defaults: ImportDefaults
  group: boolean
}

/** Keeps what columns mean and what holds for all rows, and has the file read again. */
export function mapImport(
  { clock, transaction, outbox }: WorkDeps,
  { viewer, id, columns, defaults, group }: MapImportInput,
): Promise<ListingImport> {
  return transaction(async (tx) => {
    const found = await lockImport(tx, { viewer, id })
    requireState(found, 'ready')
    const said = columnsOf(found, columns)
    const read = parseBook(defaults.rights ?? 'World; L', { path: 'defaults.rights', today: dayAt(clock()) })
    if (read.errors) throw refusals.validationFailed({ errors: read.errors })
    const data = {
      mapping: said,
      defaults: asJson(defaults),
      groupWorks: group,
      state: 'reading',
      done: 0,
      total: null,
    }
    const changed = await tx.listingImport.update({ where: { id }, data: { ...data, step: { increment: 1 } } })
    await publishImport(tx, outbox, changed)
    await wakeImports(tx)
    return importViewOf(tx, changed)
  })
}

/** A column that the file does not have is refused; one that is left out keeps its field. */
function columnsOf(found: ImportRecord, columns: ImportMapping): ImportMapping {
  const names = ((found.columns ?? []) as { name: string }[]).map(({ name }) => name)
  const unknown = Object.keys(columns).find((name) => !names.includes(name))
  if (unknown === undefined) return { ...(found.mapping as ImportMapping), ...columns }
  const errors = [{ path: 'columns', message: `The file has no column “${unknown.slice(0, 100)}”` }]
  throw refusals.validationFailed({ errors })
}

export interface ChangeImportRowInput extends OneImport {
  n: number
  include?: boolean | undefined
  fields?: ImportedFields | undefined
  listingId?: string | null | undefined
}

/** Ticks or unticks a row, corrects what it says, or says which listing it changes. */
export function changeImportRow(
  { clock, transaction, quotas }: WorkDeps & { quotas: UploadQuotas },
  { viewer, id, n, include, fields, listingId }: ChangeImportRowInput,
): Promise<ImportRow> {
  return transaction(async (tx) => {
    const found = await lockImport(tx, { viewer, id })
    const row = await tx.importRow.findUnique({ where: { importId_n: { importId: id, n } } })
    if (!row || row.reading !== found.reading) throw refusals.notFound()
    requireState(found, 'ready')
    const chosen = listingId === undefined ? row.chosen : await chosenListing(tx, viewer, listingId)
    const edits = asJson({ ...(row.edits as ImportedFields), ...fields })
    if (JSON.stringify(edits).length > importLimits.rowCharacters) throw catalogueRefusals.importRowTooLong()
    const grown = JSON.stringify(edits).length - JSON.stringify(row.edits).length
    if (grown > 0) {
      const bytes = 2 * grown // kept as they were typed, and as the row then reads
      await requireRoomForFile(tx, quotas, { uploadedBy: viewer.id, bytes })
      await tx.listingImport.update({ where: { id }, data: { rowBytes: { increment: bytes } } })
    }
    const changed = await tx.importRow.update({
      where: { importId_n: { importId: id, n } },
      data: { edits, chosen, wished: include ?? row.wished },
    })
    return rowViewOf(await judgeOne(tx, { found, row: changed, now: clock() }))
  })
}

async function judgeOne(
  tx: Tx,
  { found, row, now }: { found: ImportRecord; row: RowRecord; now: Date },
): Promise<RowRecord> {
  const matches = await ownMatches(tx, found.agentId)
  await judgeSome(tx, { found, rows: [row], matches, now })
  return tx.importRow.findUniqueOrThrow({ where: { importId_n: { importId: found.id, n: row.n } } })
}

async function chosenListing(tx: Tx, viewer: Viewer, listingId: string | null): Promise<bigint> {
  if (listingId === null) return CHOSEN_NEW
  const listing = isListingId(listingId)
    ? await tx.listing.findFirst({ where: { id: BigInt(listingId), agentId: viewer.id, deletedAt: null } })
    : null
  if (listing) return listing.id
  const errors = [{ path: 'listingId', message: 'None of your listings has this number' }]
  throw refusals.validationFailed({ errors })
}

interface StartInput extends OneImport {
  key: string | undefined
}

/** Has the ticked rows applied. Asked again with the same key, or while it is under way, it says how far that is. */
export function startApplying(
  { transaction, outbox }: WorkDeps,
  { viewer, id, key }: StartInput,
): Promise<ListingImport> {
  return transaction(async (tx) => {
    const found = await lockImport(tx, { viewer, id })
    if (key !== undefined && key === found.applyKey) return importViewOf(tx, found)
    requireState(found, 'ready')
    const total = await tx.importRow.count({ where: { importId: id, include: true } })
    if (total === 0) throw catalogueRefusals.nothingToApply()
    const data = { state: 'applying', applyKey: key ?? null, done: 0, total, step: { increment: 1 } }
    const changed = await tx.listingImport.update({ where: { id }, data })
    await publishImport(tx, outbox, changed)
    await wakeImports(tx)
    return importViewOf(tx, changed)
  })
}

/** Has what an import did taken back. */
export function startUndoing(
  { clock, transaction, outbox }: WorkDeps,
  { viewer, id, key }: StartInput,
): Promise<ListingImport> {
  return transaction(async (tx) => {
    const found = await lockImport(tx, { viewer, id })
    if (key !== undefined && key === found.undoKey) return importViewOf(tx, found)
    requireState(found, 'applied')
    const until = found.appliedAt!.getTime() + importLimits.keptDays * 24 * 3_600_000
    if (clock().getTime() > until) throw catalogueRefusals.undoTooLate()
    const total = await tx.importRow.count({ where: { importId: id, result: { in: ['created', 'changed'] } } })
    const data = { state: 'undoing', undoKey: key ?? null, done: 0, total, step: { increment: 1 } }
    const changed = await tx.listingImport.update({ where: { id }, data })
    await publishImport(tx, outbox, changed)
    await wakeImports(tx)
    return importViewOf(tx, changed)
  })
}

/** Throws away an import that was not applied; whoever still reads its file stops. */
export function deleteImport({ transaction }: WorkDeps, { viewer, id }: OneImport): Promise<void> {
  return transaction(async (tx) => {
    const found = await lockImport(tx, { viewer, id })
    requireState(found, 'reading', 'ready', 'failed')
    if (found.appliedAt) throw catalogueRefusals.importElsewhere()
    await tx.listingImport.delete({ where: { id } })
  })
}

const asJson = (value: object) => JSON.parse(JSON.stringify(value, storable)) as Prisma.InputJsonObject
