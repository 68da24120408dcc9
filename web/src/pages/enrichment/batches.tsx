import { enrichmentTimes } from '@storyright/contracts/vocabulary'
import { Batches } from '../../features/enrichment-batches/batches.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import * as S from './enrichment.styles.ts'

const toData = <ButtonLink to={paths.dataEnrichment}>Data Enrichment</ButtonLink>

export function YoutubeEnrichmentPage() {
  return (
    <S.Page>
      <PageHead
        title="YouTube Enrichment"
        lead="The videos about each listing and how often they were watched, as YouTube counts them."
        actions={toData}
      />
      <Batches source="youtube" />
    </S.Page>
  )
}

export function TwitterEnrichmentPage() {
  return (
    <S.Page>
      <PageHead
        title="Twitter/X Enrichment"
        lead={`How often each listing was spoken of on X in the last ${enrichmentTimes.twitterWindowDays} days.`}
        actions={toData}
      />
      <Batches source="twitter" />
    </S.Page>
  )
}
