import type { InvoiceTax } from '../objects/invoice.ts'
import type { TaxRate } from '../objects/tax-rate.ts'

/** The taxes on an amount: added to it, or contained in it. */
export const taxesOn = (amount: number, rates: readonly TaxRate[]): InvoiceTax[] =>
  rates.map(({ id, inclusive, percentage }) => {
    const net = inclusive ? amount / (1 + percentage / 100) : amount
    const tax = Math.round(inclusive ? amount - net : (amount * percentage) / 100)
    return {
      amount: tax,
      tax_behavior: inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: id },
      taxability_reason: 'not_available',
      taxable_amount: inclusive ? amount - tax : amount,
      type: 'tax_rate_details',
    }
  })

/** The taxes of several lines, one sum for each rate. */
export function sumOfTaxes(taxes: readonly InvoiceTax[]): InvoiceTax[] {
  const sums = new Map<string, InvoiceTax>()
  for (const tax of taxes) {
    const { tax_rate: id } = tax.tax_rate_details
    const sum = sums.get(id) ?? { ...tax, amount: 0, taxable_amount: 0 }
    sums.set(id, {
      ...sum,
      amount: sum.amount + tax.amount,
      taxable_amount: sum.taxable_amount + tax.taxable_amount,
    })
  }
  return [...sums.values()]
}

export const amountOf = (taxes: readonly InvoiceTax[], kind: InvoiceTax['tax_behavior']) =>
  taxes.filter(({ tax_behavior: each }) => each === kind).reduce((sum, { amount }) => sum + amount, 0)
