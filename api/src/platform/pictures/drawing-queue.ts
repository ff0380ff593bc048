import { availableParallelism } from 'node:os'
import fastq from 'fastq'
import sharp from 'sharp'
import { unavailable } from '../http/problems/problem-error'

/** Pictures drawn at a time: half of the cores stay free for everything else. */
const DRAWN_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
/** Maximum number of pictures that requests wait for. Together they stay below the number of late requests that sheds load. */
const MAX_WAITING = 12

// By default one picture may take all cores, depending on the C library.
sharp.concurrency(1)

const queue = fastq.promise((draw: () => Promise<Buffer>) => draw(), DRAWN_AT_ONCE)

/** Draws a picture in its turn, however many wait. */
export const drawInTurn = (draw: () => Promise<Buffer>): Promise<Buffer> => queue.push(draw)

/** Draws a picture that a request waits for in its turn. Rejects with 503 at once if too many wait. */
export async function drawForRequest(draw: () => Promise<Buffer>): Promise<Buffer> {
  if (queue.length() >= MAX_WAITING) throw unavailable()
  return drawInTurn(draw)
}
