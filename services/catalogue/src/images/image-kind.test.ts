import { imageKindOf } from './image-kind.ts'

describe('the kind of a picture', () => {
  it.each([
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    [null, 'GIF89a'],
    [null, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [null, 'RIFF\x24\0\0\0WAVEfmt '],
    [null, ''],
  ])('%s is told from the first bytes', (kind, start) => expect(imageKindOf(Buffer.from(start, 'latin1'))).toBe(kind))
})
