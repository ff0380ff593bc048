import { aCutoverWeekendIsARehearsedPerformance } from './blogs/a-cutover-weekend-is-a-rehearsed-performance'
import { aJobAdvertIsASpecification } from './blogs/a-job-advert-is-a-specification'
import { aPilotIsNotASmallProductionSystem } from './blogs/a-pilot-is-not-a-small-production-system'
import { accessReviewsThatRemoveAccess } from './blogs/access-reviews-that-remove-access'
import { anOnCallRotaPeopleStayOn } from './blogs/an-on-call-rota-people-stay-on'
import { buyATeamNotAStackOfCvs } from './blogs/buy-a-team-not-a-stack-of-cvs'
import { cleanCoreIsABudgetDecision } from './blogs/clean-core-is-a-budget-decision'
import { kubernetesIsAHiringDecision } from './blogs/kubernetes-is-a-hiring-decision'
import { landingZonesThatSurviveTheSecondYear } from './blogs/landing-zones-that-survive-the-second-year'
import { performanceTestsThatPredictSomething } from './blogs/performance-tests-that-predict-something'
import { restoreSomethingEveryMonth } from './blogs/restore-something-every-month'
import { retireTheMainframeOneReportAtATime } from './blogs/retire-the-mainframe-one-report-at-a-time'
import { retrieveFirstTrainLast } from './blogs/retrieve-first-train-last'
import { testDataIsAProduct } from './blogs/test-data-is-a-product'
import { testTheCloseNotTheGoLive } from './blogs/test-the-close-not-the-go-live'
import { theCloudBillIsADesignReview } from './blogs/the-cloud-bill-is-a-design-review'
import { theFirstTwoWeeksDecideTheNextTwoYears } from './blogs/the-first-two-weeks-decide-the-next-two-years'
import { theNightBatchIsWhereTheRulesLive } from './blogs/the-night-batch-is-where-the-rules-live'
import { theRegressionSuiteNobodyTrusts } from './blogs/the-regression-suite-nobody-trusts'
import { theSupplierWhoStillHasAKey } from './blogs/the-supplier-who-still-has-a-key'
import { theVulnerabilityBacklogIsASortingProblem } from './blogs/the-vulnerability-backlog-is-a-sorting-problem'
import { whatAServiceDeskShouldStopCounting } from './blogs/what-a-service-desk-should-stop-counting'
import { whatToDecideBeforeAnS4hanaConversion } from './blogs/what-to-decide-before-an-s4hana-conversion'
import { yourDataPlatformNeedsContracts } from './blogs/your-data-platform-needs-contracts'
import type { SeedBlog } from './types'

export { seedAuthors } from './authors'
export { seedCaseStudies } from './case-studies/index'
export { seedNews } from './news/index'
export { seedCategories } from './categories'

/** The sample blogs, newest first; editors can change or delete any of them. */
export const seedBlogs: SeedBlog[] = [
  landingZonesThatSurviveTheSecondYear,
  yourDataPlatformNeedsContracts,
  aPilotIsNotASmallProductionSystem,
  theVulnerabilityBacklogIsASortingProblem,
  whatToDecideBeforeAnS4hanaConversion,
  theCloudBillIsADesignReview,
  theRegressionSuiteNobodyTrusts,
  buyATeamNotAStackOfCvs,
  accessReviewsThatRemoveAccess,
  retireTheMainframeOneReportAtATime,
  anOnCallRotaPeopleStayOn,
  cleanCoreIsABudgetDecision,
  performanceTestsThatPredictSomething,
  aCutoverWeekendIsARehearsedPerformance,
  retrieveFirstTrainLast,
  restoreSomethingEveryMonth,
  theSupplierWhoStillHasAKey,
  theFirstTwoWeeksDecideTheNextTwoYears,
  kubernetesIsAHiringDecision,
  testTheCloseNotTheGoLive,
  testDataIsAProduct,
  aJobAdvertIsASpecification,
  theNightBatchIsWhereTheRulesLive,
  whatAServiceDeskShouldStopCounting,
]
