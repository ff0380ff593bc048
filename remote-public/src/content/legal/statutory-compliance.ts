import type { LegalDocument } from './legal-document'

export const legalDocument: LegalDocument = {
  name: 'Statutory compliance',
  heading: 'The rules we keep, and how to tell us if we do not.',
  lead: 'Which obligations we hold ourselves to as an employer, a supplier and the operator of this site, and where you can report a concern.',
  changed: '2026-09-01',
  sections: [
    {
      id: 'scope',
      heading: 'Scope',
      paragraphs: [
        'Tekskills works from eight regions. In each of them the local company keeps the law of its country; where our own rules ask for more, our rules hold. This page describes the rules. It is no certificate and replaces no register entry.',
        'Details that the law of a country asks a company to state, such as registration and tax numbers, are given on offers, contracts and invoices of the company concerned, and to anybody who asks for them in writing.',
      ],
    },
    {
      id: 'employment',
      heading: 'As an employer',
      points: [
        'Written contracts, pay on time, and at least what law or collective agreement sets in the region.',
        'Working hours and rest as the law requires; on-call time is recorded and compensated.',
        'No child labour and no forced labour, with us or with those we buy from. Nobody pays for being hired, and nobody’s papers are held.',
        'Equal treatment in hiring, pay and promotion, without regard to origin, sex, age, disability, belief or orientation.',
        'The freedom to join a union or a works council, or not to.',
      ],
    },
    {
      id: 'conduct',
      heading: 'In business',
      points: [
        'No bribes, given or taken, also not where it is said to be customary. Gifts above a small value are refused or registered.',
        'No agreements with competitors on prices, clients or people.',
        'Export control and sanctions are checked before an offer is made.',
        'Conflicts of interest are stated in writing before the work begins.',
        'Books that show what happened, open to our auditors.',
      ],
    },
    {
      id: 'suppliers',
      heading: 'Of our suppliers',
      paragraphs: [
        'Whoever works for us accepts these rules in the contract and passes them on. We may ask for proof, and end a contract when a breach is not mended within the time that we set.',
      ],
    },
    {
      id: 'information',
      heading: 'With information',
      paragraphs: [
        'We process personal data as the privacy notice says, and under the law of the region concerned. Clients’ information is separated by client, opened to named people for a stated time, and returned or deleted when the work ends.',
        'Incidents that touch personal data are reported to the authority and to those concerned within the period that the law sets.',
      ],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility',
      paragraphs: [
        'This site aims at level AA of the Web Content Accessibility Guidelines 2.2. Every page can be used by keyboard, read without scripts and enlarged fourfold. We test it with tools and with people in each release.',
        'If something keeps you out, write to us with “accessibility” as the subject. You get an answer within five working days, and the information in another form if you need it sooner.',
      ],
    },
    {
      id: 'reporting',
      heading: 'Reporting a concern',
      paragraphs: [
        'Employees, clients, suppliers and anyone else can report a breach of these rules through the contact page with “compliance” as the subject. You need not give your own name; invent one, and use a mail address that does not show it.',
        'Reports are read by two people outside the line that they concern. Receipt is confirmed within seven days and the outcome told within three months. Whoever reports in good faith suffers no harm for it, and whoever retaliates has to leave.',
      ],
    },
    {
      id: 'site',
      heading: 'About this site',
      paragraphs: [
        'Texts and drawings are protected by copyright. Quote them with their source. We answer for our own words; for pages of others to which we link, their operators answer.',
        'Names of products and companies belong to their owners, and are used to say what we work with.',
      ],
    },
  ],
}
