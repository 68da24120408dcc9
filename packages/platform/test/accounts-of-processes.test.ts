import { processes, processOf } from '../src/environment/processes.ts'
import { accounts, accountsWith } from '../src/stores/accounts.ts'

describe('the accounts at the servers', () => {
  it('are those of the services for the usual processes', () => {
    expect(accountsWith(processes)).toEqual(accounts)
  })

  it('let a process beside them into the database of its own name', () => {
    const { mongodb } = accountsWith([...processes, { ...processOf('ai'), name: 'ai-large' }])
    expect(mongodb?.at(-1)).toEqual({ name: 'ai_large', database: 'ai_large' })
  })
})
