import type { ChainAction, ChainOfTitle } from '@storyright/contracts/http'
import { type ChainDocumentType, chainDocumentTypes, dayAndTime } from '@storyright/contracts/vocabulary'
import { Meta } from '../../ui/text/text.ts'
import * as S from './chain.styles.ts'

const actionLabels: Record<ChainAction, string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  submitted: 'Submitted',
  verified: 'Verified',
  rejected: 'Rejected',
  reopened: 'To be looked at again, since the listing changed',
}
type Entry = ChainOfTitle['history'][number]

/** Every change of the chain, newest first; collapsed at first. */
export function ChainHistory({ history }: { history: readonly Entry[] }) {
  return (
    <S.History>
      <summary>{`History (${history.length.toLocaleString('en-GB')})`}</summary>
      <ol>
        {history.map((entry) => (
          <li key={entry.id}>
            <span>{happened(entry)}</span>
            <Meta>{`${entry.actor.name} · ${dayAndTime(entry.at)}`}</Meta>
          </li>
        ))}
      </ol>
    </S.History>
  )
}

function happened(entry: Entry) {
  const why = entry.action === 'rejected' ? ` (“${entry.after?.reason}”)` : ''
  return `${actionLabels[entry.action]}: ${documentIn(entry)}${why}`
}

/** The document as recorded in the entry; it may have been removed since. */
function documentIn({ before, after }: Entry) {
  const { type, grantor, grantee } = (after ?? before ?? {}) as Record<string, unknown>
  return `${chainDocumentTypes[type as ChainDocumentType] ?? 'Document'}, ${grantor} to ${grantee}`
}
