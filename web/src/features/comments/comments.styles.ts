import styled from 'styled-components'
import { Words } from '../../ui/text/words.ts'
import { theme } from '../../ui/theme/theme.ts'

export const Section = styled.section`
  max-width: ${theme.measure};
  &:focus {
    outline: none;
  }
`
export const Count = styled.span`
  color: ${theme.ink3};
  font-variant-numeric: tabular-nums;
`
export const Form = styled.form`
  display: grid;
  gap: ${theme.s2};
`
export const List = styled.ul`
  margin-top: ${theme.s5};
`
export const Item = styled.li`
  padding-block: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  &:nth-child(n + 21) {
    content-visibility: auto;
    contain-intrinsic-size: auto 140px;
  }
`
export const Replies = styled.ul`
  margin-top: ${theme.s3};
  padding-inline-start: ${theme.s5};
  border-inline-start: ${theme.hair} solid ${theme.line};
  display: grid;
  gap: ${theme.s4};
`
export const One = styled.article`
  display: grid;
  gap: ${theme.s2};
  scroll-margin-top: 96px;
  &:focus:not(:focus-visible) {
    outline: none;
  }
`
export const Text = styled(Words).attrs({ as: 'p', dir: 'auto' })`
  && {
    margin: 0;
  }
`
export const Gone = styled.p`
  color: ${theme.ink3};
  font-style: italic;
`
export const Empty = styled.div`
  margin-top: ${theme.s5};
  padding-block: ${theme.s8};
  border-top: ${theme.hair} solid ${theme.line};
  text-align: center;
  color: ${theme.ink2};
  h3 {
    color: ${theme.ink};
    margin-bottom: ${theme.s2};
  }
`
export const Waiting = styled.div`
  display: grid;
  gap: ${theme.s4};
  margin-top: ${theme.s5};
`
