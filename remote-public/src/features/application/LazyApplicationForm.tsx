import { Suspense, createElement, use, type ComponentProps } from 'react'
import type { ApplicationForm } from './ApplicationForm'

type Form = typeof ApplicationForm

let loaded: Form | undefined
let loading: Promise<Form> | undefined

/**
 * Loads the code of the form, which most visits of the open positions do not need. Rejects if it cannot be loaded; the
 * next call tries again.
 */
export function loadApplicationForm(): Promise<Form> {
  loading ??= import(/* webpackChunkName: "application-form" */ './ApplicationForm').then(
    ({ ApplicationForm }) => (loaded = ApplicationForm),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * The application form, after its page's loader has called {@link loadApplicationForm}. On a first visit the
 * server-rendered form is shown until the code is loaded.
 */
export const LazyApplicationForm = (props: ComponentProps<Form>) => (
  <Suspense>
    <LoadedForm {...props} />
  </Suspense>
)

const LoadedForm = (props: ComponentProps<Form>) => createElement(loaded ?? use(loadApplicationForm()), props)
