import styled from 'styled-components'
import { Link } from '../../../ui/link/link.tsx'
import { farFromView, threadText } from '../../../ui/page/thread.styles.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Beginning = styled.div`
  grid-area: head;
  min-width: 0;
`
export const Following = styled.div`
  grid-area: thread;
  min-width: 0;
`
/** Beside the discussion; on narrower screens between it and its replies, as it is read. */
export const Side = styled.aside`
  grid-area: side;
  position: sticky;
  top: 84px;
  display: grid;
  gap: ${theme.s4};
  ${below.rail} {
    position: static;
    margin-top: ${theme.s4};
    dl {
      display: none;
    }
  }
`
export const Head = styled.header`
  display: grid;
  gap: ${theme.s3};
  h1 {
    overflow-wrap: anywhere;
  }
`
export const Post = styled.article`
  display: grid;
  gap: ${theme.s4};
  margin-top: ${theme.s5};
  padding-block: ${theme.s5};
  border-block: ${theme.hair} solid ${theme.ink};
`
export const Jumps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
  &:empty {
    display: none;
  }
`
export const List = styled.ol`
  margin-top: ${theme.s4};
`
export const Item = styled.li`
  ${farFromView}
`
export const Reply = styled.article<{ $accepted: boolean }>`
  ${threadText}
  ${({ $accepted }) =>
    $accepted &&
    `
    padding-inline: ${theme.s4};
    border: 0;
    border-inline-start: 3px solid ${theme.okMark};
    background: ${theme.okBg};
    --ink-3: ${theme.ink2};
  `}
`
export const NewFrom = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  padding-block: ${theme.s3};
  color: ${theme.accentInk};
  font-size: ${theme.t13};
  font-weight: 550;
  &::after {
    content: '';
    flex: 1;
    border-top: ${theme.hair} solid currentColor;
  }
`
export const Gone = styled.p`
  color: ${theme.ink3};
  font-style: italic;
`
export const Cards = styled.ul`
  margin-top: ${theme.s3};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s3};
`
export const Card = styled(Link)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${theme.s3};
  align-items: center;
  width: min(100%, 320px);
  padding: ${theme.s2} ${theme.s3} ${theme.s2} ${theme.s2};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  text-decoration: none;
  &:hover {
    border-color: ${theme.ink};
  }
  b {
    display: block;
    font: 420 ${theme.t17} / 1.2 ${theme.serif};
    overflow-wrap: anywhere;
  }
`
export const Tag = styled(Link)`
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
`
/** Has its place, and is seen, once the replies above it have theirs. */
export const Replying = styled.section<{ $isPlaced: boolean }>`
  visibility: ${({ $isPlaced }) => ($isPlaced ? 'visible' : 'hidden')};
  margin-top: ${theme.s8};
  display: grid;
  gap: ${theme.s4};
`
