import { type ListingForm, listingManagementCalls } from '@storyright/contracts/http'
import { type ExportFormat, refusals } from '@storyright/contracts/vocabulary'
import { exportCsv, exportExcel, exportOnix } from '@storyright/imports'
import { type ServiceClient, serve, streamFile } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import { ownListingOf } from '../imports/import.store.ts'
import { type ListingChoice, listingPages } from './listing-pages.ts'
import { rightsAndHolders, rightsOnOffer } from './rights-file.ts'

const { exportListings } = listingManagementCalls

interface Deps {
  db: Database
  clock(): Date
  isPerson(id: string): Promise<boolean>
  offers: ServiceClient
}

export function exportRoutes(app: FastifyInstance, { db, clock, isPerson, offers }: Deps): void {
  serve(app, exportListings, async ({ viewer, params: { agentId }, query: { format, ...chosen }, reply }) => {
    const isOwn = viewer.id === agentId
    if (viewer.role !== 'admin' && !isOwn) throw catalogueRefusals.notYourList()
    if (!isOwn && !(await isPerson(agentId))) throw refusals.notFound()
    const person = await db.person.findUnique({ where: { id: agentId } })
    const sender = person?.companyName ?? (person ? `${person.firstName} ${person.lastName}` : 'Storyright')
    const { type, ending } = kinds[format]
    const fileName = `storyright-listings-${clock().toISOString().slice(0, 10)}.${ending}`
    const content = contentOf({ db, offers }, { choice: { agentId, ...chosen }, format, sender, isOwn })
    return streamFile(reply, { type, fileName, content })
  })
}

const kinds: Record<ExportFormat, { type: string; ending: string }> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  rights: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  onix30: { type: 'application/xml; charset=utf-8', ending: 'xml' },
  onix31: { type: 'application/xml; charset=utf-8', ending: 'xml' },
}

interface ContentInput {
  choice: ListingChoice
  format: ExportFormat
  sender: string
  /** Whether the agent asks, who alone learns who has which rights. */
  isOwn: boolean
}

type Content = AsyncIterable<string | Uint8Array>

function contentOf(
  { db, offers }: Pick<Deps, 'db' | 'offers'>,
  { choice, format, sender, isOwn }: ContentInput,
): Content {
  if (format === 'rights') return isOwn ? rightsAndHolders({ db, offers }, choice) : rightsOnOffer(db, choice)
  if (format === 'csv') return exportCsv(formsOf(db, choice))
  if (format === 'xlsx') return exportExcel(formsOf(db, choice))
  return exportOnix(formsOf(db, choice), format === 'onix30' ? '3.0' : '3.1', sender)
}

async function* formsOf(db: Database, choice: ListingChoice): AsyncGenerator<{ id: string; form: ListingForm }> {
  for await (const page of listingPages(db, choice))
    for (const listing of page) yield { id: String(listing.id), form: ownListingOf(listing).form }
}
