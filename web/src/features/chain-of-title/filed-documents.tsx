import { type ChainDocumentStatus, chainDocumentStatuses } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useAsked } from '../../shared/use-asked.ts'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { type Decision, type FiledDocument, useChainDocumentsQuery } from './chain.api.ts'
import * as S from './chain.styles.ts'
import { DecideDocument } from './decide-document.tsx'
import { statusLabels } from './document-status.tsx'
import { FiledTable } from './filed-table.tsx'

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
        <EmptyState title={status === first ? 'No documents wait for verification' : 'No such documents'} heading="h2">
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
