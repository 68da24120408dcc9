import { chainDocumentTypes, day, dayAndTime } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { RowAnswers } from '../../ui/data/row-answers.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Meta } from '../../ui/text/text.ts'
import type { Decision, FiledDocument } from './chain.api.ts'
import * as S from './chain.styles.ts'
import { DocumentStatus } from './document-status.tsx'
import { FileLink } from './file-link.tsx'
import { nameOf } from './name-of.ts'
import { Parties } from './parties.tsx'

export type Decide = (document: FiledDocument, verdict: Decision['status']) => void

/** The columns that an administrator decides by. */
export const filedColumns = (onDecide: Decide): Column<FiledDocument>[] => [
  {
    header: 'Document',
    full: true,
    cell: ({ type, listing, position, note }) => (
      <div>
        <RowName>{chainDocumentTypes[type]}</RowName>
        <Meta as="span">
          No. {position} of <Link to={paths.listing(listing.id)}>{listing.title}</Link> by {listing.author}
        </Meta>
        {note && <S.Words>{note}</S.Words>}
      </div>
    ),
  },
  { header: 'From and to', full: true, cell: (document) => <Parties document={document} /> },
  { header: 'Date', cell: ({ date }) => date && day(date) },
  { header: 'Territory', cell: ({ territory }) => territory },
  { header: 'File', cell: (document) => <FileLink href={document.fileUrl} of={nameOf(document)} /> },
  {
    header: 'Status',
    cell: ({ status, reason }) => (
      <div>
        <DocumentStatus status={status} />
        {reason && <Meta>{reason}</Meta>}
      </div>
    ),
  },
  { header: 'Since', cell: ({ updatedAt }) => dayAndTime(updatedAt) },
  {
    header: 'Actions',
    full: true,
    end: true,
    cell: (document) => document.status === 'submitted' && <Answers document={document} onDecide={onDecide} />,
  },
]

function Answers({ document, onDecide }: { document: FiledDocument; onDecide: Decide }) {
  return (
    <RowAnswers
      of={nameOf(document)}
      no={{ label: 'Reject', onPress: () => onDecide(document, 'rejected') }}
      yes={{ label: 'Verify', onPress: () => onDecide(document, 'verified') }}
    />
  )
}
