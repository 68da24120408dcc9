import type { OfferMessage } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { memo } from 'react'
import { DocumentLink } from '../../entities/offer/document-link.tsx'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { ago } from '../../entities/written/ago.ts'
import { QuietButton } from '../../ui/button/quiet-button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './thread.styles.ts'

type MessageViewProps = {
  message: OfferMessage
  onlooker: Onlooker
  now: Date
  /** For what one may take back. */
  onRetract: ((message: OfferMessage) => void) | null
}

/** A message as it was typed, never as links or pictures, with the documents that came along. */
export const MessageView = memo(function MessageView({ message, onlooker, now, onRetract }: MessageViewProps) {
  const { by, text, documents, createdAt } = message
  const isOwn = by === onlooker
  const who = isOwn ? 'You' : `The ${by}`
  const exact = dayAndTime(createdAt)
  return (
    <S.Message $own={isOwn} tabIndex={-1} aria-label={`${who}, ${exact}`}>
      <S.MessageHead>
        <b>{who}</b>
        <S.Time dateTime={createdAt} title={exact}>
          <span>{ago(createdAt, now)}</span>
          <span>{exact}</span>
        </S.Time>
        {isOwn && text !== null && onRetract && (
          <QuietButton onClick={() => onRetract(message)}>
            <span>Retract</span>
            <VisuallyHidden>{` your message of ${exact}`}</VisuallyHidden>
          </QuietButton>
        )}
      </S.MessageHead>
      {text === null ? (
        <S.Retracted>{isOwn ? 'You retracted this message.' : 'This message was retracted.'}</S.Retracted>
      ) : (
        <S.Text dir="auto">{text}</S.Text>
      )}
      {documents.length > 0 && (
        <S.Enclosed aria-label="Documents">
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentLink document={document} />
            </li>
          ))}
        </S.Enclosed>
      )}
    </S.Message>
  )
})
