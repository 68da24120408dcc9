const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** `£216.00`, in letters and on documents; what a credit note takes away with a minus sign instead of a hyphen. */
export const poundsAndPence = (amount: number): string => pounds.format(amount).replace('-', '−')
