import type { Competition } from '@storyright/contracts/http'
import { access, gates, competitionMessages as says, type Viewer } from '@storyright/contracts/vocabulary'
import { PremiumBrings } from '../../entities/membership/premium-brings.tsx'
import { UpgradeLink } from '../../entities/membership/upgrade-link.tsx'
import { Note } from '../../ui/state/note.tsx'
import * as S from './competitions.styles.ts'
import { EntryForm } from './entry-form.tsx'

type EntryPanelProps = { competition: Competition; viewer: Viewer; isMember: boolean }

/** How to enter, for whoever may; the others are told whom it is for. */
export function EntryPanel({ competition, viewer, isMember }: EntryPanelProps) {
  const { status, isFunding, mayEnter } = competition
  if (access.admin(viewer)) return null
  if (!access.producer(viewer)) return <Note>{`${says.producersOnly} You can read them here.`}</Note>
  if (!isFunding && !isMember)
    return (
      <S.Panel aria-label="Premium">
        <h2>For premium members</h2>
        <p>{says.premiumOnly}</p>
        <PremiumBrings />
        <UpgradeLink to={gates.competitions.upsell} variant="primary" />
      </S.Panel>
    )
  if (mayEnter) return <EntryForm entrant={viewer.id} competition={competition} />
  return status === 'upcoming' ? <Note>You can enter once it is open.</Note> : null
}
