import { type MoveReport, moveFiles, openObjectStore, readFilesConfig } from '@storyright/object-store'
import { variablesOf } from '../environment/environment.ts'
import { installationOf } from '../environment/installation.ts'
import { processes } from '../environment/processes.ts'
import { takeBucketAccess } from '../settings/bucket-access.ts'
import { settingsFrom } from '../settings/settings.ts'
import { endWith } from '../terminal/end-with.ts'

const usage = `FILES_URL=s3://BUCKET/PREFIX?endpoint=… npm run files:move -- bucket
  copies every service's files from its folder to the bucket, and reads each of them back
npm run files:move -- folder
  the same in the other direction`

/** Nothing is asked of these: the stores of files are all that is opened. */
const NOWHERE = {
  natsUrl: 'nats://nowhere',
  postgresUrl: 'postgresql://nowhere',
  redisUrl: 'redis://nowhere',
  mongodbUrl: 'mongodb://nowhere',
}

/** Copies the files of all services between their folders and the bucket; nothing is removed where they came from. */
async function move(): Promise<number> {
  const [target] = process.argv.slice(2)
  const bucketAccess = takeBucketAccess(process.env)
  if (!bucketAccess || (target !== 'bucket' && target !== 'folder')) throw new Error(usage)
  Object.assign(process.env, bucketAccess.credentials)
  const installation = await installationOf({ ...settingsFrom(process.env), bucketAccess }, NOWHERE, processes)
  let failed = 0
  for (const owner of processes.filter(({ stores }) => stores.includes('files'))) {
    const config = readFilesConfig(variablesOf(owner, installation))
    for (const shelf of ['', ...(owner.shelves ?? [])]) {
      const folder = await openObjectStore({ ...config, FILES_URL: undefined }, { shelf })
      const bucket = await openObjectStore(config, { shelf })
      const report = await moveFiles(target === 'bucket' ? { from: folder, to: bucket } : { from: bucket, to: folder })
      failed += report.failed.length
      console.log(sentence([owner.name, shelf].filter(Boolean).join('/'), report))
      for (const { name, why } of report.failed) console.error(`  ${name}: ${why}`)
    }
  }
  return failed === 0 ? 0 : 1
}

const sentence = (what: string, { copied, there, failed }: MoveReport) =>
  `${what}: ${copied} copied and read back, ${there} were there already, ${failed.length} failed.`

await endWith(move)
