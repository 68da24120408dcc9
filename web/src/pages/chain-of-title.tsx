import { FiledDocuments } from '../features/chain-of-title/filed-documents.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Wrap } from '../ui/page/wrap.ts'

export function ChainOfTitlePage() {
  return (
    <Wrap>
      <PageHead title="Chain of Title" lead="The documents that agents submit, from the author to the seller." />
      <FiledDocuments />
    </Wrap>
  )
}
