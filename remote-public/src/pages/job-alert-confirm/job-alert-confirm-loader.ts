import { loadSubscription } from '../../features/newsletter/load-subscription'

export const loader = loadSubscription('confirm', 'jobAlerts')
