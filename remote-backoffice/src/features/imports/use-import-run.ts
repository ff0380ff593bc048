import { useEffect, useRef, useState } from 'react'
import type { ContentImport, ImportArticle, ImportedArticle } from '@tekskills/shared/contracts/http/imports'
import { isApiError } from '@tekskills/shared/http/api-error'
import { failureMessage } from '../../kit/connection/failure-message'
import { choicesFor, type Choices } from './import-choices'
import { importArticle } from './imports-api'

/** What became of an article in this run. */
export type ArticleOutcome = { imported: ImportedArticle } | { failure: string }

interface Run {
  total: number
  done: number
}

/** Attempts at one article while there is no response, or the service is busy. */
const ATTEMPTS = 4
const PAUSE_MS = 2_000

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Failures that say nothing about the article. */
const isPassing = (error: unknown) => isApiError(error) && (error.status === undefined || error.status === 503)

/**
 * Imports articles one after the other, each in a request of its own, so that it can be stopped, and one that fails
 * keeps none of the others. It stops when the page is left; what is imported by then stays.
 */
export function useImportRun(upload: ContentImport) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ArticleOutcome>>(new Map())
  const [run, setRun] = useState<Run | null>(null)
  const isStopped = useRef(false)
  const keys = useRef(new Map<number, string>())
  useEffect(() => {
    isStopped.current = false
    return () => void (isStopped.current = true)
  }, [])

  async function importOne(article: ImportArticle, choices: Choices): Promise<ArticleOutcome> {
    const { position } = article
    const key = keys.current.get(position) ?? `import-${upload.id}-${position}-${Date.now()}`
    keys.current.set(position, key)
    for (let attempt = 1; ; attempt += 1) {
      try {
        const imported = await importArticle({ id: upload.id, position, choices: choicesFor(article, choices), key })
        return { imported }
      } catch (error) {
        if (isPassing(error) && attempt < ATTEMPTS && !isStopped.current) {
          await pause(((isApiError(error) && error.retryAfter) || PAUSE_MS / 1000) * attempt)
          continue
        }
        // A refusal was decided; with other choices it is another request.
        if (!isPassing(error)) keys.current.delete(position)
        if (isApiError(error) && error.status === 401) isStopped.current = true
        const [field] = isApiError(error) ? error.fields : []
        return { failure: field?.message ?? failureMessage(error) }
      }
    }
  }

  return {
    outcomes,
    /** The run in progress. */
    run,
    stop: () => void (isStopped.current = true),
    /** Imports the articles. Resolves with how many were imported and how many failed. */
    async start(articles: readonly ImportArticle[], choices: Choices) {
      isStopped.current = false
      const counts = { imported: 0, failed: 0, left: articles.length }
      setRun({ total: articles.length, done: 0 })
      for (const [index, article] of articles.entries()) {
        if (isStopped.current) break
        const outcome = await importOne(article, choices)
        if ('imported' in outcome) counts.imported += 1
        else counts.failed += 1
        counts.left -= 1
        setOutcomes((before) => new Map(before).set(article.position, outcome))
        setRun({ total: articles.length, done: index + 1 })
      }
      setRun(null)
      return counts
    },
  }
}

export type ImportCounts = Awaited<ReturnType<ReturnType<typeof useImportRun>['start']>>
