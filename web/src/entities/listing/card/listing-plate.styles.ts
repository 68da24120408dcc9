import styled from 'styled-components'
import { Meta } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'
import * as Card from './listing-card.styles.ts'

export { Author, Whole } from './listing-card.styles.ts'

export const Plate = styled.article`
  position: relative;
  min-width: 0;
  display: flex;
  flex-direction: column;
`
/** Room for a title of two lines, so that prices stand on one line along a shelf and nothing moves when the cards come. */
export const Words = styled.div`
  margin-top: ${theme.s3};
  min-height: 85px;
`
// A line of 17 px alone is too low a target.
export const Title = styled(Card.Title)`
  margin-top: 0;
  font-size: ${theme.t17};
  a {
    padding-block: 4px;
  }
`
export const Sort = styled(Meta)`
  margin-top: ${theme.s1};
`
export const Price = styled(Card.Price)`
  margin-top: ${theme.s2};
`
/** The score, and what can be done with the card. */
export const Base = styled.div`
  ${Card.withButtons}
  min-height: 38px;
  margin-top: ${theme.s2};
`
export const Open = styled(Card.Open)`
  align-self: auto;
`
