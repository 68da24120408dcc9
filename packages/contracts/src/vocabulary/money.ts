/** What one unit of a foreign currency is worth in pounds unless it is configured otherwise, and the day of these rates. */
export const usualRates = { poundsPerUsd: 0.79, poundsPerEur: 0.86, on: '2026-11-02' } as const

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** `£216.00`, in letters and on documents; what a credit note takes away with a minus sign instead of a hyphen. */
export const poundsAndPence = (amount: number): string => pounds.format(amount).replace('-', '−')

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/** `£12,500` */
export const wholePounds = (amount: number): string => whole.format(amount)
