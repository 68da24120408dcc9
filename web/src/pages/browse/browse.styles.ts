import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const TitleBar = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${theme.s8};
  padding-block: ${theme.s8} ${theme.s5};
  > form {
    max-width: 520px;
    margin-left: auto;
  }
  ${below.rail} {
    flex-wrap: wrap;
    gap: ${theme.s3} ${theme.s2};
    h1 {
      width: 100%;
    }
    > form {
      max-width: none;
    }
  }
  ${below.phone} {
    padding-block: ${theme.s5} ${theme.s4};
    h1 {
      font-size: 28px;
    }
  }
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 0 ${theme.s10};
  align-items: start;
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Rail = styled.aside`
  padding-block: ${theme.s3} ${theme.s6};
  border-top: ${theme.hair} solid ${theme.ink};
  ${below.rail} {
    display: none;
  }
`
export const Results = styled.div`
  min-height: 100vh;
  scroll-margin-top: 84px;
`
export const SkipFilters = styled.a`
  position: absolute;
  clip-path: inset(50%);
  &:focus {
    position: static;
    display: block;
    clip-path: none;
    padding-block: ${theme.s2};
  }
`
/** As high as the meter, which comes later. */
export const MeterRoom = styled.div`
  min-height: 48px;
  ${below.phone} {
    min-height: 72px;
  }
`
export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.s3} ${theme.s5};
  border-top: ${theme.hair} solid ${theme.line};
  padding-top: ${theme.s8};
`
export const Alone = styled.div`
  padding-block: ${theme.s6};
`
