import { company } from '@storyright/contracts/vocabulary'
import { oneLine } from './one-line.ts'

export const greeting = (name?: string) => (name ? `Dear ${oneLine(name)},` : 'Hello,')
export const imprint = `${company.name}, ${company.address}`
