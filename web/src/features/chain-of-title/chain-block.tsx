import type { ChainAction, ChainDocument, ChainOfTitle } from '@storyright/contracts/http'
import { type ChainDocumentType, chainDocumentTypes, dayAndTime } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { useScrolledTo } from '../../shared/use-scrolled-to.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { useChainQuery, useRemoveDocumentMutation } from './chain.api.ts'
import * as S from './chain.styles.ts'
import { ChainRow } from './chain-row.tsx'
import { ChainState } from './chain-state.tsx'
import { DocumentDialog } from './document-dialog.tsx'

/** A listing's chain of title, for its agent and administrators. */
export function ChainBlock({ listingId }: { listingId: string }) {
  const { currentData, error, isFetching, refetch } = useChainQuery(listingId)
  const isFailed = Boolean(error) && !isFetching
  const chain = isFailed ? undefined : currentData
  const block = useScrolledTo('#chain-of-title', chain !== undefined || isFailed) // letters lead here
  const [edited, setEdited] = useState<ChainDocument | 'new' | null>(null)
  const [removed, setRemoved] = useState<ChainDocument | null>(null)
  const documents = chain?.documents ?? []
  return (
    <S.Block id="chain-of-title" ref={block} aria-label="Chain of Title" aria-busy={isFetching}>
      <S.Head>
        <h2>Chain of Title</h2>
        {chain && <ChainState chain={chain} />}
        {chain && (
          <Button small onClick={() => setEdited('new')}>
            Add Document
          </Button>
        )}
      </S.Head>
      {isFailed && <ErrorState onRetry={refetch}>The chain of title could not be read.</ErrorState>}
      {!chain && isFetching && <Skeleton $h={120} />}
      {chain && documents.length === 0 && (
        <EmptyState title="No documents yet">
          {`Add the documents that carry the rights from ${chain.author} to ${chain.agency || 'you'}, and submit each for verification.`}
        </EmptyState>
      )}
      {chain && documents.length > 0 && (
        <>
          <Meta>{`The rights have to pass from ${chain.author} to ${chain.agency}, from hand to hand.`}</Meta>
          <ChainDocuments chain={chain} onEdit={setEdited} onRemove={setRemoved} />
        </>
      )}
      {chain && chain.history.length > 0 && <ChainHistory history={chain.history} />}
      {edited && (
        <DocumentDialog
          listingId={listingId}
          chain={documents}
          document={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveDocument document={removed} onClose={() => setRemoved(null)} />}
    </S.Block>
  )
}

/** Asks before a document is taken out of the chain. */
function RemoveDocument({ document, onClose }: { document: ChainDocument; onClose: () => void }) {
  const [remove, { isLoading }] = useRemoveDocumentMutation()
  const name = chainDocumentTypes[document.type]
  const confirm = async () => {
    const done = { title: 'Document Removed', description: `${name} is no longer in the chain.` }
    await runWithToast(() => remove(document).unwrap(), done, 'The document was not removed')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove “${name}”?`}
      description="It leaves the chain at once. The history keeps what it said."
      confirm="Remove"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

type ChainDocumentsProps = {
  chain: ChainOfTitle
  onEdit: (document: ChainDocument) => void
  onRemove: (document: ChainDocument) => void
}

/** The transfers from the author on, the gap where one is missing, and beside them what proves something and passes nothing on. */
function ChainDocuments({ chain: { documents, path, gap }, ...act }: ChainDocumentsProps) {
  const onPath = path.flatMap((id) => documents.find((document) => document.id === id) ?? [])
  const beside = documents.filter(({ id }) => !path.includes(id))
  return (
    <>
      {(onPath.length > 0 || gap) && (
        <S.Documents aria-label="Path of the rights">
          {onPath.map((document) => (
            <ChainRow key={document.id} document={document} {...act} />
          ))}
          {gap && <S.Gap>{`A transfer from ${gap.from} to ${gap.to} is missing.`}</S.Gap>}
        </S.Documents>
      )}
      {beside.length > 0 && (
        <>
          <h3>Beside the path</h3>
          <S.Documents aria-label="Beside the path">
            {beside.map((document) => (
              <ChainRow key={document.id} document={document} {...act} />
            ))}
          </S.Documents>
        </>
      )}
    </>
  )
}

const actionLabels: Record<ChainAction, string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  submitted: 'Submitted',
  verified: 'Verified',
  rejected: 'Rejected',
  reopened: 'To be looked at again, since the listing changed',
}
type Entry = ChainOfTitle['history'][number]

/** Every change of the chain, newest first; collapsed at first. */
function ChainHistory({ history }: { history: readonly Entry[] }) {
  return (
    <S.History>
      <summary>{`History (${history.length.toLocaleString('en-GB')})`}</summary>
      <ol>
        {history.map((entry) => (
          <li key={entry.id}>
            <span>{happened(entry)}</span>
            <Meta>{`${entry.actor.name} · ${dayAndTime(entry.at)}`}</Meta>
          </li>
        ))}
      </ol>
    </S.History>
  )
}

function happened(entry: Entry) {
  const why = entry.action === 'rejected' ? ` (“${entry.after?.reason}”)` : ''
  return `${actionLabels[entry.action]}: ${documentIn(entry)}${why}`
}

/** The document as recorded in the entry; it may have been removed since. */
function documentIn({ before, after }: Entry) {
  const { type, grantor, grantee } = (after ?? before ?? {}) as Record<string, unknown>
  return `${chainDocumentTypes[type as ChainDocumentType] ?? 'Document'}, ${grantor} to ${grantee}`
}
