import type { LegalDocument } from './legal-document'

export const legalDocument: LegalDocument = {
  name: 'Cookie policy',
  heading: 'Cookies and other data in your browser',
  lead: 'This site works without third-party cookies. Here is everything it stores in your browser, by name, and how to change your choice.',
  changed: '2026-11-28',
  cookieSettings: true,
  sections: [
    {
      id: 'choice',
      heading: 'Your choice',
      paragraphs: [
        'On your first visit, a banner asks whether we may use analytics. Accepting and declining each take one click. Until you answer, no analytics runs and nothing is loaded from anywhere but this site.',
        'Your answer is kept in your browser under the name cookieConsent. “Cookie settings”, on this page and at the bottom of every other page, removes the answer and asks again. If analytics was running, it stops when you leave or reload the page.',
      ],
    },
    {
      id: 'visitors',
      heading: 'What is stored for visitors',
      paragraphs: [
        'These entries stay in your browser. We read them only to do what the table says. Those marked as browser or tab storage are not sent to us, except that an enquiry about a case study says which one it is about.',
      ],
      table: {
        columns: ['Name', 'Type', 'Purpose', 'Until'],
        rows: [
          [
            'cookieConsent',
            'Browser storage',
            'Your answer: accepted or declined',
            'You change it, or clear the site’s data',
          ],
          [
            'casestudyId',
            'Browser storage',
            'Which case study you opened last, so that an enquiry can refer to it',
            'You clear the site’s data',
          ],
          [
            'tekskills-key',
            'Browser storage',
            'A key with which this browser proves that it is the one that logged in',
            'The site’s data is cleared',
          ],
          [
            'tk:…',
            'Tab storage',
            'What you have typed into a form but not sent yet, so that a reload does not lose it',
            'You send it, empty the form, or close the tab',
          ],
          [
            'settled',
            'Tab storage',
            'Whether the drawings have finished moving, so that they stay still on the pages that follow',
            'The tab is closed',
          ],
          [
            'rollout',
            'Cookie',
            'A random value, set only while some visitors get a new version of the site first, so that you keep seeing the same one. It says nothing about you',
            '30 days have passed',
          ],
        ],
      },
    },
    {
      id: 'staff',
      heading: 'What is stored for our staff',
      paragraphs: [
        'These are set only for members of staff who log in. They serve the session, its security and the display of the back office.',
      ],
      table: {
        columns: ['Name', 'Type', 'Purpose', 'Until'],
        rows: [
          [
            'session',
            'Cookie',
            'Shows that a session was started in this browser',
            'The browser is closed, or you log out',
          ],
          [
            'device-…',
            'Cookie',
            'Shows that an account has logged in on this device before, so that failed attempts elsewhere cannot lock it out',
            '365 days have passed since the last login',
          ],
          [
            'XSRF-TOKEN',
            'Cookie',
            'Proves that a change was sent from this site and not from another',
            'The browser is closed',
          ],
          [
            'Token',
            'Browser storage',
            'The session key; the server keeps only a fingerprint of it',
            'Logout, or 60 minutes without use; 12 hours at most',
          ],
          [
            'release',
            'Tab storage',
            'Which version of the site a tester has asked to see',
            'The test ends, or the tab is closed',
          ],
          ['Blog, Username, id', 'Browser storage', 'Which menu and which name to show', 'Logout'],
          ['sidebarState', 'Browser storage', 'Whether the side menu is collapsed', 'The site’s data is cleared'],
          [
            'tk:…',
            'Browser or tab storage',
            'Copies of unsaved forms in the back office, and how its tables and panels are set up',
            'The form is saved or discarded; settings, when the site’s data is cleared',
          ],
        ],
      },
    },
    {
      id: 'measuring',
      heading: 'Analytics, if you accept',
      paragraphs: [
        'When you accept, this site loads one script of the analytics provider that the operator has configured, and the provider may set cookies of its own. It learns which pages you open, which page you came from, and what kind of device you use. When no provider is configured, accepting loads nothing at all.',
        'Visits by members of staff are never measured, whatever their browser has stored.',
      ],
    },
    {
      id: 'counting',
      heading: 'How often an article is read',
      paragraphs: [
        'We count how often each article, case study and news item is read, whether the end was reached, and by what kind of link readers arrived: a search engine, a social network, a campaign, another site or a page of ours. These are daily totals. They contain nothing about you, and counting stores nothing in your browser and sends no identifier.',
        'You are not counted if you declined analytics, or if your browser sends Global Privacy Control or Do Not Track.',
      ],
    },
    {
      id: 'captcha',
      heading: 'Forms and spam protection',
      paragraphs: [
        'A small calculation that your browser does in the background protects our forms from bots. It needs no cookie, sends nothing about you, and comes from this site. Where the operator has set up Google reCAPTCHA and you accept cookies, each form you open loads it instead of the calculation: Google then learns your network address and how you use the page, and sets the cookie _GRECAPTCHA. If you decline, only the calculation is used.',
      ],
    },
    {
      id: 'browser',
      heading: 'What you can do in your browser',
      points: [
        'Delete this site’s data: your answer is forgotten and the banner returns.',
        'Block all storage: the public pages still work, and the banner asks on every visit.',
        'Use a private window: everything above is deleted when you close it.',
      ],
    },
  ],
}
