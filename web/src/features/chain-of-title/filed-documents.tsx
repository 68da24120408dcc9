import {
  type ChainDocumentStatus,
  chainDocumentStatuses,
  chainDocumentTypes,
  day,
  dayAndTime,
} from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { useAsked } from '../../shared/use-asked.ts'
import { RowAnswers } from '../../ui/data/row-answers.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { type Decision, type FiledDocument, useChainDocumentsQuery } from './chain.api.ts'
import * as S from './chain.styles.ts'
import { DocumentStatus, FileLink, Parties, statusLabels } from './chain-row.tsx'
import { DecideDocument, nameOf } from './decide-document.tsx'

type Filter = ChainDocumentStatus | ''
const first: Filter = 'submitted'
const all = 'all'
const choices: { value: Filter; label: string }[] = [
  ...[first, ...chainDocumentStatuses.filter((status) => status !== first)].map((status) => ({
    value: status,
    label: statusLabels[status as ChainDocumentStatus],
  })),
  { value: '', label: 'All' },
]

/** The documents of every chain by status, the longest waiting first, and the decision on each that waits. The status stands in the address. */
export function FiledDocuments() {
  const { address, change } = useAsked()
  const status = statusIn(address.get('status'))
  const choose = (next: Filter) => change({ status: next === first ? '' : next || all })
  const [decided, setDecided] = useState<{ document: FiledDocument; verdict: Decision['status'] } | null>(null)
  const { currentData, error, isFetching, refetch } = useChainDocumentsQuery(status)
  const isFailed = Boolean(error) && !isFetching
  const documents = isFailed ? undefined : currentData
  return (
    <S.Filing aria-busy={isFetching}>
      <LabelledSelect label="Status" options={choices} value={status} onChange={choose} />
      {isFailed && <ErrorState onRetry={refetch}>The documents could not be read.</ErrorState>}
      {!documents && isFetching && <Skeleton $h={220} />}
      {documents?.length === 0 && (
        <EmptyState
          title={status === first ? 'No documents waiting for verification' : 'No documents match'}
          heading="h2"
        >
          {status === first && 'New ones are shown here as agents submit them.'}
        </EmptyState>
      )}
      {documents && documents.length > 0 && (
        <FiledTable
          key={status}
          documents={documents}
          onDecide={(document, verdict) => setDecided({ document, verdict })}
        />
      )}
      {decided && <DecideDocument {...decided} onClose={() => setDecided(null)} />}
    </S.Filing>
  )
}

function statusIn(text: string | null): Filter {
  if (text === all) return ''
  return chainDocumentStatuses.find((known) => known === text) ?? first
}

const step = 50

type FiledTableProps = { documents: readonly FiledDocument[]; onDecide: Decide }

/** Documents as a table, fifty at a time. */
function FiledTable({ documents, onDecide }: FiledTableProps) {
  return (
    <SortedTable
      file="chain-of-title-documents"
      step={step}
      caption="Documents of every chain"
      order="the longest waiting first"
      columns={filedColumns(onDecide)}
      rows={documents}
      rowKey={({ id }) => id}
    />
  )
}

type Decide = (document: FiledDocument, verdict: Decision['status']) => void

/** The columns that an administrator decides by. */
const filedColumns = (onDecide: Decide): Column<FiledDocument>[] => [
  {
    header: 'Document',
    value: ({ type }) => chainDocumentTypes[type],
    besides: [
      { header: 'Listing', value: ({ listing }) => listing.id },
      { header: 'Title', value: ({ listing }) => listing.title },
      { header: 'From', value: ({ grantor }) => grantor },
      { header: 'To', value: ({ grantee }) => grantee },
    ],
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
  { header: 'Date', value: ({ date }) => date, cell: ({ date }) => date && day(date) },
  { header: 'Territory', value: ({ territory }) => territory, cell: ({ territory }) => territory },
  { header: 'File', cell: (document) => <FileLink href={document.fileUrl} of={nameOf(document)} /> },
  {
    header: 'Status',
    value: ({ status }) => statusLabels[status],
    besides: [{ header: 'Reason', value: ({ reason }) => reason }],
    cell: ({ status, reason }) => (
      <div>
        <DocumentStatus status={status} />
        {reason && <Meta>{reason}</Meta>}
      </div>
    ),
  },
  { header: 'Since', value: ({ updatedAt }) => updatedAt, cell: ({ updatedAt }) => dayAndTime(updatedAt) },
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
