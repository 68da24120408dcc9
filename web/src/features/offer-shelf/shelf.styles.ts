import styled from 'styled-components'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Section = styled.section`
  display: grid;
  gap: ${theme.s4};
  align-content: start;
  min-width: 0;
`
export const List = styled.ul`
  > li {
    display: grid;
    gap: ${theme.s2};
    padding: ${theme.s3} 0;
    border-bottom: ${theme.hair} solid ${theme.line};
  }
`
/** One version: what it is at the left, the way to have it at the right. */
export const Version = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.s1} ${theme.s2};
  align-items: start;
  > svg {
    color: ${theme.ink2};
    margin-top: 1px;
  }
`
export const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  justify-items: start;
  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`
/** What few need, side by side until it is opened. */
export const Folded = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s5};
  grid-column: 2 / -1;
  > [open] {
    flex-basis: 100%;
  }
`
/** On the phone its picture alone; the name of it stays. */
export const Save = styled(ButtonLink)`
  ${below.phone} {
    width: 44px;
    min-height: 44px;
    padding: 0;
    > span {
      display: none;
    }
  }
`
export const About = styled.p`
  ${meta}
  overflow-wrap: anywhere;
`
export const More = styled.details`
  ${meta}
  min-width: 0;
  summary {
    width: fit-content;
    padding-block: 4px;
    cursor: pointer;
    color: ${theme.ink2};
  }
  summary:hover {
    color: ${theme.ink};
  }
  ${below.phone} {
    summary {
      padding-block: 12px;
    }
  }
`
export const Technical = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.s1};
  code {
    font-size: 12px;
    overflow-wrap: anywhere;
  }
  > button {
    margin-inline-start: calc(-1 * ${theme.s2});
  }
`
export const Older = styled.ol`
  font: 400 ${theme.t15} / ${theme.lhText} ${theme.sans};
  font-stretch: normal;
  word-spacing: normal;
  color: ${theme.ink};
  display: grid;
  gap: ${theme.s3};
  margin-top: ${theme.s2};
  padding-block: ${theme.s1};
`
/** A phone has nothing to drop. */
export const ByMouse = styled.span`
  ${below.phone} {
    display: none;
  }
`
/** Where files are dropped, or chosen. */
export const Drop = styled.div<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  padding: ${theme.s4};
  border: ${theme.hair} dashed ${({ $over }) => ($over ? theme.ink : theme.edge)};
  border-radius: ${theme.radius};
  background: ${({ $over }) => ($over ? theme.sunk : 'none')};
  > p {
    flex: 1 1 14em;
  }
`
