/**
 * Phrases that do not belong in the texts of the site. `reason` completes the sentence “This …”, `now` is an example, and
 * `better` says the same in plain English. A phrase is narrow: it must never match a sentence that is fine.
 */
export const BANNED_PHRASES = [
  // German syntax
  {
    phrase: /(?<!\b(?:for|from|of|to|with|who \w+) )\bwhom\b/i,
    reason: 'is formal',
    now: 'What to do first, and whom to call.',
    better: 'What to do first, and who to call.',
  },
  {
    phrase: /(?:^|[,;] )also (?:if|when|where|not where)\b/i,
    reason: 'is German syntax for “even if”',
    now: 'You hear from us, also if it is a no.',
    better: 'You hear from us, even if it is a no.',
  },
  {
    phrase: /\bin (?:your|our) house\b|\bleaves? (?:the|your|our) house\b/i,
    reason: 'is German for a company',
    now: 'Where data may not leave your house, the model stays in your house.',
    better: 'Where data may not leave your company, the model stays on your premises.',
  },
  {
    phrase: /\bof (?:its|their) kind\b/i,
    reason: 'is German syntax',
    now: 'We look for a partner of its kind.',
    better: 'We look for a similar partner.',
  },
  {
    phrase:
      /\bstands? in (?:the|our|your|its|their) (?:contract|invoice|list|notice|offer|plan|proposal|report|table)\b/i,
    reason: 'is German for “is in”',
    now: 'What we keep and why stands in our notice.',
    better: 'What we keep and why is in our notice.',
  },
  {
    phrase: /\bit stands (?:here|there|in)\b/i,
    reason: 'is German for “it is”',
    now: 'When there is something to tell, it stands here first.',
    better: 'Our next announcement will appear here.',
  },
  {
    phrase: /\bwho may what\b/i,
    reason: 'lacks its verb',
    now: 'Twenty decisions: regions, names, who may what.',
    better: 'Twenty decisions: regions, names, who may do what.',
  },
  {
    phrase: /\bwith (?:your|their) yes\b/i,
    reason: 'is German for “if you agree”',
    now: 'With your yes we measure which pages help.',
    better: 'If you agree, we measure which pages help.',
  },
  {
    phrase: /\b(?:jobs?|people|persons?|positions?|roles?|team) (?:that )?you look for\b/i,
    reason: 'is a tense that English does not use here',
    now: 'Tell us the role you look for.',
    better: 'Tell us the role you’re looking for.',
  },
  {
    phrase:
      /\bsince (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years|months|weeks|days)\b(?! (?:ago|after|before))/i,
    reason: 'is German syntax for “for”',
    now: 'The system has been live since three years.',
    better: 'The system has been live for three years.',
  },
  {
    phrase: /\bsince when\b/i,
    reason: 'is German syntax for “for how long”',
    now: 'The report says what is open, and since when.',
    better: 'The report says what is open, and for how long.',
  },
  {
    phrase: /\b(?:a|any|each|every) new wish\b/i,
    reason: 'is German for a request',
    now: 'Every new wish names the one it replaces.',
    better: 'Every new request names the one it replaces.',
  },
  {
    phrase: /\buntil (?:\S+ ){1,3}at the latest\b/i,
    reason: 'is German syntax for “by”',
    now: 'You have our answer until Friday at the latest.',
    better: 'You have our answer by Friday.',
  },
  {
    phrase: /\bhow (?:it|this|that|they) looks? like\b/i,
    reason: 'mixes “how it looks” and “what it looks like”',
    now: 'We show you how it looks like.',
    better: 'We show you what it looks like.',
  },
  {
    phrase: /\b(?:all|everything|anything|nothing|something) what\b/i,
    reason: 'is German syntax for “that”',
    now: 'You keep everything what we build.',
    better: 'You keep everything that we build.',
  },
  {
    phrase: /\ballows to [a-z]+\b/i,
    reason: 'lacks the person who is allowed',
    now: 'The report allows to compare both sites.',
    better: 'The report lets you compare both sites.',
  },
  {
    phrase: /\bper (?:default|e-?mail|phone|post)\b/i,
    reason: 'is German for “by”',
    now: 'The answer comes per email.',
    better: 'The answer comes by email.',
  },
  {
    phrase: /\bdepend(?:s|ing)? from\b/i,
    reason: 'has a German preposition',
    now: 'The price depends from the scope.',
    better: 'The price depends on the scope.',
  },
  {
    phrase: /\bconsists? out of\b/i,
    reason: 'has a German preposition',
    now: 'The team consists out of four people.',
    better: 'The team consists of four people.',
  },
  {
    phrase: /\bdiscuss(?:es|ed|ing)? about\b/i,
    reason: 'has a German preposition',
    now: 'We discuss about the plan each week.',
    better: 'We discuss the plan each week.',
  },
  {
    phrase: /\bas well as also\b/i,
    reason: 'says “also” twice',
    now: 'Cloud as well as also SAP.',
    better: 'Cloud as well as SAP.',
  },
  {
    phrase: /\b(?:advices|equipments|evidences|feedbacks|informations|softwares)\b/i,
    reason: 'has no plural in English',
    now: 'You get all informations in one place.',
    better: 'You get all the information in one place.',
  },
  {
    phrase: /\bat the half\b(?!-)/i,
    reason: 'is German for “halfway”',
    now: 'At the half, you can stop.',
    better: 'Halfway through, you can stop.',
  },
  {
    phrase: /\bwhich of it\b/i,
    reason: 'is German syntax for “how much of it”',
    now: 'What must never fail, and which of it is tested today.',
    better: 'What must never fail, and how much of it is tested today.',
  },
  {
    phrase: /\b(?:invoice|payment)s? (?:is|are|was|were) booked\b/i,
    reason: 'is German for “posted”',
    now: 'The payment was booked at night.',
    better: 'The payment was posted at night.',
  },
  {
    phrase: /\b(?:login|passkey)s? of your(?:s|\b)/i,
    reason: 'is German syntax for “your”',
    now: 'A login of yours was used in another browser.',
    better: 'Your login was used in another browser.',
  },
  {
    phrase: /\blog in (?:again )?to go on\b/i,
    reason: 'is German for “to continue”',
    now: 'Log in again to go on.',
    better: 'Log in again to continue.',
  },
  {
    phrase: /\bsent by express\b/i,
    reason: 'is German for “by courier”',
    now: 'The part is sent by express.',
    better: 'The part is sent by courier.',
  },
  // Old or odd words
  {
    phrase: /\b(?:and|look|looks|quick|seem|seems|too) dear\b/i,
    reason: 'is an old word for “expensive”',
    now: 'We will look dear at first.',
    better: 'We will look expensive at first.',
  },
  {
    phrase: /\b(?:depends? on one|a second) head\b(?! (?:of|office)\b)/i,
    reason: 'means a person',
    now: 'Nothing depends on one head.',
    better: 'Nothing depends on one person.',
  },
  {
    phrase: /\bwork(?:s|ing)? standing up\b/i,
    reason: 'is a picture that buyers do not search for',
    now: 'Apps for people who work standing up.',
    better: 'Apps for frontline teams.',
  },
  {
    phrase: /\bin (?:your|the client’s) cellar\b/i,
    reason: 'means a data centre',
    now: 'In your cloud or in your cellar.',
    better: 'In your cloud or your data centre.',
  },
  {
    phrase: /\b(?:it|system) is ill\b/i,
    reason: 'is said of people',
    now: 'How to tell that it is ill.',
    better: 'How to spot trouble.',
  },
  {
    phrase: /\bto nag\b/i,
    reason: 'is rude to clients',
    now: 'Ours is to measure and to nag.',
    better: 'We measure progress and keep reminding.',
  },
  {
    phrase: /\bGo or not\b/,
    reason: 'is not the term',
    now: 'Go or not for the next step.',
    better: 'Go or no-go for the next step.',
  },
  // One spelling, and one term each
  {
    // Titles of the microsite that begin with a figure are the words of the specification.
    phrase: /(?<!^[\d.-]+ )\bpercent\b/i,
    reason: 'is American; the site writes “per cent”, and “%” in tables',
    now: 'The bill is 34 percent lower.',
    better: 'The bill is 34 per cent lower.',
  },
  {
    phrase: /\be-mail/i,
    reason: 'is spelt “email” on this site',
    now: 'We answer by e-mail.',
    better: 'We answer by email.',
  },
  {
    phrase: /\bone letter a month\b|\b(?:every|each) letter has\b/i,
    reason: 'is called “newsletter” on this site',
    now: 'Each letter has a link that ends the subscription.',
    better: 'Each newsletter has an unsubscribe link.',
  },
  // Claims without proof
  {
    phrase:
      /\b(?:best-in-class|cutting-edge|game-chang(?:er|ing)|industry-leading|market-leading|state-of-the-art|unparalleled|unrivall?ed|world-class|world-leading)\b/i,
    reason: 'is a superlative that nobody can check',
    now: 'A state-of-the-art platform.',
    better: 'A platform that restarts within 30 seconds.',
  },
]
