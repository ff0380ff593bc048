import { counted, REPLY_TIME } from '@tekskills/shared/contracts/company-facts'
import type { LegalDocument } from './legal-document'

export const legalDocument: LegalDocument = {
  name: 'Statutory compliance',
  heading: 'The rules we follow, and how to report a breach',
  lead: 'Our obligations as an employer, a supplier and the operator of this site, and where to report a concern.',
  changed: '2026-11-28',
  sections: [
    {
      id: 'scope',
      heading: 'Scope',
      paragraphs: [
        `Tekskills works from ${counted.regions}. In each of them, the local company follows the law of its country; where our own rules ask for more, our rules apply. This page describes the rules. It is not a certificate and does not replace a register entry.`,
        'Details that a country’s law requires a company to state, such as registration and tax numbers, are on the proposals, contracts and invoices of the company concerned. Anyone can ask for them in writing.',
      ],
    },
    {
      id: 'employment',
      heading: 'As an employer',
      points: [
        'Written contracts, and pay on time, at least at the level set by law or collective agreement in the region.',
        'Working hours and rest periods as the law requires; on-call time is recorded and compensated.',
        'No child labour or forced labour, in our company or at our suppliers’. Nobody pays to be hired, and nobody’s papers are withheld.',
        'Equal treatment in hiring, pay and promotion, regardless of origin, sex, age, disability, belief or orientation.',
        'The freedom to join a union or serve on a works council, or not to.',
      ],
    },
    {
      id: 'conduct',
      heading: 'In business',
      points: [
        'No bribes, given or taken, even where they are said to be customary. Gifts above a small value are refused or registered.',
        'No agreements with competitors on prices, clients or people.',
        'We check export controls and sanctions before we make an offer.',
        'We disclose conflicts of interest in writing before work begins.',
        'Accurate books, open to our auditors.',
      ],
    },
    {
      id: 'suppliers',
      heading: 'For our suppliers',
      paragraphs: [
        'Our suppliers accept these rules in their contract and pass them on to their own. We may ask for proof, and may end a contract if a breach is not corrected within the time we set.',
      ],
    },
    {
      id: 'information',
      heading: 'Handling information',
      paragraphs: [
        'We process personal data as the privacy notice describes and under the law of the region concerned. We keep each client’s information separate, give named people access for a stated time, and return or delete it when the work ends.',
        'We report incidents that affect personal data to the authority and to the people concerned within the statutory period.',
      ],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility',
      paragraphs: [
        'This site aims to meet level AA of the Web Content Accessibility Guidelines 2.2. Every page can be used by keyboard, read without scripts and enlarged to 400 per cent. We test it with tools and with people in each release.',
        `If something does not work for you, write to us with “accessibility” as the subject. You get a reply within ${REPLY_TIME}. Until the fault is fixed, we send you the information in another form.`,
      ],
    },
    {
      id: 'reporting',
      heading: 'Reporting a concern',
      paragraphs: [
        'Employees, clients, suppliers and anyone else can report a breach of these rules through the contact page with “compliance” as the subject. You need not give your real name; you may make one up, and use an email address that does not reveal it.',
        'Two people outside the department concerned read each report. We confirm receipt within seven days and tell you the outcome within three months. Nobody who reports in good faith is penalised for it; anyone who retaliates is dismissed.',
      ],
    },
    {
      id: 'site',
      heading: 'About this site',
      paragraphs: [
        'Texts and drawings are protected by copyright. You may quote them if you name the source. We are responsible for our own content; the operators of pages we link to are responsible for theirs.',
        'Names of products and companies belong to their owners. We use them to say what we work with.',
      ],
    },
  ],
}
