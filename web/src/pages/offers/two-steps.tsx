import type { ComponentProps, ReactNode } from 'react'
import { OfferSummary } from '../../features/offer-form/offer-summary.tsx'
import { paths } from '../../shared/paths.ts'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import * as S from '../../ui/steps/steps.styles.ts'

type TwoStepsProps = ComponentProps<typeof OfferSummary> & { title: string; children: ReactNode }

/** The way to an offer: its steps, and beside them what is offered for which listing. */
export function TwoSteps({ title, children, ...summary }: TwoStepsProps) {
  return (
    <Wrap>
      <BackLink to={paths.listing(summary.subject.id)}>Back to the listing</BackLink>
      <PageHead title={title} />
      <S.Page>
        <OfferSummary {...summary} />
        <div>{children}</div>
      </S.Page>
    </Wrap>
  )
}
