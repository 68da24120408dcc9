/** One and many of what a taste is read from, by the names that the service counts them under. */
const names: Record<string, readonly [string, string]> = {
  favourite: ['favourite', 'favourites'],
  offer: ['offer', 'offers'],
  view: ['view', 'views'],
  search: ['search', 'searches'],
  share: ['share', 'shares'],
  feedback: ['answer', 'answers'],
}
const and = new Intl.ListFormat('en-GB')

/** "4 favourites, 1 offer and 12 views"; empty where there is nothing. */
export const restsOn = (signals: Readonly<Record<string, number>>) =>
  and.format(
    Object.entries(names).flatMap(([signal, [one, many]]) => {
      const count = signals[signal] ?? 0
      return count > 0 ? [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`] : []
    }),
  )
