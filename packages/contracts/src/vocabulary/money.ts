const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** `£216.00`, in letters and on documents; what a credit note takes away with a minus sign instead of a hyphen. */
export const poundsAndPence = (amount: number): string => pounds.format(amount).replace('-', '−')

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/** `£12,500` */
export const wholePounds = (amount: number): string => whole.format(amount)
