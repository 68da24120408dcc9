import { page } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { Wrap } from '../../ui/page/wrap.ts'
import { Read } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'
import { HeroSearch } from './hero-search.tsx'
import { Stats } from './stats.tsx'

const { headline, lead } = page('home')

const Face = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: ${theme.s10} 96px;
  align-items: end;
  padding-block: 72px ${theme.s16};
  h1 {
    font-size: ${theme.t60};
    line-height: 1.02;
    letter-spacing: -0.022em;
    font-weight: 400;
    max-width: 12.5em;
  }
  ${Read} {
    margin: ${theme.s5} 0 ${theme.s8};
    max-width: 34em;
  }
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.phone} {
    padding-block: 36px;
    gap: ${theme.s8};
    ${Read} {
      margin: 14px 0 22px;
    }
  }
`

export function Hero() {
  return (
    <Face>
      <div>
        <h1>{headline}</h1>
        <Read $quiet>{lead}</Read>
        <HeroSearch signedIn={false} />
      </div>
      <Stats />
    </Face>
  )
}
