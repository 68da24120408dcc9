import styled from 'styled-components'
import { below, forcedColors, theme } from '../theme/theme.ts'
import { Wrap } from './wrap.ts'

/** Of the masthead, without its hairline. */
export const barHeight = { wide: '60px', phone: '54px' } as const

export const Bar = styled.header`
  border-bottom: ${theme.hair} solid ${theme.line};
  background: ${theme.paper};
  position: sticky;
  top: 0;
  z-index: 20;
`
export const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  height: ${barHeight.wide};
  gap: ${theme.s8};
  ${below.phone} {
    height: ${barHeight.phone};
    gap: ${theme.s4};
  }
`
// Forced colours take no transparent border for one.
// The longest row, an administrator's, has room from 1024 on.
export const Links = styled.nav`
  display: flex;
  gap: ${theme.s5};
  align-self: stretch;
  a {
    display: flex;
    align-items: center;
    text-decoration: none;
    color: ${theme.ink2};
    border-block: 2px solid transparent;
  }
  a:hover {
    color: ${theme.ink};
  }
  a[aria-current] {
    color: ${theme.ink};
    border-bottom-color: ${theme.ink};
  }
  ${forcedColors} {
    a {
      border-color: ${theme.paper};
    }
    a[aria-current] {
      border-bottom-color: ${theme.focus};
    }
  }
  white-space: nowrap;
  ${below.wide} {
    gap: ${theme.s3};
    font-stretch: ${theme.narrow};
  }
  ${below.rail} {
    display: none;
  }
`
export const End = styled.div`
  margin-left: auto;
  display: flex;
  align-items: center;
  gap: ${theme.s4};
  ${below.phone} {
    gap: ${theme.s1};
  }
`
export const Wide = styled.div`
  display: contents;
  ${below.phone} {
    display: none;
  }
`
/** What a page at 400 per cent has no room for, and keys still do. */
export const Roomy = styled.span`
  display: contents;
  @media (max-width: 359px) {
    display: none;
  }
`
/** The person's name, where the links leave it room. */
export const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s2};
  > span {
    max-width: 14em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${below.wide} {
    display: none;
  }
`
export const MenuButton = styled.div`
  display: none;
  ${below.rail} {
    display: block;
  }
`
export const Drawer = styled.nav`
  display: none;
  border-top: ${theme.hair} solid ${theme.line};
  padding-block: ${theme.s2} ${theme.s4};
  max-height: calc(100dvh - 60px);
  overflow-y: auto;
  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 48px;
    padding: 0;
    border: 0;
    border-bottom: ${theme.hair} solid ${theme.line};
    background: none;
    text-decoration: none;
    text-align: left;
    cursor: pointer;
  }
  li:last-child > * {
    border-bottom: 0;
  }
  a[aria-current] {
    font-weight: 550;
    ${forcedColors} {
      border-inline-start: 3px solid ${theme.focus};
      padding-inline-start: ${theme.s2};
    }
  }
  p {
    padding-block: ${theme.s3} ${theme.s1};
    font-size: ${theme.t13};
    color: ${theme.ink3};
  }
  ${below.rail} {
    display: block;
  }
`
export const Initials = styled.i`
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${theme.sunk};
  display: grid;
  place-items: center;
  font: 500 13px/1 ${theme.sans};
  font-stretch: 80%;
`
