const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Pence as they are read. */
export const poundsOf = (pence: number): string => pounds.format(pence / 100)
