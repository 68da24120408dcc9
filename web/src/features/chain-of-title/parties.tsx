import type { ChainDocument } from '@storyright/contracts/http'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'

/** From whom the rights pass, and to whom. */
export function Parties({ document: { grantor, grantee } }: { document: Pick<ChainDocument, 'grantor' | 'grantee'> }) {
  return (
    <span>
      {grantor} <span aria-hidden="true">→</span>
      <VisuallyHidden>to</VisuallyHidden> {grantee}
    </span>
  )
}
