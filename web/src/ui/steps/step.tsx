import type { ReactNode } from 'react'
import * as S from './steps.styles.ts'

type StepProps = { place: 1 | 2; title: string; note: ReactNode; now?: boolean; children?: ReactNode }

/** One of the two steps to something; the one being taken is marked. */
export function Step({ place, title, note, now = false, children }: StepProps) {
  return (
    <S.Step $now={now} aria-label={title} {...(now && { 'aria-current': 'step' })}>
      <span aria-hidden="true">{place}</span>
      <div>
        <S.StepHead>
          <h2>{title}</h2>
          {note}
        </S.StepHead>
        {children}
      </div>
    </S.Step>
  )
}
