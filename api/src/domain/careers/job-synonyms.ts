/** Groups of synonyms in job searches, each with the term that our postings use most first. */
export const jobSynonyms: readonly (readonly string[])[] = [
  ['remote', 'home office', 'work from home', 'wfh', 'telecommute', 'teleworking'],
  ['on site', 'onsite', 'in office'],
  ['part time', 'parttime'],
  ['full time', 'fulltime', 'permanent'],
  ['contractor', 'contract', 'freelance', 'freelancer'],
  ['temporary', 'temp', 'fixed term'],
  ['intern', 'internship', 'trainee', 'apprentice'],
  ['usa', 'us', 'united states', 'america'],
  ['uk', 'united kingdom', 'great britain', 'britain'],
  ['uae', 'united arab emirates', 'emirates'],
  ['netherlands', 'holland'],
  ['bengaluru', 'bangalore'],
  ['mumbai', 'bombay'],
  ['chennai', 'madras'],
  ['kolkata', 'calcutta'],
  ['gurugram', 'gurgaon'],
  ['pune', 'poona'],
  ['modernisation', 'modernization'],
  ['organisation', 'organization'],
  ['optimisation', 'optimization'],
  ['full stack', 'fullstack'],
  ['front end', 'frontend'],
  ['back end', 'backend'],
  ['s 4hana', 's4hana', 's4 hana', 's 4 hana'],
  ['machine learning', 'ml'],
  ['artificial intelligence', 'ai'],
  ['quality engineering', 'quality assurance', 'qa', 'tester', 'testing'],
  ['kubernetes', 'k8s'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['developer', 'engineer', 'programmer'],
  ['recruiter', 'talent acquisition'],
]

/** Words that carry no meaning in a job search. */
export const fillerWords: ReadonlySet<string> = new Set(
  'a an and any as at by for from in job jobs me my near of on open opening openings or position positions role roles the to vacancy vacancies with work'.split(
    ' ',
  ),
)
