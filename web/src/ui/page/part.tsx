import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Meta } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'
import { SectionHead } from './section-head.tsx'

const Face = styled.section`
  display: grid;
  gap: ${theme.s5};
  min-width: 0;
`
/** Charts beside one another, and under one another where they would be narrow. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s8} ${theme.s16};
  ${below.bar} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Drawn = styled.div`
  display: grid;
  gap: ${theme.s2};
  align-content: start;
  min-width: 0;
  h3 {
    font: 550 ${theme.t15} / 1.4 ${theme.sans};
  }
`

type PartProps = { title: ReactNode; children: ReactNode; aside?: ReactNode }

/** One subject of a page that has several. */
export function Part({ title, children, aside }: PartProps) {
  const id = useId()
  return (
    <Face aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {aside && <Meta>{aside}</Meta>}
      </SectionHead>
      {children}
    </Face>
  )
}

/** A chart under its heading. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Drawn>
      <h3>{title}</h3>
      {children}
    </Drawn>
  )
}
