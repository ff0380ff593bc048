/** How a paragraph begins that stands for a picture which an import could not add. */
export const PICTURE_TO_ADD = 'Picture to add: '
