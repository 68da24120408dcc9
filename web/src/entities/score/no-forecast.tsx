import styled from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { theme } from '../../ui/theme/theme.ts'

const Small = styled.small`
  display: block;
  font-size: ${theme.t13};
  color: ${theme.ink3};
`

/** Stands under every viability score: what the back-test found, and where to read it. */
export function NoForecast() {
  return (
    <Small>
      <Link to={`${paths.howWeScore}#how-well-it-did`}>This score does not predict returns</Link>
    </Small>
  )
}
