import { attachmentHeaders, safeFileName } from './attachment.ts'

describe('the name of a file', () => {
  it.each([
    ['Assignment 1924.pdf', 'pdf', 'Assignment 1924.pdf'],
    ['scan.JPG', 'jpeg', 'scan.jpg'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\papers\\deed.pdf', 'pdf', 'deed.pdf'],
    ['a\r\nset-cookie: x\0.pdf', 'pdf', 'a set-cookie x.pdf'],
    ['page.html', 'pdf', 'page.pdf'],
    ['.pdf', 'pdf', 'file.pdf'],
    ['…Brontë – “Act I”.pdf', 'pdf', '…Brontë – “Act I”.pdf'],
    ['\u202egpj.exe', 'png', 'gpj.png'],
    [`${'x'.repeat(300)}.pptx`, 'pptx', `${'x'.repeat(120)}.pptx`],
  ] as const)('%j of a %s is kept as %j', (name, kind, kept) => expect(safeFileName(name, kind)).toBe(kept))

  it('is told to browsers twice: plainly, and exactly', () =>
    expect(attachmentHeaders({ name: 'Brontë’s (50%).pdf', kind: 'pdf', size: 3 })).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': 3,
      'content-disposition':
        'attachment; filename="Bront__s (50_).pdf"; filename*=UTF-8\'\'Bront%C3%AB%E2%80%99s%20%2850%25%29.pdf',
      'x-content-type-options': 'nosniff',
    }))
})
