import { supportClosed, supportReopened } from '@storyright/contracts/events'
import type { SupportThread } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { changeThread } from './change-thread.ts'
import { requireRoomToOpen } from './support-limits.ts'
import { closed, reopened } from './thread.ts'

/** Closes a thread, from either side; again changes nothing. */
export function closeThread(deps: Deps, viewer: Viewer, id: string): Promise<SupportThread> {
  return changeThread(deps, viewer, id, (_tx, { row }) =>
    row.status === 'closed' ? null : { event: supportClosed, set: { ...closed, by: viewer.id } },
  )
}

/** Opens it again, likewise. */
export function reopenThread(deps: Deps, viewer: Viewer, id: string): Promise<SupportThread> {
  return changeThread(deps, viewer, id, async (tx, { row, step }) => {
    if (row.status === 'open') return null
    if (!step.isFromSupport && viewer.role !== 'admin') await requireRoomToOpen(tx, deps, viewer.id)
    return { event: supportReopened, set: { ...reopened(row, step), by: viewer.id } }
  })
}
