import { aNotification } from '../../../testing/notification-samples.ts'
import { freshOf } from './follow-news.ts'

const [newest, middle, oldest] = [3, 2, 1].map((place) => aNotification(place))
const all = [newest!, middle!, oldest!]
const before = (latestId: string | null) => ({ unread: 1, latestId })

describe('what has been told since', () => {
  it('is what stands before what was the newest', () => expect(freshOf(all, before(middle!.id))).toEqual([newest]))
  it('is a group that has grown, although it was the newest before', () =>
    expect(freshOf(all, before(newest!.id))).toEqual([newest]))
  it('is all that is shown where more has come', () => expect(freshOf(all, before('long-ago'))).toEqual(all))
  it('is nothing that has been read already', () =>
    expect(freshOf([{ ...newest!, readAt: newest!.createdAt }, middle!], before(middle!.id))).toEqual([]))
})
