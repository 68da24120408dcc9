import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

export const Frame = styled.div`
  display: block;
  position: relative;
  aspect-ratio: 2 / 3;
  overflow: hidden;
  border-radius: 2px;
  background: ${theme.sunk};
  width: 100%;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 0 0 0 1px ${theme.pictureEdge},
      inset 5px 0 5px -4px rgb(0 0 0 / 0.16);
    pointer-events: none;
  }
`
export const Art = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  filter: ${theme.pictureDim};
  .ct {
    font-family: ${theme.serif};
    font-weight: 450;
    font-variation-settings: 'opsz' 36;
    letter-spacing: 0;
    font-kerning: normal;
  }
  .ca {
    font-family: ${theme.sans};
    font-weight: 500;
    font-stretch: 82%;
  }
  .cs {
    font-family: ${theme.sans};
    font-weight: 500;
    font-stretch: 80%;
    letter-spacing: 0.03em;
  }
`
export const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  filter: ${theme.pictureDim};
`
