export { NewsletterConfirmPage as Component } from './NewsletterConfirmPage'
