import styled from 'styled-components'
import { useScrolledTo } from '../../shared/use-scrolled-to.ts'
import { Table } from '../../ui/data/table.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { useNotificationPreferencesQuery } from './notification-settings.api.ts'
import { preferenceColumns } from './preference-columns.tsx'
import { useSetPreference } from './use-set-preference.ts'

const ID = 'notifications'

const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
  /* Under the masthead, which stays in view. */
  scroll-margin-top: 84px;
`

/** Of what one is told, on the site and by mail. Mails and their links lead here. */
export function NotificationSettings() {
  const { data, isError, isFetching, refetch } = useNotificationPreferencesQuery(undefined, {
    refetchOnMountOrArgChange: true, // a mail may have been ended elsewhere
  })
  const isFailed = isError && !data
  const section = useScrolledTo(`#${ID}`, data !== undefined || isFailed)
  const set = useSetPreference(data?.etag ?? null, refetch)
  return (
    <Section id={ID} ref={section} aria-labelledby={`${ID}-title`}>
      <SectionHead id={`${ID}-title`} title="Notifications" />
      <p>What you are told of, and how. A choice counts at once.</p>
      {!data && !isFailed && <Skeleton $h={420} />}
      {isFailed && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Your choices cannot be shown just now. Everything else works.
        </ErrorState>
      )}
      {data && (
        <>
          <Table
            caption="Of what you are told, and how"
            columns={preferenceColumns(set)}
            rows={data.thing.kinds}
            rowKey={({ kind }) => kind}
          />
          <Meta>
            What concerns money or the safety of your account is always mailed. Once a day, everything that you have
            chosen for it comes in one mail, at eight in the morning, UK time.
          </Meta>
        </>
      )}
    </Section>
  )
}
