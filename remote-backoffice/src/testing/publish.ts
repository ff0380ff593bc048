import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the panel in which a content item is published, updated, scheduled or taken off the site. */
export async function openPublishPanel(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^(Publish|Update|Schedule)…$/ }))
  return screen.findByRole('dialog', { name: /^(Publish|Update)$/ })
}

/** Presses a button of the panel; by default the one that makes public what the form holds, even with findings. */
export async function publish(user: UserEvent, name: string | RegExp = /^(Publish now|Update)( anyway)?$/) {
  const panel = within(await openPublishPanel(user))
  await user.click(panel.getByRole('button', { name }))
}
