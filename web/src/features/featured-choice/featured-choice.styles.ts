import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s8} ${theme.s10};
  align-items: start;
  padding-top: ${theme.s6};
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Part = styled.section`
  display: grid;
  gap: ${theme.s4};
`
export const Titles = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${theme.s4};
    padding-block: ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  a {
    font: 420 17px/1.3 ${theme.serif};
  }
`
