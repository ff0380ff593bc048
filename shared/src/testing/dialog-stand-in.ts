/** Polyfills the modal behavior of `dialog` for jsdom: open, Escape, close, and restoring the focus. */
export function installDialog(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()

  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement)
    this.setAttribute('open', '')
    this.addEventListener('keydown', cancelOnEscape)
  }

  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    this.removeEventListener('keydown', cancelOnEscape)
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
    this.dispatchEvent(new Event('close'))
  }
}

function cancelOnEscape(this: HTMLDialogElement, { key }: KeyboardEvent) {
  if (key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
}
