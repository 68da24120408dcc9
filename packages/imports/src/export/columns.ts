import { type ListingField, type ListingForm, listingFields } from '@storyright/contracts/http'
import { protectCell } from '../table/cell-text.ts'
import { demographicText } from '../table/demographic.ts'
import { listText } from '../table/list-text.ts'

/** The columns of exported tables, which an import knows. Early access is chosen when a listing is created, and of no use after that. */
export const exportColumns = listingFields.filter((field) => field !== 'earlyAccess')

export const exportCells = (form: ListingForm): (string | number)[] => exportColumns.map((field) => cellOf(field, form))

function cellOf(field: ListingField, form: ListingForm): string | number {
  const value = form[field]
  if (value === null || value === undefined) return ''
  if (field === 'targetDemographic') return protectCell(demographicText(form.targetDemographic!))
  if (Array.isArray(value)) return protectCell(listText(value))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? value : protectCell(String(value))
}
