import styled from 'styled-components'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

// The card's own rule is the entry's.
export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${theme.s2} ${theme.s8};
  align-items: start;
  border-top: ${theme.hair} solid ${theme.line};
  &:first-child {
    border-top-color: ${theme.ink};
  }
  article {
    border-top: 0;
  }
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${theme.s5};
  }
`
export const Beside = styled.div`
  display: grid;
  gap: ${theme.s4};
  padding-block: ${theme.s5};
  min-width: 0;
  ${below.rail} {
    padding-block: 0;
  }
`
export const Why = styled.div`
  display: grid;
  gap: ${theme.s2};
  justify-items: start;
`
export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2};
  button[aria-pressed='true'] {
    background: ${theme.sunk};
    border-color: ${theme.ink};
  }
  ${Meta} {
    min-height: 1.4em;
  }
`
export const Dismissed = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  padding-block: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  color: ${theme.ink2};
`
