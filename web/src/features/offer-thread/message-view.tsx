import type { OfferDocument, OfferMessage } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { memo } from 'react'
import styled from 'styled-components'
import { documentFacts } from '../../entities/offer/offer-documents.ts'
import type { Onlooker } from '../../entities/offer/offer-words.ts'
import { ago } from '../../entities/written/ago.ts'
import { webAddress } from '../../shared/web-address.ts'
import { QuietButton } from '../../ui/button/quiet-button.tsx'
import { Download } from '../../ui/icon/icons.ts'
import { meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import * as S from './thread.styles.ts'

const Face = styled.span`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${theme.s2};
  min-height: 32px;
  min-width: 0;
  overflow-wrap: anywhere;
  > svg {
    color: ${theme.ink2};
  }
  small {
    ${meta}
    white-space: nowrap;
  }
  ${below.phone} {
    min-height: 44px;
  }
`

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

/** A document that something refers to; like all of the shelf it is only ever saved. */
function DocumentLink({ document }: { document: OfferDocument }) {
  return (
    <Face>
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>
        <Name {...document} /> <small>{documentFacts(document)}</small>
      </span>
    </Face>
  )
}

function Name({ name, url }: Pick<OfferDocument, 'name' | 'url'>) {
  const address = webAddress(url)
  if (!address) return <bdi>{name}</bdi>
  return (
    <a href={address} download={name}>
      <VisuallyHidden>Download </VisuallyHidden>
      <bdi>{name}</bdi>
    </a>
  )
}
