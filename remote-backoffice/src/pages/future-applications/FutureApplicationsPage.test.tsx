import { screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleApplicant, sampleCounts } from '../../testing/sample-applicants'
import { samplePage } from '../../testing/sample-blogs'
import { sampleCareer } from '../../testing/sample-careers'
import { manifest } from '../../manifest'

const person = sampleApplicant({ jobId: null, job: null, future: true, desiredRole: 'Platform engineer' })

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([
    import('./FutureApplicationsPage'),
    import('./future-applications-loader'),
    import('../../layout/StaffFrame'),
    import('../job-profiles/JobProfilesPage'),
    import('../job-profiles/job-profiles-loader'),
  ]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

nightlyTest(
  'BO-02 the talent pool is loaded from its list, and searched by skill, country and experience',
  async () => {
    const get = jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([person]) })
    const post = jest.spyOn(http, 'post').mockResolvedValue({ data: samplePage([person]) })
    const { container, user, router } = renderRemote(manifest, '/futureApplications')
    expect(await screen.findByText('Platform engineer')).toBeVisible()
    expect(get.mock.lastCall?.[0]).toBe('/jobApplicants/getFutureApplicants')
    expect(post).not.toHaveBeenCalled()
    await expectAccessible(container)

    await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'Kafka')
    await waitFor(() => expect(post.mock.lastCall?.[0]).toBe('/jobApplicants'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada')
    await user.type(screen.getByRole('textbox', { name: 'Years from' }), '5')
    await waitFor(() =>
      expect(post.mock.lastCall?.[1]).toMatchObject({ skills: 'Kafka', country: 'Canada', experienceMin: '5' }),
    )
    expect(router.state.location.search).toBe('?skills=Kafka&country=Canada&experienceMin=5')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  },
)

test('BO-02 CL-02 invalid years, typed or in the address, are reported at their field and not requested', async () => {
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([person]) })
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: samplePage([person]) })
  const { user, router } = renderRemote(manifest, '/futureApplications?country=Mars&experienceMin=99')
  const from = await screen.findByRole('textbox', { name: 'Years from' })
  expect(get.mock.lastCall?.[0]).toBe('/jobApplicants/getFutureApplicants')
  await user.type(from, '99')
  expect(from).toHaveAccessibleDescription('Enter a number from 0 to 60.')
  await user.clear(from)
  await user.type(from, '3')
  await waitFor(() => expect(router.state.location.search).toContain('experienceMin=3'))
  const to = screen.getByRole('textbox', { name: 'Years up to' })
  await user.type(to, '1')
  await waitFor(() => expect(to).toHaveAccessibleDescription('“Years up to” must be at least “Years from”.'))
  expect(post.mock.calls.every(([, sent]) => !('experienceMax' in (sent as object)))).toBe(true)
})

test('BO-02 years typed at the same time as their limit are not requested when they exceed it', async () => {
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([person]) })
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: samplePage([person]) })
  const { user } = renderRemote(manifest, '/futureApplications')
  await user.type(await screen.findByRole('textbox', { name: 'Years from' }), '3')
  await user.type(screen.getByRole('textbox', { name: 'Years up to' }), '1')
  await waitFor(() => expect(post.mock.lastCall?.[1]).toMatchObject({ experienceMin: '3' }))
  await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'Kafka')
  await waitFor(() => expect(post.mock.lastCall?.[1]).toMatchObject({ skills: 'Kafka' }))
  expect(post.mock.calls.filter(([, sent]) => 'experienceMax' in (sent as object))).toEqual([])
})

test('BO-02 the search accepts as many and as long skills as the service, and says which limit is exceeded', async () => {
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([person]) })
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: samplePage([person]) })
  const { user } = renderRemote(manifest, '/futureApplications')
  const field = await screen.findByRole('textbox', { name: 'Skills' })
  const most = Array.from({ length: 30 }, (_, at) => `${at} `.padEnd(40, 'x')).join(', ')
  const enter = async (text: string) => {
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
  await enter(most)
  await waitFor(() => expect(post.mock.lastCall?.[1]).toMatchObject({ skills: most }))
  await enter(`${most}, SQL`)
  expect(field).toHaveValue(`${most}, SQL`)
  expect(field).toHaveAccessibleDescription('Use at most 30 skills.')
  await enter('x'.repeat(41))
  expect(field).toHaveAccessibleDescription('Use at most 40 characters for each skill.')
})

