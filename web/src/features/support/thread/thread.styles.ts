import styled from 'styled-components'
import { meta } from '../../../ui/text/text.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

export const Page = styled.div`
  display: grid;
  grid-template: 'head side' auto 'thread side' 1fr / minmax(0, 860px) minmax(220px, 284px);
  justify-content: space-between;
  gap: ${theme.s5} ${theme.s10};
  align-items: start;
  padding-bottom: ${theme.s16};
  ${below.rail} {
    grid-template: 'head' auto 'side' auto 'thread' auto / minmax(0, 1fr);
  }
`
export const Head = styled.header`
  grid-area: head;
  display: grid;
  gap: ${theme.s3};
  min-width: 0;
`
export const Line = styled.div`
  ${meta}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s3};
`
export const Side = styled.aside`
  grid-area: side;
  display: grid;
  gap: ${theme.s4};
  position: sticky;
  top: 84px;
  min-width: 0;
  dd {
    overflow-wrap: anywhere;
  }
  ${below.rail} {
    position: static;
  }
`
export const Following = styled.div`
  grid-area: thread;
  display: grid;
  gap: ${theme.s8};
  min-width: 0;
`
/** What is far from view is not laid out, however long the thread has become. */
export const List = styled.ol`
  border-top: ${theme.hair} solid ${theme.ink};
  > li:nth-child(n + 21) {
    content-visibility: auto;
    contain-intrinsic-size: auto 180px;
  }
`
export const Message = styled.article<{ $ours: boolean }>`
  display: grid;
  gap: ${theme.s3};
  padding: ${theme.s5} 0;
  border-bottom: ${theme.hair} solid ${theme.line};
  scroll-margin-top: 96px;
  ${({ $ours }) =>
    $ours &&
    `
    padding-inline-start: ${theme.s4};
    border-inline-start: 3px solid ${theme.ink};
  `}
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${theme.focus};
    outline-offset: 2px;
  }
`
export const Replying = styled.section`
  display: grid;
  gap: ${theme.s4};
`
export const Form = styled.form`
  display: grid;
  gap: ${theme.s4};
`
