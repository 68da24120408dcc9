import styled from 'styled-components'
import { shelf } from '../entities/cover/cover.samples.ts'
import { Cover } from '../entities/cover/cover.tsx'
import { Wordmark } from '../ui/page/wordmark.tsx'
import { theme } from '../ui/theme/theme.ts'

const Sheet = styled.div`
  position: relative;
  width: 1200px;
  height: 630px;
  overflow: hidden;
  padding: 56px 64px;
  background: ${theme.paper};
  > a {
    zoom: 1.6;
  }
  h1 {
    margin-top: 34px;
    font-size: 62px;
    line-height: 1.04;
    letter-spacing: -0.022em;
    font-weight: 400;
    max-width: 14em;
  }
`
const Row = styled.div`
  position: absolute;
  left: -40px;
  bottom: -24px;
  display: grid;
  grid-template-columns: repeat(8, 146px);
  gap: 16px;
`
const chosen = [0, 8, 5, 16, 9, 13, 18, 4]

/** public/og.png is a picture of this, taken at /pieces.html?share in a window of 1200 by 630. */
export function SharePicture() {
  return (
    <Sheet>
      <Wordmark />
      <h1>British stories, with the rights set out and the price on the page.</h1>
      <Row>
        {chosen.map((place) => (
          <Cover key={place} {...shelf[place]!} eager />
        ))}
      </Row>
    </Sheet>
  )
}
