import styled from 'styled-components'
import { meta, tabular } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

export const Candidates = styled.ul`
  display: grid;
  > li {
    border-top: ${theme.hair} solid ${theme.line};
    padding-block: ${theme.s3};
  }
`
export const Candidate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.s2} ${theme.s6};
  align-items: start;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Title = styled.p`
  font: 420 ${theme.t17} / 1.3 ${theme.serif};
  overflow-wrap: anywhere;
`
export const Whose = styled.p`
  ${meta}
  ${tabular}
  overflow-wrap: anywhere;
`
export const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s3};
  margin-top: ${theme.s1};
  color: ${theme.ink2};
  font-size: ${theme.t13};
  li:not(:last-child)::after {
    content: '·';
    margin-inline-start: ${theme.s3};
    color: ${theme.ink3};
  }
`
