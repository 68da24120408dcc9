const ONE = '1'.charCodeAt(0)

/** The members of a set that has a bit for each, in their order. To read its digits once is faster than to shift a bigint for each member. */
export function membersOf<Member>(set: bigint, all: readonly Member[]): Member[] {
  const digits = set.toString(2)
  const members: Member[] = []
  for (let place = 0; place < digits.length; place += 1)
    if (digits.charCodeAt(digits.length - 1 - place) === ONE) members.push(all[place]!)
  return members
}
