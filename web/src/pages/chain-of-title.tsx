import { FiledDocuments } from '../features/chain-of-title/filed-documents.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { AdminPage } from './admin/admin-page.tsx'

export function ChainOfTitlePage() {
  return (
    <AdminPage>
      <PageHead title="Chain of Title" lead="The documents that agents submit, from the author to the seller." />
      <FiledDocuments />
    </AdminPage>
  )
}
