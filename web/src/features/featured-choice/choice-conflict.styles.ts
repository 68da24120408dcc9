import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s6};
  ${below.phone} {
    grid-template-columns: 1fr;
  }
  h3 {
    font-size: ${theme.t13};
    font-weight: 500;
    color: ${theme.ink2};
    margin-bottom: ${theme.s2};
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    flex-wrap: wrap;
    gap: 0 ${theme.s4};
    padding-block: ${theme.s2};
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`
