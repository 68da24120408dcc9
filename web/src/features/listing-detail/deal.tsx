import type { Listing } from '@storyright/contracts/http'
import { listingWords, viabilityBands } from '@storyright/contracts/vocabulary'
import { offerTier } from '@storyright/scoring'
import type { ReactNode } from 'react'
import { money } from '../../entities/money/money.ts'
import { NoForecast } from '../../entities/score/no-forecast.tsx'
import { Ring } from '../../entities/score/ring.tsx'
import { provisionally } from '../../entities/score/score.ts'
import { Ledger } from '../../ui/data/ledger.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './layout.styles.ts'

const pounds = (amount: number | null) => (amount === null ? 'N/A' : money(amount))

type DealProps = {
  listing: Listing
  /** Favourite and share. */
  actions: ReactNode
  /** The way to an offer. */
  offer: ReactNode
  /** What is left of a metered reader's month. */
  meter?: ReactNode
}

/** The price, the way to an offer and the score, in view while the text scrolls. */
export function Deal({ listing, actions, offer, meter }: DealProps) {
  const { suggestedOfferMin, suggestedOfferMax, viabilityScore, viabilityTier, viabilityIsProvisional } = listing
  return (
    <S.Deal aria-label="Terms and score">
      <S.Terms>
        <S.Actions>
          <h2>{listingWords.terms}</h2>
          {actions}
        </S.Actions>
        <Ledger
          large
          rows={[
            { term: 'Minimum Offer', value: pounds(suggestedOfferMin) },
            { term: 'Suggested Maximum', value: pounds(suggestedOfferMax) },
            ...(suggestedOfferMax === null ? [] : [{ term: 'Offer Tier', value: offerTier(suggestedOfferMax) }]),
          ]}
        />
        <Meta>{listingWords.termsAre}</Meta>
        {offer}
      </S.Terms>
      <S.Score>
        <Ring score={viabilityScore} isProvisional={viabilityIsProvisional} size={72} />
        <p>
          <b>{provisionally(viabilityBands[viabilityTier].label, viabilityIsProvisional)}</b>
          <NoForecast />
          <Meta as="span">Commercial Viability Score: the mean of the genre, medium and AI scores.</Meta>
        </p>
      </S.Score>
      {meter}
    </S.Deal>
  )
}
