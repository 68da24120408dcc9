import styled, { css } from 'styled-components'
import { Link } from '../../../ui/link/link.tsx'
import { By, meta, tabular } from '../../../ui/text/text.ts'
import { below, condensed, theme } from '../../../ui/theme/theme.ts'

// The words of an entry with a title of two lines fill its height: one with a shorter title is no lower.
export const Card = styled.article`
  --cover: 130px;
  position: relative;
  min-width: 0;
  display: grid;
  grid-template-columns: var(--cover) minmax(0, 1fr);
  grid-template-rows: auto auto;
  column-gap: ${theme.s4};
  padding-block: ${theme.s5};
  border-top: ${theme.hair} solid ${theme.line};
  align-items: start;
  ${below.phone} {
    --cover: 108px;
  }
`
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  grid-row: 1 / span 2;
  grid-column: 2;
  min-height: 253px;
`
/** What is said at the left, what can be done with the card at the right: its buttons end where the card does. */
export const withButtons = css`
  display: flex;
  align-items: center;
  > :first-child {
    margin-right: auto;
  }
  button {
    position: relative;
    z-index: 2;
    margin-block: -6px;
  }
  > :last-child:not(:first-child) {
    margin-right: -7px;
  }
  ${below.phone} {
    > :last-child:not(:first-child) {
      margin-right: -13px;
    }
  }
`
export const Top = styled.div`
  display: flex;
  align-items: center;
  min-height: 20px;
  gap: ${theme.s2};
  padding-right: 80px;
`
/** After the title for the keyboard, above it for the eye. */
export const Tools = styled.div`
  position: absolute;
  z-index: 2;
  top: 14px;
  right: -7px;
  display: flex;
  gap: ${theme.s1};
  ${below.phone} {
    top: 8px;
    right: -13px;
  }
`
const clamp = css`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`
export const Title = styled.h3`
  ${clamp} margin-top: 3px;
  font-size: 19px;
  line-height: 1.16;
  text-wrap: pretty;
  flex: none;
`
// A line of 19 px alone is too low a target.
export const Whole = styled(Link)`
  padding-block: 3px;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  article:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.14em;
  }
`
export const Author = styled(By)`
  margin-top: 2px;
  font-size: ${theme.t15};
  line-height: 1.3;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  flex: none;
`
export const Sort = styled.p`
  ${meta} display: flex;
  align-items: center;
  gap: ${theme.s2};
  margin-top: 5px;
  white-space: nowrap;
  flex: none;
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
export const Mark = styled.p`
  margin-top: 6px;
  flex: none;
`
export const Pitch = styled.p`
  ${clamp} margin-top: 6px;
  font-size: ${theme.t15};
  line-height: 1.35;
  color: ${theme.ink2};
  flex: none;
`
export const Tags = styled.div`
  ${meta} display: flex;
  gap: 6px;
  margin-top: 5px;
  white-space: nowrap;
  ul {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  li {
    display: inline;
  }
  li + li::before {
    content: ' · ';
  }
  > span {
    flex: none;
    color: ${theme.ink2};
  }
`
export const Base = styled.div`
  margin-top: auto;
  padding-top: ${theme.s2};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.s2};
`
export const Price = styled.p`
  ${tabular} font-weight: 550;
  letter-spacing: -0.005em;
  line-height: 1.3;
  small {
    display: block;
    margin-top: 1px;
    font: 400 ${theme.t13} / 1.3 ${theme.sans};
    ${condensed}
    color: ${theme.ink3};
    letter-spacing: 0.005em;
  }
`
/** Under the ring, at the right as it is. */
export const Note = styled.div`
  margin-top: 3px;
  text-align: right;
`
// A line of 20 px alone is too low a target, and another may follow it.
export const Open = styled.p`
  grid-column: 1;
  grid-row: 2;
  align-self: end;
  font-size: ${theme.t13};
  margin-top: ${theme.s2};
  line-height: 20px;
  a {
    position: relative;
    z-index: 2;
  }
  > a {
    padding-top: 8px;
  }
  ${below.phone} {
    a::after {
      content: '';
      position: absolute;
      inset: -12px -8px;
    }
  }
`
// The way in reaches below itself on a phone.
export const Teaser = styled.span`
  display: block;
  white-space: nowrap;
  ${condensed}
  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s1};
    min-height: 24px;
    color: ${theme.ink2};
    && {
      z-index: 3;
    }
    &::after {
      content: none !important;
    }
  }
`
