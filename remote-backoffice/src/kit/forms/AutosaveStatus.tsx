import { useOnline } from '../connection/use-online'
import type { AutosaveState } from './autosave-session'
import type { BackupState } from './use-form-backup'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

interface AutosaveStatusProps {
  /** The copy on this device. */
  device: BackupState
  /** What the service has. */
  server: AutosaveState | null
  /** The version of the record that the form is based on. */
  version: number | null
}

/**
 * Where unsaved text is, in a few words beside the save buttons. It is not a live region, because it changes with every
 * pause in typing, which screen readers should not announce.
 */
export function AutosaveStatus({ device, server, version }: AutosaveStatusProps) {
  const isOnline = useOnline()
  if (server?.kind === 'stored') {
    const isOutdated = version !== null && (server.currentVersion ?? 0) > version
    return (
      <p>
        Saved {time.format(new Date(server.at))}; only you see it.
        {isOutdated &&
          ` A colleague has since saved version ${server.currentVersion}: you can compare the two when you save.`}
      </p>
    )
  }
  if (device === 'impossible') return <p role="status">This device cannot keep a copy of your text. Save often.</p>
  if (server?.kind === 'sending' || (server?.kind === 'waiting' && isOnline)) return <p>Saving…</p>
  if (device === null) return null
  if (!isOnline) return <p>Offline, kept on this device.</p>
  return <p>{server?.kind === 'failed' ? 'Service not reached, kept on this device.' : 'Saving…'}</p>
}
