import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Dimension, dimensionNames, observations } from '@storyright/scoring'

/** The prompt in use. Another text needs another version: answers are kept by it. */
export const promptVersion = 'observe.v2'

const template = readFileSync(path.join(import.meta.dirname, '../../../prompts', `${promptVersion}.md`), 'utf8')

/** The model's instructions; the list comes from the table that scores it. */
export const prompt = template.replace('{{observations}}', dimensionNames.map(groupOf).join('\n\n'))

function groupOf(dimension: Dimension): string {
  const rows = Object.entries(observations).filter(([, observation]) => observation.dimension === dimension)
  return rows.map(([name, { text }]) => `- ${name}: ${text}.`).join('\n')
}
