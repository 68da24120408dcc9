import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import corrections from '../../data/corrections.json' with { type: 'json' }
import leftOut from '../../data/left-out.json' with { type: 'json' }
import { type Addition, filmFromRow, mediumOfRow, type Row } from './film-from-row.ts'

/** `data/movies.json` of `vega-datasets` 3.2.1; another file would be other films. */
const expectedHash = 'e63c499759e3b07b49563e036f55290f87feb56def8703ec049ca305ab1523d3'
const folder = path.join(import.meta.dirname, '../..')

const rawFile = process.argv[2]
if (!rawFile) throw new Error('Say where movies.json is: node packages/adaptations/src/derive/derive-films.ts <file>')
const text = readFileSync(rawFile, 'utf8')
const hash = createHash('sha256').update(text).digest('hex')
if (hash !== expectedHash) throw new Error(`Another movies.json than of vega-datasets 3.2.1: ${hash}`)

const rows = JSON.parse(text) as Row[]
const rowOf = ({ row, title }: { row: number; title: string }): Row => {
  const found = rows[row]
  if (String(found?.Title) !== title) throw new Error(`Row ${row} is ${found?.Title}, not ${title}`)
  return found!
}
const additions = new Map(
  readFileSync(path.join(folder, 'data/additions.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Addition)
    .map((addition) => [rowOf(addition), addition]),
)
const out = new Set(leftOut.map(rowOf))
for (const [row, change] of corrections.map((change) => [rowOf(change), change] as const)) {
  const field = change.field as keyof Row
  if (row[field] !== change.was) throw new Error(`${change.title}: ${field} is ${row[field]}, not ${change.was}`)
}
// Afterwards, since a corrected title would no longer be found.
for (const [row, { field, is }] of corrections.map((change) => [rows[change.row]!, change] as const))
  Object.assign(row, { [field]: is })

const films = rows.flatMap((row) => {
  const medium = mediumOfRow(row)
  if (!medium || out.has(row)) return []
  const addition = additions.get(row)
  if (!addition) throw new Error(`Nothing is known by hand of ${row.Title}`)
  return [filmFromRow(row, medium, addition)]
})
films.sort((a, b) => (a.title === b.title ? a.year - b.year : a.title < b.title ? -1 : 1))
writeFileSync(path.join(folder, 'films.json'), `[\n${films.map((film) => JSON.stringify(film)).join(',\n')}\n]\n`)
console.log(`${films.length} films, ${films.filter(({ author }) => author).length} with their source's author`)
