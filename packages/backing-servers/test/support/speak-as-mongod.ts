import { createServer, type Server, type Socket } from 'node:net'
import { BSON, type Document } from 'mongodb'

const HEADER = 16
const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013

/** Answers MongoDB's wire protocol: the driver under test finds a server that says what `answer` does. */
export function speakAsMongod(answer: (command: Document) => Document): Server {
  return createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      while (received.length >= HEADER && received.length >= received.readInt32LE(0)) {
        const length = received.readInt32LE(0)
        reply(socket, received.subarray(0, length), answer)
        received = received.subarray(length)
      }
    })
  })
}

function reply(socket: Socket, message: Buffer, answer: (command: Document) => Document): void {
  const isQuery = message.readInt32LE(12) === OP_QUERY // how a driver says its first hello
  const at = isQuery ? message.indexOf(0, HEADER + 4) + 9 : HEADER + 5
  const command = BSON.deserialize(message.subarray(at, at + message.readInt32LE(at)))
  const document = BSON.serialize(answer(command))
  const before = isQuery ? Buffer.from([...new Array(16).fill(0), 1, 0, 0, 0]) : Buffer.alloc(5)
  const header = Buffer.alloc(HEADER)
  header.writeInt32LE(HEADER + before.length + document.length, 0)
  header.writeInt32LE(message.readInt32LE(4), 8)
  header.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12)
  socket.write(Buffer.concat([header, before, document]))
}
