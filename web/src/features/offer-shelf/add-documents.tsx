import type { OfferDocument } from '@storyright/contracts/http'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { type DragEvent, useState } from 'react'
import { documentKinds } from '../../entities/offer/offer-documents.ts'
import type { Side } from '../../entities/offer/offer-words.ts'
import { UploadLines } from '../../entities/offer/upload-lines.tsx'
import { useDocumentUploads } from '../../entities/offer/use-document-uploads.ts'
import { useFileChoice } from '../../shared/upload/use-file-choice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FileUp } from '../../ui/icon/icons.ts'
import { Meta } from '../../ui/text/text.ts'
import * as S from './shelf.styles.ts'

type AddDocumentsProps = { offerId: string; documents: readonly OfferDocument[]; other: Side }

/** Adds files to the shelf, chosen or dropped. */
export function AddDocuments({ offerId, documents, other }: AddDocumentsProps) {
  const [added, setAdded] = useState('')
  const [isOver, setIsOver] = useState(false)
  const { uploads, add, remove } = useDocumentUploads(offerId, documents.length, ({ name, version }) =>
    setAdded(version > 1 ? `${name} was added as version ${version}.` : `${name} was added.`),
  )
  const { input, open } = useFileChoice({
    label: 'Add documents',
    accept: offerLimits.documentTypes.join(),
    multiple: true,
    onFiles: add,
  })
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <>
      <S.Drop $over={isOver} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
        {input}
        <Button small onClick={open}>
          <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
          Add documents
        </Button>
        <Meta>
          <S.ByMouse>{'Or drop them here. '}</S.ByMouse>
          {`${documentKinds}. The ${other} sees them at once; a file of the same name is the next version.`}
        </Meta>
      </S.Drop>
      <UploadLines uploads={uploads} remove={remove} />
      <Meta role="status">{added}</Meta>
    </>
  )
}
