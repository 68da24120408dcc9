import type { ChainDocument } from '@storyright/contracts/http'
import { useState } from 'react'
import { useScrolledTo } from '../../shared/use-scrolled-to.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { useChainQuery } from './chain.api.ts'
import * as S from './chain.styles.ts'
import { ChainDocuments } from './chain-documents.tsx'
import { ChainHistory } from './chain-history.tsx'
import { ChainState } from './chain-state.tsx'
import { DocumentDialog } from './document-dialog.tsx'
import { RemoveDocument } from './remove-document.tsx'

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
