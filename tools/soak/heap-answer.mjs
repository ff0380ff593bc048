/** Loaded into a process that is watched: answers the message `heap` with the bytes in use after a collection. */
process.on('message', (message) => {
  if (message !== 'heap') return
  globalThis.gc()
  process.send({ type: 'heap', bytes: process.memoryUsage().heapUsed })
})
