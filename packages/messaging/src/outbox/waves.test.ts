import type { OutboxMessage } from '../store.ts'
import { waves } from './relay.ts'

const message = (subject: string, kind: OutboxMessage['kind'] = 'event'): OutboxMessage => ({
  id: subject,
  kind,
  subject,
  payload: '{}',
})
const subjects = (runs: OutboxMessage[][]) => runs.map((run) => run.map(({ subject }) => subject))

describe('cutting a batch into runs', () => {
  it('sends different entities together', () => {
    expect(subjects(waves([message('a.b.made.1'), message('a.b.made.2')]))).toEqual([['a.b.made.1', 'a.b.made.2']])
  })

  it('never sends two changes of one entity together', () => {
    const batch = [message('a.b.made.1'), message('a.b.made.2'), message('a.b.gone.1'), message('a.b.made.3')]
    expect(subjects(waves(batch))).toEqual([
      ['a.b.made.1', 'a.b.made.2'],
      ['a.b.gone.1', 'a.b.made.3'],
    ])
  })

  it('keeps control messages of one subject apart', () => {
    const batch = [message('control.sessions', 'control'), message('control.sessions', 'control')]
    expect(waves(batch)).toHaveLength(2)
  })

  it('makes nothing of nothing', () => {
    expect(waves([])).toEqual([])
  })
})
