import { readForm } from './form-body.ts'

const plain = (text: string) => JSON.parse(JSON.stringify(readForm(text)))

describe('reading a form with brackets', () => {
  it('reads groups and lists at any depth', () => {
    expect(plain('a=1&card[number]=42&expand[]=x&expand[]=y&items[0][id]=p&items[1][id]=q')).toEqual({
      a: '1',
      card: { number: '42' },
      expand: ['x', 'y'],
      items: [{ id: 'p' }, { id: 'q' }],
    })
  })

  it('reads what was escaped', () => {
    expect(plain('metadata%5Ba+b%5D=caf%C3%A9%20%26')).toEqual({ metadata: { 'a b': 'café &' } })
  })

  it('keeps a group whose names are other numbers', () => {
    expect(plain('metadata[7]=x')).toEqual({ metadata: { 7: 'x' } })
  })

  it('cannot be made to touch a prototype', () => {
    readForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1')
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it.each(['a[b=1', '[a]=1', 'a[b]c=1', 'a=1&a[b]=2', 'a[b]=1&a=2', 'a[1][2][3][4][5][6]=1'])('refuses %s', (text) => {
    expect(() => readForm(text)).toThrow('Invalid parameter name')
  })

  it('refuses more fields than any call has', () => {
    expect(() => readForm('a=1&'.repeat(501))).toThrow('At most 500 parameters')
  })
})
