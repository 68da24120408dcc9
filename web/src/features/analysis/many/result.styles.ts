import styled from 'styled-components'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Results = styled.ol`
  border-bottom: ${theme.hair} solid ${theme.line};
`
export const Result = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1.1fr) minmax(0, 1fr);
  gap: ${theme.s3} ${theme.s6};
  align-items: start;
  padding-block: ${theme.s5};
  border-top: ${theme.hair} solid ${theme.line};
  h2 {
    font-size: ${theme.t21};
  }
  ${below.rail} {
    grid-template-columns: 56px minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`
export const Words = styled.div`
  display: grid;
  gap: ${theme.s2};
  ul {
    display: grid;
    gap: 2px;
    color: ${theme.ink2};
  }
`
export const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s3};
`
export const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(150px, 16vw, 230px), 1fr));
  align-items: end;
  gap: ${theme.s4};
  padding-bottom: ${theme.s6};
  > button {
    justify-self: start;
  }
`
export const Count = styled.p`
  padding-bottom: ${theme.s4};
  color: ${theme.ink2};
`
/** How many were found, and what to do with all of them. */
export const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${theme.s3} ${theme.s6};
  padding-bottom: ${theme.s5};
  ${Count} {
    padding-bottom: 0;
  }
`
export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.s4};
  padding-block: ${theme.s6};
`
export const Room = styled.div`
  min-height: 60vh;
  padding-bottom: ${theme.s16};
`
