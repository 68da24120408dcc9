// Downloads the official server in a process of its own, which can be ended: <folder> <version>
import { rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { MongoBinary } from 'mongodb-memory-server-core'

const [folder, version] = process.argv.slice(2) as [string, string]
const program = await MongoBinary.getPath({ downloadDir: folder, version, checkMD5: true })
const link = path.join(folder, `mongod.${process.pid}`)
await symlink(program, link)
await rename(link, path.join(folder, 'mongod'))
