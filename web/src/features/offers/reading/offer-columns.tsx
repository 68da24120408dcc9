import type { Offer, OfferContact } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useOfferQuery } from '../../../entities/offer/offer.api.ts'
import { type Onlooker, otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { below, theme } from '../../../ui/theme/theme.ts'
import { History } from './history.tsx'
import { offeredFacts, termsOf } from './terms.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s10};
  margin-top: ${theme.s8};
  h3 {
    margin-bottom: ${theme.s3};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s6};
  }
`
const Column = styled.div`
  display: grid;
  gap: ${theme.s8};
  align-content: start;
  min-width: 0;
  ${below.phone} {
    gap: ${theme.s6};
  }
`
const Documents = styled(Actions)`
  margin-top: ${theme.s4};
`

type OfferColumnsProps = {
  offer: Offer
  onlooker: Onlooker
  /** What else of it can be opened or done. */
  more: ReactNode
  /** What stands first beside the terms. */
  beside?: ReactNode
}

/** The terms of an offer beside whom it concerns and what happened to it. */
export function OfferColumns({ offer, onlooker, more, beside }: OfferColumnsProps) {
  return (
    <Columns>
      <Column>
        <section>
          <h3>Terms</h3>
          <Facts facts={termsOf(offer, onlooker)} />
          <Documents>{more}</Documents>
        </section>
        <section>
          <h3>Rights offered</h3>
          <Facts facts={offeredFacts(offer)} />
        </section>
      </Column>
      <Column>
        {beside}
        {offer.status === 'accepted' && <Contacts offer={offer} onlooker={onlooker} />}
        <section>
          <h3>Activity</h3>
          <History offer={offer} onlooker={onlooker} />
        </section>
      </Column>
    </Columns>
  )
}

/** Each side sees the other, an administrator both. */
function Contacts({ offer, onlooker }: Pick<OfferColumnsProps, 'offer' | 'onlooker'>) {
  const sides = onlooker === 'admin' ? (['producer', 'agent'] as const) : ([otherSide[onlooker]] as const)
  return (
    <section>
      <h3>{sides.length > 1 ? 'Contacts' : `The ${sides[0]}’s contact`}</h3>
      {sides.map((side) => (
        <Contact key={side} offer={offer} of={side} />
      ))}
    </section>
  )
}

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
function Contact({ offer: { id }, of }: { offer: Offer; of: Side }) {
  const { data, isError, isFetching, refetch } = useOfferQuery(id)
  if (!data && !isError) return <Skeleton $h={64} />
  if (!data?.contacts)
    return (
      <ErrorState
        onRetry={() => void refetch()}
        busy={isFetching}
      >{`The ${of}’s contact details could not be loaded.`}</ErrorState>
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
