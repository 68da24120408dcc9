import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.s4};
  align-items: start;
  > button {
    margin-top: 25px;
  }
  ${below.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > button {
      grid-column: 2;
      justify-self: start;
      margin-top: 0;
    }
  }
`
export const Portrait = styled.span`
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  border-radius: 50%;
  overflow: hidden;
  background: ${theme.sunk};
  color: ${theme.ink2};
  font: 420 28px/1 ${theme.serif};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
