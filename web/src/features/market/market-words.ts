/** Where fewer than five people stand behind a figure, it could be read from theirs. */
export const tooFew = 'Fewer than five people'
export const nothing = '–'

/** "3 h" up to two days, then "5 days". */
export const waited = (hours: number) =>
  hours < 48 ? `${Math.max(1, Math.round(hours))} h` : `${Math.round(hours / 24)} days`

export const percent = (value: number) => `${Math.round(value)}%`

/** "+12%", "-4%": how much more than before. */
export const change = (value: number) => `${value > 0 ? '+' : ''}${percent(value)}`
