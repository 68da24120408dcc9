import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

export const List = styled.div`
  display: grid;
  gap: ${theme.s4};
  padding-top: ${theme.s5};
`
/** Over a list: what can be done with it, and at the end its file. As high as its buttons while none is there yet. */
export const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s3};
  min-height: 36px;
  > div {
    flex: 1 1 0;
    min-width: min(100%, 240px);
  }
`
export const Waiting = styled.div`
  display: grid;
  gap: ${theme.s3};
`
