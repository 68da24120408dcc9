import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const files = globSync('**/*.{ts,tsx,css}', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'))
const trade = /listing|\boffer|agent\b|producer|cover|score|viab|genre|\bauthor|\bdeal/i

describe('the pieces of the look', () => {
  it.each(files)('%s says nothing of the trade', (file) => {
    expect(readFileSync(path.join(import.meta.dirname, file), 'utf8')).not.toMatch(trade)
  })
})
