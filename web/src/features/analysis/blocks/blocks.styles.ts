import styled from 'styled-components'
import { tabular } from '../../../ui/text/text.ts'
import { below, forcedColors, theme } from '../../../ui/theme/theme.ts'

export const Block = styled.section`
  padding-top: ${theme.s8};
  h3 {
    font-size: 19px;
    margin-bottom: ${theme.s3};
  }
  > h3 + p {
    margin: -4px 0 ${theme.s4};
    max-width: ${theme.measure};
    color: ${theme.ink2};
  }
`
export const Facts = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 200px minmax(0, 1fr);
    gap: 2px ${theme.s4};
    align-items: baseline;
    padding-block: 9px;
    border-top: ${theme.hair} solid ${theme.line};
  }
  > div:first-child {
    border-top-color: ${theme.ink};
  }
  > div:last-child {
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  dt {
    color: ${theme.ink3};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px ${theme.s3};
    ${tabular}
  }
  ${below.phone} {
    > div {
      grid-template-columns: 132px minmax(0, 1fr);
    }
  }
`
export const Figure = styled.span<{ $loss?: boolean | undefined }>`
  font-weight: 550;
  color: ${({ $loss }) => ($loss ? theme.bad : 'inherit')};
`
export const Gates = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
  gap: 0 ${theme.s8};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px ${theme.s3};
    padding-block: 9px;
    border-top: ${theme.hair} solid ${theme.line};
  }
  li > :nth-child(2) {
    margin-left: auto;
  }
`
/** As many parts as there are gates, those that are passed filled. */
export const Passed = styled.div`
  display: flex;
  gap: 3px;
  margin-bottom: ${theme.s4};
  i {
    flex: 1;
    height: 12px;
    background: ${theme.sunk};
    ${forcedColors} {
      outline: 1px solid ${theme.line};
    }
  }
  i[data-passed] {
    background: ${theme.okMark};
  }
`
export const Advice = styled.ol`
  display: grid;
  gap: ${theme.s3};
  counter-reset: advice;
  max-width: ${theme.measure};
  li {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr);
    counter-increment: advice;
    text-wrap: pretty;
  }
  li::before {
    content: counter(advice);
    font: 420 ${theme.t17} / 1.3 ${theme.serif};
    color: ${theme.ink3};
  }
`
