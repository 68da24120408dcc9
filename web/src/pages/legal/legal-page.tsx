import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { theme } from '../../ui/theme/theme.ts'

const Text = styled.div`
  max-width: ${theme.measure};
  font-size: ${theme.t17};
  line-height: ${theme.lhRead};
  border-top: ${theme.hair} solid ${theme.ink};
  h2 {
    font-size: ${theme.t21};
    margin: ${theme.s8} 0 ${theme.s3};
  }
  p + p,
  p + ul {
    margin-top: ${theme.s3};
  }
  ul {
    list-style: disc;
    padding-left: 1.2em;
  }
  li + li {
    margin-top: ${theme.s2};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.t15};
    line-height: ${theme.lhText};
  }
  th,
  td {
    padding: ${theme.s2} ${theme.s4} ${theme.s2} 0;
    border-bottom: ${theme.hair} solid ${theme.line};
    text-align: left;
    vertical-align: top;
  }
  th {
    font-weight: 550;
    font-size: ${theme.t13};
  }
`

type LegalPageProps = { title: string; updated: string; children: ReactNode }

/** A text to be read from end to end, in a column of reading width. */
export function LegalPage({ title, updated, children }: LegalPageProps) {
  return (
    <Wrap as="article">
      <PageHead title={title} lead={`Last updated ${updated}`} />
      <Text>{children}</Text>
    </Wrap>
  )
}
