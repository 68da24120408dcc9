import { addressOf, fileNameIn } from './file-address.ts'

const name = 'b1c1e9d2-6d3a-4a5e-8f57-1d9f5c7c4a10'

describe('the address of an uploaded file', () => {
  it('ends as its kind does, and names the file', () => {
    const address = addressOf(name, 'jpeg', 'https://storyright.test')
    expect(address).toBe(`https://storyright.test/api/uploads/documents/${name}.jpg`)
    expect(fileNameIn(address)).toBe(name)
  })

  it('names the same file on another host, or with more behind it', () => {
    expect(fileNameIn(`http://localhost:8080/api/uploads/documents/${name}.pdf?x=1#2`)).toBe(name)
  })

  it.each([null, 'https://example.org/deed.pdf', `https://example.org/${name}.pdf`, '/api/uploads/documents/x.pdf'])(
    'is not %j',
    (address) => expect(fileNameIn(address)).toBeNull(),
  )
})
