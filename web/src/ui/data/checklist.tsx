import styled from 'styled-components'
import { ButtonLink } from '../button/button-link.tsx'
import { SectionHead } from '../page/section-head.tsx'
import { Meta } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'

const Section = styled.section`
  display: grid;
  gap: ${theme.s2};
`
const Steps = styled.ol`
  counter-reset: step;
  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: ${theme.s2} ${theme.s4};
    align-items: center;
    padding-block: ${theme.s4};
  }
  li + li {
    border-top: ${theme.hair} solid ${theme.line};
  }
  li::before {
    content: counter(step);
    font: 420 ${theme.t28} / 1 ${theme.serif};
    font-variant-numeric: lining-nums;
    color: ${theme.ink3};
  }
  li[data-done]::before {
    content: '✓';
    color: ${theme.ok};
  }
  p {
    color: ${theme.ink2};
  }
  ${below.phone} {
    li > :last-child:not(span) {
      grid-column: 2;
      justify-self: start;
    }
  }
`
const Done = styled.span`
  color: ${theme.ok};
  font-weight: 550;
`

export type ChecklistStep = { label: string; note: string; isDone: boolean; action: string; to: string }
type ChecklistProps = {
  id: string
  title: string
  steps: readonly ChecklistStep[]
  /** Nothing above it has the button of the screen. */
  isLead?: boolean
}

/** The first things to do, in their order: the first that is left has the button of the screen. */
export function Checklist({ id, title, steps, isLead = true }: ChecklistProps) {
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <Meta as="span">{`${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}</Meta>
      </SectionHead>
      <Steps>
        {steps.map((step) => (
          <li key={step.label} data-done={step.isDone ? '' : undefined}>
            <div>
              <b>{step.label}</b>
              <p>{step.note}</p>
            </div>
            {step.isDone ? (
              <Done>Done</Done>
            ) : (
              <ButtonLink small={step !== next} variant={isLead && step === next ? 'primary' : 'outline'} to={step.to}>
                {step.action}
              </ButtonLink>
            )}
          </li>
        ))}
      </Steps>
    </Section>
  )
}
