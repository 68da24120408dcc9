import { company } from '@storyright/contracts/vocabulary'
import { oneLine } from './one-line.ts'

export function greeting(name?: string) {
  return name ? `Dear ${oneLine(name)},` : 'Hello,'
}
export const imprint = `${company.name}, ${company.address}`
