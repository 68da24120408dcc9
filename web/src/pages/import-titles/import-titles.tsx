import { importAddresses } from '@storyright/contracts/vocabulary'
import { ExportTitles } from '../../features/listing-import/export-titles.tsx'
import { FormerImports } from '../../features/listing-import/former-imports.tsx'
import { SendImport } from '../../features/listing-import/send-import.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Download } from '../../ui/icon/icons.ts'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Parts } from '../../ui/page/parts.tsx'
import { Page } from './page.styles.ts'

/** Where an agent sends a file of titles, and finds those of before. */
export function ImportTitlesPage() {
  const { user } = useCurrentUser()
  return (
    <Page>
      {user?.role === 'agent' && <BackLink to={`${paths.agentDashboard}?tab=assets`}>My IP Assets</BackLink>}
      <PageHead
        title="Import titles"
        lead="Send your publisher’s ONIX file or a rights list. You see every new title and every change before anything is published."
        actions={
          <ButtonLink small href={importAddresses.importTemplate.path} download>
            <Download size={15} strokeWidth={1.6} aria-hidden="true" />
            <span>Template (CSV)</span>
          </ButtonLink>
        }
      />
      <Parts>
        <SendImport />
        <FormerImports />
        {user?.role === 'agent' && <ExportTitles agentId={user.id} />}
      </Parts>
    </Page>
  )
}
