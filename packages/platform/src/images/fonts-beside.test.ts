import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundleOptions, copyDataFiles } from '../build/bundle-service.ts'
import { inRepository } from '../repository.ts'
import { copyPackages, packagesBeside } from './assemble-image.ts'

const drawing = `import { drawPaper } from '@storyright/paper'
const about = { title: 'T', subject: 'S', at: new Date(0), foot: 'F' }
const pdf = await drawPaper(about, (paper) => paper.text('P', 'Ada 雪国 محمد हिन्दी 👩‍👩‍👧'))
console.log(pdf.toString('latin1').split('+Noto').length)`

describe('a bundle that draws documents', () => {
  let home: string
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-fonts-'))
  })
  afterAll(() => rm(home, { recursive: true, force: true }))

  it('has the fonts for letters of all scripts with it, and needs nothing of the repository', async () => {
    const { metafile } = await build({
      ...bundleOptions,
      stdin: { contents: drawing, resolveDir: inRepository('services/offers'), loader: 'ts' },
      outfile: path.join(home, 'main.js'),
      metafile: true,
      plugins: [copyDataFiles(home)],
    })
    await writeFile(path.join(home, 'package.json'), '{ "type": "module" }\n')
    await copyPackages(packagesBeside(metafile), home)
    const { stdout } = await promisify(execFile)(process.execPath, ['main.js'], { cwd: home })
    expect(Number(stdout)).toBeGreaterThan(5)
  })
})
