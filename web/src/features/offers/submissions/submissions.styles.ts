import styled from 'styled-components'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Beside = styled.div`
  display: grid;
  grid-template-columns: 436px minmax(0, 1fr);
  gap: 0 64px;
  align-items: start;
  * + & {
    margin-top: ${theme.s10};
  }
  ${below.wide} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s10};
  }
  ${below.phone} {
    * + & {
      margin-top: ${theme.s6};
    }
  }
`
export const ListSide = styled.section`
  display: grid;
  grid-area: 1 / 1;
  gap: ${theme.s3};
  scroll-margin-top: 84px;
  > button {
    justify-self: start;
  }
  &:focus {
    outline: none;
  }
  ${below.wide} {
    grid-area: auto;
  }
`
export const Narrowing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${theme.s3};
`
export const Open = styled.section`
  grid-area: 1 / 2;
  border-top: ${theme.hair} solid ${theme.ink};
  padding-top: ${theme.s5};
  scroll-margin-top: 84px;
  &:focus {
    outline: none;
  }
  ${below.wide} {
    grid-area: auto;
  }
`
export const Back = styled(BackLink)`
  display: none;
  ${below.wide} {
    display: inline-flex;
    margin-block: -8px ${theme.s4};
  }
  ${below.phone} {
    margin-block: -12px ${theme.s2};
  }
`
