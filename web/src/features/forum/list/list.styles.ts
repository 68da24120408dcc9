import styled from 'styled-components'
import { Link } from '../../../ui/link/link.tsx'
import { meta, tabular } from '../../../ui/text/text.ts'
import { below, forcedColors, theme } from '../../../ui/theme/theme.ts'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 0 ${theme.s10};
  align-items: start;
  margin-top: ${theme.s8};
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s4};
    margin-top: ${theme.s5};
  }
`
// Below the rail's width one row, which moves sideways: the discussions are what one came for.
export const Rail = styled.nav`
  position: sticky;
  top: 84px;
  border-top: ${theme.hair} solid ${theme.ink};
  padding-top: ${theme.s3};
  ul {
    display: grid;
    gap: 2px;
  }
  ${below.rail} {
    position: static;
    border-top: 0;
    padding: 0;
    ul {
      display: flex;
      gap: ${theme.s2};
      margin-inline: calc(-1 * ${theme.gutter});
      padding: 2px ${theme.gutter};
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
  }
`
export const Category = styled(Link)`
  display: block;
  padding: 7px ${theme.s3};
  margin-inline-start: -${theme.s3};
  border-radius: ${theme.radius};
  color: ${theme.ink2};
  text-decoration: none;
  &:hover {
    color: ${theme.ink};
    background: ${theme.surface};
  }
  &[aria-current='true'] {
    color: ${theme.ink};
    font-weight: 550;
    background: ${theme.sunk};
    ${forcedColors} {
      outline: 2px solid ${theme.focus};
    }
  }
  ${below.rail} {
    margin: 0;
    border: ${theme.hair} solid ${theme.line};
    font-size: ${theme.t13};
    padding: 10px ${theme.s3};
  }
`
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  min-height: 56px;
  padding-block: ${theme.s3};
  border-top: ${theme.hair} solid ${theme.ink};
  > form {
    flex: 1 1 220px;
    max-width: 360px;
  }
  > fieldset legend {
    position: absolute;
    clip-path: inset(50%);
  }
  > fieldset label {
    padding-inline: ${theme.s3};
  }
  ${below.phone} {
    > form {
      max-width: none;
    }
  }
`
export const Sort = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.s2};
  color: ${theme.ink2};
`
/** The first letters or pictures of those who take part, one over the next. */
export const People = styled.span`
  display: inline-flex;
  > * + * {
    margin-inline-start: -6px;
    box-shadow: 0 0 0 2px ${theme.paper};
  }
`
/** On the phone a line of its own, from the start: what is below stays where it is when the number comes. */
export const Counted = styled.p`
  ${tabular}
  font-weight: 550;
  margin-inline-end: auto;
  ${below.phone} {
    flex-basis: 100%;
    min-height: 1lh;
  }
`
export const List = styled.ul`
  transition: opacity ${theme.fast} ${theme.ease};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`
/** What is far from view is not laid out, however long the list has become. */
export const Item = styled.li`
  border-top: ${theme.hair} solid ${theme.line};
  &:nth-child(n + 21) {
    content-visibility: auto;
    contain-intrinsic-size: auto 128px;
  }
`
export const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.s1} ${theme.s6};
  padding-block: ${theme.s4};
  h2 {
    font-size: ${theme.t21};
    line-height: ${theme.lhTitle};
    overflow-wrap: anywhere;
  }
  h2 svg {
    color: ${theme.ink3};
    vertical-align: -2px;
    margin-inline-end: 6px;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Title = styled(Link)`
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
export const Main = styled.div`
  min-width: 0;
  display: grid;
  gap: 6px;
  align-content: start;
`
export const Excerpt = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${theme.ink2};
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`
export const Line = styled.p`
  ${meta}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${theme.s2};
  bdi {
    overflow-wrap: anywhere;
  }
`
export const Tag = styled(Link)`
  position: relative;
  z-index: 1;
  padding: 2px 6px;
  border-radius: ${theme.radius};
  background: ${theme.sunk};
  color: ${theme.ink2};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    color: ${theme.ink};
    text-decoration: underline;
  }
  ${below.phone} {
    padding: 6px 8px;
  }
`
export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 64px);
  align-content: start;
  text-align: end;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    ${meta}
  }
  dd {
    ${tabular}
    font-size: ${theme.t17};
  }
  ${below.phone} {
    display: flex;
    gap: ${theme.s4};
    div {
      flex-direction: row-reverse;
      gap: 4px;
      align-items: baseline;
    }
    dd {
      font-size: ${theme.t15};
      color: ${theme.ink2};
    }
  }
`
export const New = styled.span`
  padding: 1px 7px;
  border-radius: ${theme.radius};
  background: ${theme.accent};
  color: ${theme.onAccent};
  ${forcedColors} {
    forced-color-adjust: none;
  }
  font: 550 12px/18px ${theme.sans};
  white-space: nowrap;
`
export const Found = styled.mark`
  padding-inline: 1px;
  border-radius: 2px;
  background: ${theme.waitBg};
  color: inherit;
`
export const Waiting = styled.div`
  display: grid;
  gap: ${theme.s3};
`
export const Foot = styled.div`
  display: grid;
  gap: ${theme.s3};
  border-top: ${theme.hair} solid ${theme.line};
  padding-top: ${theme.s4};
  > a {
    justify-self: end;
  }
`
