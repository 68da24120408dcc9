import { withSettings } from './database.ts'

const optionsOf = (address: string) => new URL(address).searchParams.get('options')

describe('an address with settings of every session', () => {
  it('has them all, and is otherwise what it was', () => {
    const address = withSettings('postgresql://ann@db:5433/offers?sslmode=require', '-c a=1', undefined, '-c b=2')
    expect(optionsOf(address)).toBe('-c a=1 -c b=2')
    expect(address).toMatch(/^postgresql:\/\/ann@db:5433\/offers\?sslmode=require&/)
  })

  it('keeps those that it names itself, and ours come after', () =>
    expect(optionsOf(withSettings('postgresql://db/offers?options=-c%20a%3D0%20-c%20c%3D3', '-c a=1'))).toBe(
      '-c a=0 -c c=3 -c a=1',
    ))
})
