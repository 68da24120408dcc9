const count = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

export const number = (value: number): string => count.format(value).replace('-', '−')
export const percent = (share: number): string => `${number(share * 100)}%`

/** With its sign: what is added or taken. */
export function change(value: number): string {
  if (value === 0) return '0'
  return value < 0 ? `−${-value}` : `+${value}`
}
