import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

// A line break is one, as it was typed.
export const Face = styled.div`
  max-width: ${theme.measure};
  font-size: ${theme.t17};
  line-height: ${theme.lhRead};
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
  > :first-child {
    margin-top: 0;
  }
  > * + *,
  li > * + *,
  blockquote > * + * {
    margin-top: 0.75em;
  }
  p,
  li {
    white-space: pre-line;
  }
  br {
    display: none;
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
    white-space: normal;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: 0.25em;
  }
  blockquote {
    margin-inline: 0;
    margin-bottom: 0;
    padding-inline-start: ${theme.s4};
    border-inline-start: 3px solid ${theme.line};
    color: ${theme.ink2};
  }
  code {
    padding: 1px 4px;
    border-radius: ${theme.radius};
    background: ${theme.sunk};
    font-size: 0.88em;
  }
  pre {
    margin-bottom: 0;
    padding: ${theme.s3} ${theme.s4};
    border-radius: ${theme.radius};
    background: ${theme.sunk};
    overflow-x: auto;
    overflow-wrap: normal;
  }
  pre code {
    padding: 0;
    background: none;
  }
  hr {
    border: 0;
    border-top: ${theme.hair} solid ${theme.line};
    margin-block: 1.5em;
  }
  mark {
    padding-inline: 1px;
    border-radius: 2px;
    background: ${theme.waitBg};
    color: inherit;
  }
`
export const AsTyped = styled.p`
  && {
    white-space: pre-line;
  }
`
export const Large = styled.h3`
  font-size: ${theme.t21};
`
export const Medium = styled.h4`
  font: 420 19px/1.25 ${theme.serif};
`
export const Small = styled.h5`
  margin: 0;
  font: 550 ${theme.t17} / 1.3 ${theme.sans};
`
export const Name = styled.span`
  font-weight: 550;
`
export const Table = styled.div`
  overflow-x: auto;
  font-size: ${theme.t15};
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: 6px ${theme.s3};
    border-bottom: ${theme.hair} solid ${theme.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  th {
    font-weight: 550;
  }
`
