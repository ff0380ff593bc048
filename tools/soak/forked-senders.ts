import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fromRoot } from '../repository'

/** A process that sends requests, so that sending does not delay the clock of readers in this process. */
export interface ForkedSenders<Result> {
  /** Resolves once the process has prepared its requests; rejects when it exits early, as does `sendRound`. */
  prepared: Promise<unknown>
  /** Sends one round of requests; resolves with the result that the process reports. */
  sendRound: (round: number) => Promise<Result>
  stop: () => void
}

/** Starts `tools/soak/<file>`, which calls {@link serveRounds}, with the port of the site as its argument. */
export function forkSenders<Result>(file: string, port: number): ForkedSenders<Result> {
  const senders = fork(fromRoot('tools', 'soak', file), [String(port)], { execArgv: ['--import', 'tsx'] })
  const exited = once(senders, 'exit').then((): never => {
    throw new Error('The senders exited.')
  })
  // Their exit at the end of the run is not an error.
  exited.catch(() => undefined)
  const nextMessage = async () => {
    const [message] = (await Promise.race([once(senders, 'message'), exited])) as [unknown]
    return message
  }
  return {
    prepared: nextMessage(),
    async sendRound(round) {
      senders.send(round)
      return (await nextMessage()) as Result
    },
    stop: () => void senders.kill(),
  }
}

/** In the process of the senders: reports that they are prepared, and then the result of each round. */
export function serveRounds(sendRound: (round: number) => Promise<unknown>): void {
  process.on('message', (round: number) => void sendRound(round).then((result) => process.send?.(result)))
  process.send?.(null)
}
