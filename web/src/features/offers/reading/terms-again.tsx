import type { Offer } from '@storyright/contracts/http'
import styled from 'styled-components'
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

/** The terms of an offer, to be opened again while something else is to be done with it. */
export function TermsAgain({ offer }: { offer: Offer }) {
  return (
    <Face>
      <summary>Read the terms again</summary>
      <div>
        <Facts facts={termsOf(offer, 'producer')} />
        <section>
          <h3>What was offered on</h3>
          <Facts facts={offeredFacts(offer)} />
        </section>
      </div>
    </Face>
  )
}
