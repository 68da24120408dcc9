import styled from 'styled-components'
import { theme } from '../../ui/theme/theme.ts'

export const Source = styled.div`
  display: grid;
  gap: ${theme.s3};
  min-width: 0;
  &:focus {
    outline: none;
  }
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s4};
  min-height: 32px;
  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`
export const Name = styled.b`
  font-weight: 550;
`
