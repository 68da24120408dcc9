import { aNotification } from '../../../testing/notification-samples.ts'
import { newSince } from './follow-news.ts'

const [newest, middle, oldest] = [3, 2, 1].map((place) => aNotification(place))
const all = [newest!, middle!, oldest!]
const before = (latestId: string | null) => ({ latestId })

describe('what has been told since', () => {
  it('is what stands before what was the newest', () => expect(newSince(all, before(middle!.id))).toEqual([newest]))
  it('is a group that has grown, although it was the newest before', () =>
    expect(newSince(all, before(newest!.id))).toEqual([newest]))
  it('is all that is shown where more has come', () => expect(newSince(all, before('long-ago'))).toEqual(all))
  it('is also what has been read meanwhile, in another tab', () => {
    const read = { ...newest!, readAt: newest!.createdAt }
    expect(newSince([read, middle!], before(middle!.id))).toEqual([read])
  })
})
