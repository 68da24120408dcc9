import styled from 'styled-components'
import { Actions as PlainActs } from '../../ui/page/actions.ts'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'

/** A column for forms and short lists. */
export const Column = styled(Wrap)`
  max-width: calc(760px + 2 * ${theme.gutter});
`
export const Sections = styled.div`
  display: grid;
  gap: ${theme.s12};
`
export const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
  > :first-child,
  > form,
  > dl {
    width: 100%;
  }
`
export const Who = styled.div`
  display: flex;
  gap: ${theme.s4};
  align-items: center;
`
export const Actions = styled(PlainActs)`
  gap: ${theme.s3};
`
export const Advice = styled.ul`
  list-style: disc;
  padding-left: 1.2em;
  color: ${theme.ink2};
  li + li {
    margin-top: ${theme.s2};
  }
`
export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`
export const Denied = styled(Wrap)`
  padding-top: ${theme.s12};
`
