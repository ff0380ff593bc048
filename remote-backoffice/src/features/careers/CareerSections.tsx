import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { Colleagues } from '@tekskills/shared/contracts/http/hiring-teams'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { RadioGroup } from '@tekskills/shared/ui/RadioGroup/RadioGroup'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { oneToolbar } from '../../kit/editor/RichTextEditor.styles'
import { FormSection } from '../../kit/forms/FormSection'
import type { CareerFormValues } from './career-form-schema'
import { employmentOptions, workplaceOptions, unitOptions } from '../../kit/labels/career-labels'
import { countryOptions } from '../../kit/hiring/job-place'
import { TagsController } from '../../kit/forms/TagsController'
import { RichTextField } from '../../kit/fields/RichTextField'
import { CriteriaField } from './CriteriaField'
import { HiringTeamField } from './HiringTeamField'
import { QuestionsField } from './QuestionsField'
import { SlugField } from '../../kit/fields/SlugField'

interface CareerSectionsProps {
  job: StaffCareer | null
  /** Who can be in the hiring team; null if the service has no teams. */
  colleagues: Colleagues | null
}

/** The fields of a job. */
export const CareerSections = ({ job, colleagues }: CareerSectionsProps) => (
  <>
    <JobSection />
    <PlaceSection />
    <TextsSection />
    <ProfileSection />
    <QuestionsSection />
    <ScorecardSection />
    {colleagues && <TeamSection colleagues={colleagues} />}
    <SalarySection />
    <PostingSection job={job} />
  </>
)

/** Title, type of employment and job code. */
function JobSection() {
  const { register, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Job" intro="What candidates see first, in lists and in search results.">
      <TextField
        {...register('jobTitle')}
        label="Job title"
        required
        hint="The role only. Job code, salary and location have their own fields."
        error={errors.jobTitle?.message}
      />
      <FieldPair>
        <SelectField
          {...register('employmentType')}
          label="Employment"
          options={[{ value: '', label: 'Choose one' }, ...employmentOptions]}
          error={errors.employmentType?.message}
        />
        <TextField {...register('openings')} label="Openings" inputMode="numeric" error={errors.openings?.message} />
      </FieldPair>
      <FieldPair>
        <TextField {...register('department')} label="Department" optional error={errors.department?.message} />
        <TextField
          {...register('jobCode')}
          label="Job code"
          optional
          spellCheck={false}
          autoCapitalize="characters"
          hint="Leave blank to have it numbered automatically."
          error={errors.jobCode?.message}
        />
      </FieldPair>
    </FormSection>
  )
}

/** Workplace and location. */
function PlaceSection() {
  const { register, control, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  const isRemote = useWatch({ control, name: 'workplaceType' }) === 'REMOTE'
  return (
    <FormSection heading="Location" intro="Candidates filter by country, city and workplace.">
      <RadioGroup
        {...register('workplaceType')}
        label="Workplace"
        options={workplaceOptions}
        error={errors.workplaceType?.message}
      />
      <FieldPair>
        <SelectField
          {...register('country')}
          label="Country"
          options={[{ value: '', label: 'Choose one' }, ...countryOptions]}
          error={errors.country?.message}
        />
        <TextField {...register('city')} label="City" optional={isRemote} error={errors.city?.message} />
      </FieldPair>
      <TextField {...register('state')} label="State or region" optional error={errors.state?.message} />
    </FormSection>
  )
}

/** Skills, experience and education of the candidates sought. */
function ProfileSection() {
  const { register, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Profile" intro="Who you’re looking for. The talent pool uses the same terms.">
      <TagsController name="skills" label="Skills" hint="Press Enter or type a comma after each skill. Up to 30." />
      <FieldPair>
        <TextField
          {...register('experienceMin')}
          label="Experience from (years)"
          optional
          inputMode="numeric"
          error={errors.experienceMin?.message}
        />
        <TextField
          {...register('experienceMax')}
          label="Experience up to (years)"
          optional
          inputMode="numeric"
          error={errors.experienceMax?.message}
        />
      </FieldPair>
      <TextField {...register('education')} label="Education" optional error={errors.education?.message} />
    </FormSection>
  )
}

/** The three texts of a job page. */
function TextsSection() {
  return (
    <FormSection heading="Job description" intro="Shown on the job page, in this order.">
      <Texts>
        <RichTextField
          name="description"
          label="Description"
          optional={false}
          hint="What the person will do and why it matters. Required to publish."
        />
        <RichTextField name="responsibilities" label="Responsibilities" />
        <RichTextField name="requirements" label="Requirements" />
      </Texts>
    </FormSection>
  )
}

const Texts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  & > div {
    ${oneToolbar}
  }
`

/** What the application form asks in addition to name, contact data and résumé. */
const QuestionsSection = () => (
  <FormSection
    heading="Questions"
    intro="Asked in the application form. Changes apply to new applications; answers already given stay as they are."
  >
    <QuestionsField />
  </FormSection>
)

/** What interviewers judge. */
const ScorecardSection = () => (
  <FormSection
    heading="Scorecard"
    intro="What each interviewer judges. They see the scorecards of others once their own is in."
  >
    <CriteriaField />
  </FormSection>
)

/** Who hires, and who else sees the job. */
const TeamSection = (props: ComponentProps<typeof HiringTeamField>) => (
  <FormSection
    heading="Hiring team"
    intro="Who hires for this job. Everyone in recruiting sees it, unless you restrict it to the team."
  >
    <HiringTeamField {...props} />
  </FormSection>
)

/** The salary, and whether candidates can see it. */
function SalarySection() {
  const { register, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Salary" intro="Only the team can see this, unless you show it to candidates.">
      <FieldPair>
        <TextField
          {...register('salaryMin')}
          label="Salary from"
          optional
          inputMode="numeric"
          error={errors.salaryMin?.message}
        />
        <TextField
          {...register('salaryMax')}
          label="Salary up to"
          optional
          inputMode="numeric"
          error={errors.salaryMax?.message}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...register('salaryCurrency')}
          label="Currency"
          optional
          spellCheck={false}
          autoCapitalize="characters"
          maxLength={3}
          hint="The three-letter code: USD or INR, for example."
          error={errors.salaryCurrency?.message}
        />
        <SelectField
          {...register('salaryUnit')}
          label="Paid per"
          optional
          hint="The period the amount covers."
          options={[{ value: '', label: 'Choose one' }, ...unitOptions]}
          error={errors.salaryUnit?.message}
        />
      </FieldPair>
      <Checkbox {...register('salaryPublic')} label="Show salary to candidates" />
    </FormSection>
  )
}

/** The closing date, who is notified of applications, and the address of the job. */
function PostingSection({ job }: { job: StaffCareer | null }) {
  const { register, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Posting" intro="The job closes automatically after the closing date.">
      <FieldPair>
        <TextField
          {...register('closingDate')}
          type="date"
          label="Closing date"
          hint="Up to one year from today."
          error={errors.closingDate?.message}
        />
        <TextField
          {...register('recruiterEmail')}
          type="email"
          label="Recruiter’s email"
          optional
          hint="This address gets an email for each application. If you leave it blank, the leads of the hiring team get it instead. Never shown on the site."
          error={errors.recruiterEmail?.message}
        />
      </FieldPair>
      <SlugField
        nameField="jobTitle"
        path="/career"
        record={job}
        pagePath="/opportunities?job="
        isPublic={Boolean(job?.postedAt)}
      />
    </FormSection>
  )
}
