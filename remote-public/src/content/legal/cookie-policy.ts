import type { LegalDocument } from './legal-document'

export const legalDocument: LegalDocument = {
  name: 'Cookie policy',
  heading: 'Cookies and what else your browser keeps.',
  lead: 'This site works without cookies of any third party. Here is everything it stores in your browser, by name, and how to change your mind.',
  changed: '2026-09-01',
  cookieSettings: true,
  sections: [
    {
      id: 'choice',
      heading: 'Your choice',
      paragraphs: [
        'On your first visit a banner asks whether we may count your visit. Accepting and declining take one click each, and until you have answered, nothing is counted and nothing is loaded from anywhere but this site.',
        'Your answer is kept in your browser under the name cookieConsent. “Cookie settings”, on this page and at the foot of every other, removes the answer and asks again. If measuring was running, it ends when you leave or reload the page.',
      ],
    },
    {
      id: 'visitors',
      heading: 'What is stored for visitors',
      paragraphs: [
        'These entries stay in your browser. We read them only to do what the table says. Those marked as storage of the browser are never sent to us.',
      ],
      table: {
        columns: ['Name', 'Kind', 'What for', 'Until'],
        rows: [
          [
            'cookieConsent',
            'Storage of the browser',
            'Your answer: accepted or declined',
            'You change it, or clear the site’s data',
          ],
          [
            'casestudyId',
            'Storage of the browser',
            'Which case study you opened last, so that a question about it can name it',
            'You clear the site’s data',
          ],
          [
            'tk:…',
            'Storage of the tab',
            'What you have typed into a form and not sent yet, so that a reload does not lose it',
            'You send it, empty the form, or close the tab',
          ],
          [
            'rollout',
            'Cookie',
            'A random value, given only while a new version of the site goes to a part of its visitors first, so that you keep seeing the same one. It says nothing about you',
            '30 days have passed',
          ],
        ],
      },
    },
    {
      id: 'staff',
      heading: 'What is stored for our staff',
      paragraphs: [
        'Only people who sign in at the staff entrance meet these. They are necessary for the session they asked for.',
      ],
      table: {
        columns: ['Name', 'Kind', 'What for', 'Until'],
        rows: [
          [
            'session',
            'Cookie',
            'Marks that a session was started in this browser',
            'The browser is closed, or sign-out',
          ],
          [
            'XSRF-TOKEN',
            'Cookie',
            'Proves that a change was sent from this site and not from another',
            'The browser is closed',
          ],
          [
            'Token',
            'Storage of the browser',
            'The key of the session; the server keeps only a fingerprint of it',
            'Sign-out, 60 minutes without use, 12 hours at most',
          ],
          [
            'release',
            'Storage of the tab',
            'Which version of the site somebody who tests it has asked to see',
            'The test is left, or the tab closed',
          ],
          ['Blog, Username, id', 'Storage of the browser', 'Which menu to draw and which name to show', 'Sign-out'],
          ['sidebarState', 'Storage of the browser', 'Whether the side menu is folded', 'The site’s data is cleared'],
          [
            'tk:…',
            'Storage of the browser',
            'Copies of unsaved forms in the back-office',
            'The form is saved or dropped',
          ],
        ],
      },
    },
    {
      id: 'measuring',
      heading: 'Measuring, if you accept',
      paragraphs: [
        'When you accept, this site loads one script of the analytics provider that the operator has configured, and the provider may set cookies of its own. It learns which pages you open, from which page you came, and the kind of device you use. When no provider is configured, accepting loads nothing at all.',
        'Members of staff are never counted, whatever their browser has stored.',
      ],
    },
    {
      id: 'captcha',
      heading: 'Forms and the invisible check',
      paragraphs: [
        'Forms are protected from programs by a small calculation that your browser does in the background. It needs no cookie, sends nothing about you, and comes from this site. Where the operator has set up Google reCAPTCHA and you accept cookies, a form that you reach loads it in place of the calculation: Google then learns your network address and how the page is used, and sets the cookie _GRECAPTCHA. If you decline, the calculation is all there is.',
      ],
    },
    {
      id: 'browser',
      heading: 'What you can do in your browser',
      points: [
        'Delete the data of this site: your answer is forgotten and the banner returns.',
        'Block all storage: the public pages work, and the banner asks on each visit.',
        'Use a private window: everything above ends with the window.',
      ],
    },
  ],
}
