import type { Offer } from '@storyright/contracts/http'
import styled from 'styled-components'
import type { Onlooker } from '../../../entities/offer/offer-words.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Fold } from '../../../ui/data/fold.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { offeredFacts, termsOf } from './terms.tsx'

const Face = styled(Fold)`
  border-top: ${theme.hair} solid ${theme.line};
  summary {
    font-weight: 550;
  }
  > div {
    display: grid;
    gap: ${theme.s5};
  }
  h3 {
    font-size: ${theme.t17};
    margin-bottom: ${theme.s2};
  }
`

type TermsAgainProps = { offer: Offer; onlooker?: Onlooker; title?: string }

/** The terms of an offer, to be opened again while something else is to be done with it. */
export function TermsAgain({ offer, onlooker = 'producer', title = 'Read the terms again' }: TermsAgainProps) {
  return (
    <Face>
      <summary>{title}</summary>
      <div>
        <Facts facts={termsOf(offer, onlooker)} />
        <section>
          <h3>Rights offered</h3>
          <Facts facts={offeredFacts(offer)} />
        </section>
      </div>
    </Face>
  )
}
