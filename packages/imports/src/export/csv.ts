import type { ListingField } from '@storyright/contracts/http'
import { csvLine, csvMark } from '@storyright/contracts/vocabulary'
import { protectCell } from '../table/cell-text.ts'
import { exportCells, exportColumns } from './columns.ts'
import type { ExportedListing } from './onix.ts'

/** Listings as a table, line by line, for spreadsheets: UTF-8 with its mark, CRLF. */
export async function* exportCsv(listings: AsyncIterable<Pick<ExportedListing, 'form'>>): AsyncGenerator<string> {
  yield csvMark + csvLine(exportColumns)
  for await (const { form } of listings) yield csvLine(exportCells(form))
}

const example: Partial<Record<ListingField, string>> = {
  ...{ title: 'The Long Tide', author: 'Jane Doe', contentType: 'book', genre: 'Thriller', isbn: '9780306406157' },
  ...{ synopsis: 'A harbour pilot finds out who sank the ferry, and that she is the only one left who can prove it.' },
  ...{ logline: 'She knows who sank the ferry.', targetAudience: 'Adults who read crime', publisher: 'Example Press' },
  ...{ publicationStatus: 'published', publicationDate: '2026-03-09', pageCount: '320', rightsAvailable: 'film; tv' },
  ...{ territory: 'Worldwide', rights: 'World ex US,CA; L; film+tv', askingPrice: '12500', currency: 'GBP' },
  ...{
    negotiable: 'yes',
    keywords: 'harbour; ferry; cover-up',
    coverImageUrl: 'https://example.com/the-long-tide.jpg',
  },
}

/** The head of such a table with one example below it. */
export const csvTemplate = (): string =>
  csvMark + csvLine(exportColumns) + csvLine(exportColumns.map((field) => protectCell(example[field] ?? '')))
