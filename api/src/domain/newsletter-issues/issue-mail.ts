import type { IssueText } from '@tekskills/shared/contracts/http/newsletter-issues'
import type { MailMessage } from '../../platform/mail/mail-message'
import { escapeXml } from '../addresses/xml'

/** What the emails of an issue say of its item. */
export interface IssueContent {
  title: string
  lead: string
  /** Absolute address of the item's page. */
  url: string
  /** Absolute address of a JPEG of 1200 x 630 pixels; null for an item without a picture. */
  pictureUrl: string | null
  pictureAlt: string
}

/** The links that differ between a test and the emails of subscribers. */
interface IssueLinks {
  /** Absolute address of the newsletter's page in the archive. */
  archiveUrl: string
  /** The page that ends the subscription. */
  leaveUrl: string
}

const REASON = 'You are receiving this email because you confirmed your subscription to the Tekskills newsletter.'

/** The email of an issue, without its receiver. Styles stand in attributes, because some clients drop all others. */
export const issueMail = (
  text: IssueText,
  content: IssueContent,
  links: IssueLinks,
): Pick<MailMessage, 'subject' | 'text' | 'html'> & { html: string } => ({
  subject: text.subject,
  text: `${content.title}

${content.lead}

Read it:
${content.url}

${REASON}

View this newsletter on the site:
${links.archiveUrl}

Unsubscribe at any time:
${links.leaveUrl}
`,
  html: htmlOf(text, content, links),
})

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Keeps email clients from showing the text after a short preheader beside the subject. */
const FILLER = '&#8199;&#847; '.repeat(60)

function htmlOf({ subject, preheader }: IssueText, content: IssueContent, { archiveUrl, leaveUrl }: IssueLinks) {
  const { title, lead, url, pictureUrl, pictureAlt } = content
  const link = escapeXml(url)
  const picture = pictureUrl
    ? `<tr><td style="padding:0 0 24px"><a href="${link}"><img src="${escapeXml(pictureUrl)}" alt="${escapeXml(pictureAlt)}" width="536" style="display:block;width:100%;height:auto;border:0;border-radius:8px"></a></td></tr>`
    : ''
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeXml(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:#f2f4f8;${FONT}">`,
    preheader && `<div style="display:none;max-height:0;overflow:hidden">${escapeXml(preheader)}${FILLER}</div>`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f8"><tr>',
    '<td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px"><tr>',
    '<td style="padding:32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">',
    `<tr><td style="padding:0 0 24px;${FONT};font-size:16px;font-weight:700;color:#0b1533">Tekskills</td></tr>`,
    picture,
    `<tr><td style="padding:0 0 12px"><h1 style="margin:0;${FONT};font-size:26px;line-height:1.25;font-weight:700;color:#0b1533">`,
    `<a href="${link}" style="color:#0b1533;text-decoration:none">${escapeXml(title)}</a></h1></td></tr>`,
    lead &&
      `<tr><td style="padding:0 0 24px"><p style="margin:0;${FONT};font-size:17px;line-height:1.6;color:#3a4560">${escapeXml(lead)}</p></td></tr>`,
    '<tr><td style="padding:0"><table role="presentation" cellpadding="0" cellspacing="0"><tr>',
    `<td style="background:#1449e0;border-radius:8px"><a href="${link}" style="display:inline-block;padding:14px 24px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">Read the article</a></td>`,
    '</tr></table></td></tr></table></td></tr></table>',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr>',
    `<td style="padding:24px 32px;${FONT};font-size:13px;line-height:1.6;color:#55607a">${REASON}<br>`,
    `<a href="${escapeXml(archiveUrl)}" style="color:#55607a">View on the site</a> &nbsp;·&nbsp; `,
    `<a href="${escapeXml(leaveUrl)}" style="color:#55607a">Unsubscribe</a></td>`,
    '</tr></table></td></tr></table></body></html>',
  ]
    .filter(Boolean)
    .join('\r\n')
}
