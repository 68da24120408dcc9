import { published } from './side.tsx'

describe('when a work was published', () => {
  it('is said as exactly as it is known', () => {
    expect(published('1862')).toBe('1862')
    expect(published('1998-04')).toBe('1998-04')
    expect(published('1998-04-02')).toBe('2 Apr 1998')
    expect(published('19980402')).toBe('2 Apr 1998')
    expect(published('199804')).toBe('1998-04')
    expect(published('19981399')).toBe('19981399')
    expect(published(null)).toBeNull()
  })
})