test('BO-02 an empty search result offers to show all applicants', async () => {
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([person]) })
  jest.spyOn(http, 'post').mockResolvedValue({ data: samplePage([]) })
  const { user, router } = renderRemote(manifest, '/futureApplications?skills=Cobol')
  await user.click(await screen.findByRole('button', { name: 'Show all future applicants' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Skills' })).toHaveValue('')
})

test('BO-02 job profiles ask for a job first, and then show its applicants', async () => {
  const get = jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/career/get-allcareers') return { data: samplePage([sampleCareer()]) }
    if (url === '/career/j1') return { data: sampleCareer() }
    if (url === '/jobApplicants/getCount') return { data: sampleCounts() }
    return { data: samplePage([sampleApplicant()]) }
  })
  const { user, container } = renderRemote(manifest, '/jobprofiles')
  await user.click(await screen.findByRole('link', { name: 'Data engineer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Data engineer' })).toBeVisible()
  const list = get.mock.calls.filter(([url]) => url === '/jobApplicants/getbyjobId').at(-1)
  expect(list?.[1]?.params).toMatchObject({ jobId: 'j1', page: 0 })
  expect(screen.getByRole('link', { name: 'Rosa Lind' })).toBeVisible()
  await expectAccessible(container)

  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  // The link for a job board names it, so that its applications are counted.
  await user.click(screen.getByRole('button', { name: 'Copy link for' }))
  await user.click(await screen.findByRole('menuitem', { name: 'LinkedIn' }))
  const link = `${location.origin}/opportunities?job=data-engineer-hyderabad&utm_source=linkedin`
  await waitFor(() => expect(write).toHaveBeenCalledWith(link))
  write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy link for' }))
  await user.click(await screen.findByRole('menuitem', { name: 'LinkedIn' }))
  expect(await screen.findByRole('alertdialog', { name: 'Link for LinkedIn' })).toHaveTextContent(link)
})

test('BO-02 filters of the talent pool are saved as a list, opened by its name and deleted', async () => {
  const saved = {
    id: 'l1',
    name: 'Canadians',
    filters: { country: 'Canada' },
    createdAt: '2026-03-01T10:00:00.000Z',
    createdBy: { id: 'u1', name: 'Ida' },
  }
  let lists = [saved]
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/talentLists') return { data: { lists } }
    return { data: url === '/jobApplicants/getCount' ? sampleCounts() : samplePage([person]) }
  })
  const post = jest.spyOn(http, 'post').mockImplementation(async (url) => ({
    data: url === '/talentLists' ? saved : samplePage([person]),
  }))
  const { user, container } = renderRemote(manifest, '/futureApplications?q=Rosa')
  const nav = within(await screen.findByRole('navigation', { name: 'Lists' }))
  expect(screen.queryByRole('button', { name: 'Save filters as list' })).toBeNull()
  await user.click(nav.getByRole('link', { name: 'Canadians' }))
  await waitFor(() => expect(post.mock.lastCall?.[1]).toMatchObject({ country: 'Canada' }))
  expect(post.mock.lastCall?.[1]).not.toHaveProperty('q', 'Rosa')
  expect(await nav.findByRole('link', { name: 'Canadians', current: 'page' })).toBeVisible()
  await expectAccessible(container)

  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'kafka star (3)')
  await user.click(await screen.findByRole('button', { name: 'Save filters as list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save filters as list' }))
  await user.click(dialog.getByRole('button', { name: 'Save list' }))
  expect(await dialog.findByText('Enter a name.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Kafka in Canada')
  lists = [
    saved,
    { ...saved, id: 'l2', name: 'Kafka in Canada', filters: { country: 'Canada', tag: 'kafka star' } as never },
  ]
  await user.click(dialog.getByRole('button', { name: 'Save list' }))
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith(
      '/talentLists',
      { name: 'Kafka in Canada', filters: { country: 'Canada', tag: 'kafka star' } },
      expect.anything(),
    ),
  )
  expect(await nav.findByRole('link', { name: 'Kafka in Canada', current: 'page' })).toBeVisible()

  const remove = jest.spyOn(http, 'delete').mockResolvedValue({ data: null })
  lists = [saved]
  await user.click(screen.getByRole('button', { name: 'Delete list' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete list' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('/talentLists/l2'))
  await waitFor(() => expect(nav.queryByRole('link', { name: 'Kafka in Canada' })).toBeNull())
})

test('BO-02 the talent pool is filtered by the tags in use in it', async () => {
  jest.spyOn(http, 'get').mockImplementation(async (url) => ({
    data: url === '/jobApplicants/getCount' ? sampleCounts() : samplePage([person]),
  }))
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: samplePage([person]) })
  const { user } = renderRemote(manifest, '/futureApplications')
  const filter = await screen.findByRole('combobox', { name: 'Tag' })
  expect(filter).toHaveTextContent(/^All tagskafka star \(3\)$/)
  await user.selectOptions(filter, 'kafka star (3)')
  await waitFor(() => expect(post.mock.lastCall?.[1]).toMatchObject({ tag: 'kafka star' }))
})
