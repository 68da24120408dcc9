import styled from 'styled-components'
import { below, theme } from '../../ui/theme/theme.ts'

export const Stats = styled.div`
  display: grid;
  gap: ${theme.s8};
  padding-bottom: ${theme.s10};
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
const colours = { red: theme.bad, blue: theme.focus, green: theme.ok, grey: theme.off }
export const Role = styled.span<{ $colour: keyof typeof colours }>`
  padding: 0 6px;
  border: ${theme.hair} solid currentColor;
  border-radius: ${theme.radius};
  font-size: ${theme.t13};
  font-stretch: ${theme.narrow};
  line-height: 18px;
  color: ${({ $colour }) => colours[$colour]};
`
