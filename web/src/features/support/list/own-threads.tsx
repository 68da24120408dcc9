import { useRows } from '../../../shared/rows/use-rows.ts'
import { Meta } from '../../../ui/text/text.ts'
import { useSupportThreadsInfiniteQuery } from '../support.api.ts'
import { ThreadList } from './thread-list.tsx'

/** What the reader has asked, the latest activity first. */
export function OwnThreads() {
  const read = useRows(useSupportThreadsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }))
  return (
    <ThreadList
      read={read}
      side="member"
      label="Your questions"
      empty={<Meta as="p">No questions yet. We’ll notify you here when we reply.</Meta>}
    />
  )
}
