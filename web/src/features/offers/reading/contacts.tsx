import type { Offer, OfferContact } from '@storyright/contracts/http'
import styled from 'styled-components'
import { useOfferQuery } from '../../../entities/offer/offer.api.ts'
import type { Side } from '../../../entities/offer/offer-words.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'

const Face = styled.address`
  display: grid;
  gap: 2px;
  justify-items: start;
  padding-block: ${theme.s3};
  border-top: ${theme.hair} solid ${theme.ink};
  font-style: normal;
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
  }
`

/** Whom the agreement's notices go to. Comes with the one offer and never with a list, so it is read for itself. */
export function Contact({ offer: { id }, of }: { offer: Offer; of: Side }) {
  const { data, isError, isFetching, refetch } = useOfferQuery(id)
  if (!data && !isError) return <Skeleton $h={64} />
  if (!data?.contacts)
    return (
      <ErrorState
        onRetry={() => void refetch()}
        busy={isFetching}
      >{`The contact of the ${of} cannot be shown right now.`}</ErrorState>
    )
  const contact = data.contacts[of]
  return contact ? <Address contact={contact} /> : <Meta>{`The ${of}’s account is closed.`}</Meta>
}

function Address({ contact: { name, companyName, email } }: { contact: OfferContact }) {
  return (
    <Face>
      <b>
        <bdi>{name}</bdi>
      </b>
      {companyName && <bdi>{companyName}</bdi>}
      <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
    </Face>
  )
}
