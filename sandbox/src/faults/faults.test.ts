import { createFaults } from './faults.ts'

describe('faults on request', () => {
  it('fails an operation as often as asked, then lets it work again', () => {
    const faults = createFaults(['smtp.send'])
    faults.add({ operation: 'smtp.send', status: 451, times: 2 })
    expect([1, 2, 3].map(() => faults.take('smtp.send')?.status)).toEqual([451, 451, undefined])
  })

  it('uses several faults of one operation in the order of asking', () => {
    const faults = createFaults(['smtp.send'])
    faults.add({ operation: 'smtp.send', status: 421, times: 1 })
    faults.add({ operation: 'smtp.send', status: 550, times: 1 })
    expect([1, 2].map(() => faults.take('smtp.send')?.status)).toEqual([421, 550])
  })

  it('leaves other operations alone', () => {
    const faults = createFaults(['smtp.send', 'other.call'])
    faults.add({ operation: 'smtp.send', status: 451, times: 1 })
    expect(faults.take('other.call')).toBeUndefined()
    expect(faults.waiting()).toHaveLength(1)
  })

  it('forgets all of them when cleared', () => {
    const faults = createFaults(['smtp.send'])
    faults.add({ operation: 'smtp.send', status: 451, times: 5 })
    faults.clear()
    expect(faults.take('smtp.send')).toBeUndefined()
  })
})
