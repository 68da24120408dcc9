/**
 * The segment that a log goes on to after a gap, by the names of all there are; undefined where it is whole from `first` on. Another
 * timeline is another log.
 */
export function findWalGap(names: readonly string[], first: string): string | undefined {
  const its = new Set(names.filter((name) => name >= first && timelineOf(name) === timelineOf(first)))
  let next = first
  while (its.delete(next)) next = following(next)
  return [...its].toSorted()[0]
}

const timelineOf = (segment: string) => segment.slice(0, 8)

/** With segments of 16 MiB there are 256 for each middle number. */
function following(segment: string): string {
  const number = BigInt(`0x${segment.slice(8, 16)}${segment.slice(22)}`) + 1n
  const digits = number.toString(16).toUpperCase().padStart(10, '0')
  return `${timelineOf(segment)}${digits.slice(0, 8)}000000${digits.slice(8)}`
}
