import type { ChainDocument, ChainOfTitle } from '@storyright/contracts/http'
import * as S from './chain.styles.ts'
import { ChainRow } from './chain-row.tsx'

type ChainDocumentsProps = {
  chain: ChainOfTitle
  onEdit: (document: ChainDocument) => void
  onRemove: (document: ChainDocument) => void
}

/** The transfers from the author on, the gap where one is missing, and beside them what proves something and passes nothing on. */
export function ChainDocuments({ chain: { documents, path, gap }, ...act }: ChainDocumentsProps) {
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
