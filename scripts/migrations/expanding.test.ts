import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { breakingStatements } from './breaking-statements.ts'

const root = path.join(import.meta.dirname, '../..')
// Older ones were applied before two versions ran beside each other.
const SINCE = '20261125'
const migrations = globSync('{services/*/prisma,packages/messaging}/migrations/*/migration.sql', { cwd: root })
const younger = migrations.filter((file) => path.basename(path.dirname(file)) >= SINCE)

describe('a migration', () => {
  it('leaves the version before what it needs, or says why that needs it no more', () => {
    expect(migrations.length).toBeGreaterThan(20)
    const found = younger.map((file) => [file, breakingStatements(readFileSync(path.join(root, file), 'utf8'))])
    expect(found.filter(([, statements]) => statements!.length > 0)).toEqual([])
  })

  it.each([
    ['ALTER TABLE a DROP COLUMN b;', 1],
    ['DROP TABLE a;\nCREATE TABLE b (c text NOT NULL);', 1],
    ['ALTER TABLE a RENAME COLUMN b TO c;', 1],
    ['ALTER TABLE a ALTER COLUMN b SET NOT NULL;', 1],
    ['ALTER TABLE a ALTER COLUMN b TYPE bigint;', 1],
    ['ALTER TABLE a ADD COLUMN b text NOT NULL;', 1],
    ['ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT 0;', 0],
    ['ALTER TABLE a ADD COLUMN b text;', 0],
    ['ALTER TABLE a ALTER COLUMN b DROP NOT NULL;', 0],
    ['DROP INDEX a;', 0],
    ['-- We DROP TABLE nothing.\nCREATE TABLE b (c text NOT NULL);', 0],
    ['-- contract: unread since 0.4\nALTER TABLE a DROP COLUMN b;', 0],
    ['-- contract:\nALTER TABLE a DROP COLUMN b;', 1],
  ])('that says %j breaks %i things', (sql, count) => {
    expect(breakingStatements(sql)).toHaveLength(count)
  })
})
