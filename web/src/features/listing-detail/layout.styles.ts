import styled, { css } from 'styled-components'
import { Cover } from '../../entities/cover/cover.tsx'
import { By, meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

// In the order it is read, the story before the money; the columns put the cover and facts beside it where there is room.
export const Page = styled.div`
  display: grid;
  grid-template: 'side titles deal' auto 'side story deal' auto 'side body deal' 1fr / 252px minmax(0, 1fr) 284px;
  column-gap: 56px;
  align-items: start;
  min-height: 100dvh;
  ${below.wide} {
    grid-template: 'side titles' auto 'side story' auto 'side deal' auto 'side body' 1fr / 220px minmax(0, 1fr);
    column-gap: ${theme.s10};
  }
  ${below.phone} {
    grid-template: 'titles' auto 'story' auto 'deal' auto 'side' auto 'body' auto / minmax(0, 1fr);
  }
`
export const Titles = styled.header`
  grid-area: titles;
  h1 {
    margin-block: 6px ${theme.s2};
  }
  ${below.phone} {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    column-gap: ${theme.s4};
    align-items: start;
    min-height: 162px;
    h1 {
      font-size: ${theme.t28};
      margin-block: 2px ${theme.s1};
    }
  }
`
export const States = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s1} ${theme.s3};
`
export const SmallCover = styled(Cover)`
  display: none;
  ${below.phone} {
    display: block;
  }
`
export const Author = styled(By)`
  font-size: ${theme.t21};
  ${below.phone} {
    font-size: ${theme.t17};
  }
`
export const Beneath = styled.div`
  margin-top: ${theme.s4};
  grid-column: 1 / -1;
`
export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s1} ${theme.s3};
  a {
    ${meta}
    display: inline-block;
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    a {
      padding-block: ${theme.s2};
    }
  }
`
export const Side = styled.aside`
  grid-area: side;
  position: sticky;
  top: 84px;
  display: grid;
  gap: ${theme.s5};
  ${below.phone} {
    position: static;
    margin-top: ${theme.s8};
  }
`
export const LargeCover = styled.div`
  ${below.phone} {
    display: none;
  }
`
export const Deal = styled.section`
  grid-area: deal;
  position: sticky;
  top: 84px;
  h2 {
    font-size: ${theme.t21};
  }
  ${below.wide} {
    position: static;
    margin-top: ${theme.s6};
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${theme.s8};
  }
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.phone} {
    margin-top: ${theme.s5};
  }
`
// No larger than the same words before, which were the largest paint then.
export const Terms = styled.div`
  border-top: ${theme.hair} solid ${theme.ink};
  padding-top: ${theme.s3};
  dl {
    margin-top: ${theme.s2};
  }
  dl > div:first-child {
    border-top-color: ${theme.line};
  }
  > p {
    text-wrap: balance;
  }
  ${below.rail} {
    padding-bottom: ${theme.s4};
  }
`
export const Actions = styled.div`
  display: flex;
  align-items: center;
  h2 {
    margin-right: auto;
  }
  button {
    margin-block: -6px;
  }
  > :last-child {
    margin-right: -6px;
  }
`
export const Score = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  padding-block: ${theme.s5};
  b {
    display: block;
    font: 420 ${theme.t21} / 1.2 ${theme.serif};
  }
  ${below.wide} {
    border-top-color: ${theme.ink};
    padding-block: ${theme.s4};
  }
  ${below.rail} {
    border-top-color: ${theme.line};
  }
`
const text = css`
  > section {
    padding-top: ${theme.s8};
  }
  h2 {
    font-size: ${theme.t21};
    margin-bottom: ${theme.s4};
  }
  p + p {
    margin-top: 1em;
  }
`
/** What it is about. */
export const Story = styled.div`
  grid-area: story;
  ${text}
`
/** Everything else about it. */
export const Body = styled.div`
  grid-area: body;
  ${text}
`
