import { page } from '@storyright/contracts/vocabulary'
import { useParams } from 'react-router-dom'
import { ImportView } from '../../features/listing-import/import-view.tsx'
import { useImport } from '../../features/listing-import/use-import.ts'
import { isNotFound } from '../../shared/api-error.ts'
import { usePageHead } from '../../shared/page-head.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Page } from './page.styles.ts'

/** One import at an address of its own: reading, looking through, applied, undone. */
export function ListingImportPage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useImport(id)
  usePageHead(data ? { ...page('listingImport'), title: `${data.fileName} · Import · Storyright` } : null)
  if (isNotFound(error) && !isFetching) return <NoSuchImport />
  return (
    <Page>
      <BackLink to={paths.importTitles}>Import titles</BackLink>
      {error && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>We can’t show how far this import is just now.</ErrorState>
      )}
      {data && <ImportView key={id} listingImport={data} />}
      {!data && isFetching && <PartsSkeleton message="Loading import" heights={[44, 220, 320]} />}
    </Page>
  )
}

const NoSuchImport = () => (
  <Page>
    <EmptyState
      heading="h1"
      title="Import Not Found"
      action={<ButtonLink to={paths.importTitles}>Import titles</ButtonLink>}
    >
      There is no such import, or it was deleted. Imports are kept for 30 days.
    </EmptyState>
  </Page>
)
