import { withDatabase } from './with-database.ts'

describe('a service’s database', () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/ai'],
    ['mongodb://127.0.0.1:27017/?directConnection=true', 'mongodb://127.0.0.1:27017/ai?directConnection=true'],
    ['mongodb://one:1,two:2/other?replicaSet=rs', 'mongodb://one:1,two:2/ai?replicaSet=rs'],
    ['mongodb+srv://cluster.example.com', 'mongodb+srv://cluster.example.com/ai'],
  ])('is on the same servers: %s', (url, own) => {
    expect(withDatabase(url, 'ai')).toBe(own)
  })

  it('leaves users where they are kept', () => {
    expect(withDatabase('mongodb://me:pass@host:1/', 'ai')).toBe('mongodb://me:pass@host:1/ai?authSource=admin')
    expect(withDatabase('mongodb://me:pass@host:1/people', 'ai')).toBe('mongodb://me:pass@host:1/ai?authSource=people')
    expect(withDatabase('mongodb://me:pass@host:1/?authSource=x', 'ai')).toBe(
      'mongodb://me:pass@host:1/ai?authSource=x',
    )
  })
})
