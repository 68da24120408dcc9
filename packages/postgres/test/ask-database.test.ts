import { Readable } from 'node:stream'
import { testDatabase } from '@storyright/testing'
import { askDatabase } from '../src/ask-database.ts'

describe('an operator who asks a database', () => {
  let url: string
  beforeAll(async () => {
    url = await testDatabase('operator', [])
    await ask(['CREATE TABLE people (id int PRIMARY KEY, name text)'], true)
    await ask(["INSERT INTO people VALUES (1, 'Ada'), (2, NULL)"], true)
  })
  async function ask(statements: string[], mayWrite = false, typed = ''): Promise<string[]> {
    const lines: string[] = []
    await askDatabase(url, { statements, mayWrite, input: Readable.from([typed]), print: (text) => lines.push(text) })
    return lines
  }

  it('is shown rows in columns', async () => {
    expect(await ask(['SELECT * FROM people ORDER BY id'])).toEqual(['id | name\n---+-----\n1  | Ada\n2  |\n(2 rows)'])
  })

  it('is answered each statement of a pipe, over several lines', async () => {
    const answers = await ask([], false, 'SELECT 1 AS one;\nSELECT\n  2 AS two;\nSELECT 3 AS three')
    expect(answers.map((text) => text.split('\n')[0])).toEqual(['one', 'two', 'three'])
  })

  it('changes nothing without having said so', async () => {
    await expect(ask(['DELETE FROM people'])).rejects.toThrow('read-only transaction')
    expect(await ask(['UPDATE people SET name = $$Bea$$ WHERE id = 2'], true)).toEqual(['UPDATE 1'])
  })
})
