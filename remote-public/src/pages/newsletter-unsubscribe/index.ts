export { NewsletterUnsubscribePage as Component } from './NewsletterUnsubscribePage'
