import styled from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { condensed, theme } from '../../ui/theme/theme.ts'

// A line of 13 px alone is too low a target.
// Above a card's own link.
const Small = styled.small`
  display: block;
  font-size: ${theme.t13};
  ${condensed}
  line-height: 1.3;
  color: ${theme.ink3};
  a {
    padding-block: 4px;
    position: relative;
    z-index: 2;
  }
`

/** Stands under every viability score: what the back-test found, and where to read it. */
export function NoForecast() {
  return (
    <Small>
      <Link to={`${paths.howWeScore}#how-well-it-did`}>This score does not predict returns</Link>
    </Small>
  )
}
