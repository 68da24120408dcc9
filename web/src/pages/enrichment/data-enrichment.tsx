import { useSearchParams } from 'react-router-dom'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { BookBatch } from '../../features/book-enrichment/batch/book-batch.tsx'
import { useBookBatch } from '../../features/book-enrichment/batch/use-book-batch.ts'
import { LookUp } from '../../features/book-enrichment/one/look-up.tsx'
import { BookSearch } from '../../features/book-enrichment/search/book-search.tsx'
import { Choices } from '../../features/enrichment-choices/choices.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import * as S from './enrichment.styles.ts'

/** What Google Books says of the listings, one or several, and what any source leaves to be chosen; the tab stands in the address. */
export function DataEnrichmentPage() {
  const [address, setAddress] = useSearchParams()
  // Goes on behind the other tabs.
  const batch = useBookBatch()
  const tabs = [
    {
      value: 'look-up',
      label: 'Look up',
      content: (
        <S.Panel>
          <LookUp />
          <BookSearch />
        </S.Panel>
      ),
    },
    { value: 'batch', label: 'Batch', content: <BookBatch batch={batch} /> },
    { value: 'choose', label: 'Needs review', content: <Choices /> },
  ]
  const wanted = address.get('tab')
  return (
    <S.Page>
      <PageHead
        title="Data Enrichment"
        lead="Match listings to Google Books, compare, and apply."
        actions={
          <Actions>
            <ButtonLink to={paths.adminYoutube}>YouTube Enrichment</ButtonLink>
            <ButtonLink to={paths.adminTwitter}>Twitter/X Enrichment</ButtonLink>
          </Actions>
        }
      />
      <SwitchedOffNote name="enrichment" />
      <Tabs
        label="Data Enrichment"
        tabs={tabs}
        value={tabs.find(({ value }) => value === wanted)?.value ?? 'look-up'}
        onChange={(tab) => setAddress({ tab }, { replace: true, preventScrollReset: true })}
      />
    </S.Page>
  )
}
