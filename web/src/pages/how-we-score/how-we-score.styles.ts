import styled from 'styled-components'
import { Fold as PlainFold } from '../../ui/data/fold.ts'
import { Wrap } from '../../ui/page/wrap.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`
/** The contents stay in view beside the text where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 780px);
  gap: 0 ${theme.s16};
  align-items: start;
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Contents = styled.nav`
  position: sticky;
  top: 84px;
  border-top: ${theme.hair} solid ${theme.ink};
  padding-block: ${theme.s3} ${theme.s6};
  li {
    padding-block: 5px;
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${below.rail} {
    position: static;
    columns: 2;
    column-gap: ${theme.s4};
    li {
      break-inside: avoid;
    }
  }
`
export const Section = styled.section`
  padding-bottom: ${theme.s12};
  > p,
  > ul {
    margin-top: ${theme.s4};
  }
  > ul {
    display: grid;
    gap: ${theme.s2};
    max-width: ${theme.measure};
    list-style: disc;
    padding-left: 1.2em;
  }
`
export const Scored = styled.div`
  padding-top: ${theme.s8};
  h3 {
    font-size: 19px;
  }
  h3 + table {
    margin-top: ${theme.s4};
  }
  > p {
    max-width: ${theme.measure};
    padding-block: ${theme.s1} ${theme.s4};
    color: ${theme.ink2};
  }
`
export const Fold = styled(PlainFold)`
  summary:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  h3 {
    font-size: 19px;
  }
  p {
    max-width: ${theme.measure};
    padding-top: 2px;
    color: ${theme.ink2};
  }
`
/** Some tables are long: they are moved within themselves. */
export const Rows = styled.div`
  max-height: 460px;
  overflow: auto;
`
export const Marks = styled.dl`
  display: grid;
  gap: ${theme.s3};
  margin-top: ${theme.s5};
  > div {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    gap: ${theme.s4};
    align-items: baseline;
  }
`
export const Verdict = styled.p`
  && {
    max-width: ${theme.measure};
    padding: ${theme.s1} 0 ${theme.s1} ${theme.s4};
    border-left: 3px solid ${theme.ink};
    font: 420 ${theme.t21} / 1.35 ${theme.serif};
    text-wrap: pretty;
  }
`
