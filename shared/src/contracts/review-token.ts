/** Start of the tokens of preview links for people without an account, who may be allowed to comment. */
export const REVIEW_TOKEN = 'review-'
