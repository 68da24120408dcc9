import type { OfferDocument } from '@storyright/contracts/http'
import styled from 'styled-components'
import { webAddress } from '../../shared/web-address.ts'
import { Download } from '../../ui/icon/icons.ts'
import { meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { documentFacts } from './offer-documents.ts'

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

/** A document that something refers to; like all of the shelf it is only ever saved. */
export function DocumentLink({ document }: { document: OfferDocument }) {
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
