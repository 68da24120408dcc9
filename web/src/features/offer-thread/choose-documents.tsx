import type { OfferDocument } from '@storyright/contracts/http'
import { dayAndTime, offerLimits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { documentFacts, shelfOf } from '../../entities/offer/offer-documents.ts'
import type { AddedDocument } from '../../entities/offer/use-document-uploads.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './thread.styles.ts'

const most = offerLimits.documentsOfMessage

type ChooseDocumentsProps = {
  documents: readonly OfferDocument[]
  attached: readonly AddedDocument[]
  onChosen: (documents: readonly AddedDocument[]) => void
  onClose: () => void
}

/** Which documents of the shelf a message refers to. */
export function ChooseDocuments({ documents, attached, onChosen, onClose }: ChooseDocumentsProps) {
  const [chosen, setChosen] = useState(attached)
  const isFull = chosen.length >= most
  const listed = shelfOf(documents).flatMap(({ newest, older }) => [newest, ...older])
  const toggle = (document: OfferDocument, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, document] : before.filter(({ id }) => id !== document.id)))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Attach from the shelf"
      description={`Up to ${most} documents go with a message.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              onChosen(chosen)
              onClose()
            }}
          >
            Attach
          </Button>
        </>
      }
    >
      <S.Choices aria-label="Documents on the shelf">
        {listed.map((document) => {
          const isChosen = chosen.some(({ id }) => id === document.id)
          return (
            <li key={document.id}>
              <Checkbox
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={({ target }) => toggle(document, target.checked)}
                label={<Choice document={document} />}
              />
            </li>
          )
        })}
      </S.Choices>
      <Meta role="status">{`${chosen.length} of ${most} chosen`}</Meta>
    </Dialog>
  )
}

function Choice({ document }: { document: OfferDocument }) {
  return (
    <>
      <bdi>{document.name}</bdi>
      <VisuallyHidden>, </VisuallyHidden>
      <Meta as="small">{`${documentFacts(document)}, ${dayAndTime(document.uploadedAt)}`}</Meta>
    </>
  )
}
