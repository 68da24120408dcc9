import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Stats = styled.div`
  padding-bottom: ${theme.s8};
`
export const Rankings = styled.div`
  padding-top: ${theme.s12};
`
export const List = styled.div`
  display: grid;
  gap: ${theme.s5};
  &:focus {
    outline: none;
  }
`
export const Filter = styled.div`
  max-width: 240px;
  ${below.phone} {
    max-width: none;
  }
`
export const What = styled.div`
  display: grid;
  gap: ${theme.s1};
  justify-items: start;
  max-width: ${theme.measure};
`
export const Who = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.s2};
`
