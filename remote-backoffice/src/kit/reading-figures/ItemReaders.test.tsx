import { screen } from '@testing-library/react'
import { READING_DAYS, type ReadingFigures } from '@tekskills/shared/contracts/http/reading-figures'
import { http } from '@tekskills/shared/http/client'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { ItemReaders } from './ItemReaders'

const days = [
  { day: '2026-05-02', views: 0, finished: 0 },
  { day: '2026-05-03', views: 0, finished: 0 },
]
const figures: ReadingFigures = { views: 0, finished: 0, previousViews: 0, days, sources: [] }

test.each([0, 12])(
  'ADR 0117 with %d views, the panel says what counts as a view and when it appears',
  async (views) => {
    jest.spyOn(http, 'get').mockResolvedValue({ data: { ...figures, views } })
    renderInTheme(<ItemReaders path="/blogs" id="b1" />)
    const found = views === 0 ? 'No views were counted in the last eight weeks.' : `Views, last ${READING_DAYS} days`
    expect(await screen.findByText(found)).toBeVisible()
    expect(screen.getByText(/^A view is counted when its reader leaves the page/)).toBeVisible()
  },
)
