import { OrderedList } from '@tiptap/extension-list'
import { allowedValue } from '@tekskills/shared/contracts/rich-text'

/** A numbered list with only the numbers and letters that the service stores (contract §3.5). */
export const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => Number(allowedValue('ol', 'start', element.getAttribute('start') ?? '') ?? 1),
      renderHTML: ({ start }) => ({ start: allowedValue('ol', 'start', String(start)) }),
    },
    type: {
      default: null,
      parseHTML: (element) => allowedValue('ol', 'type', element.getAttribute('type') ?? '') ?? null,
      renderHTML: ({ type }) => ({ type: allowedValue('ol', 'type', String(type)) }),
    },
  }),
})
