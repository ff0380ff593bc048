import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useTheme } from 'styled-components'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { formatMonth } from '../time/format-time'
import { ChartFrame } from './Dashboard.styles'

type Months = BlogsDashboard['publishedByMonth']

/** The months as bars. To a screen reader it is one picture with a sentence; the numbers are in the table. */
export function MonthChart({ months }: { months: Months }) {
  const { color, font, radius } = useTheme()
  const tick = { fill: color.textMuted }
  return (
    <ChartFrame role="img" aria-label={summary(months)}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={months} margin={{ top: 8, right: 0, bottom: 0, left: -28 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={color.border} />
          <XAxis
            dataKey="month"
            tickFormatter={(month: string) => formatMonth(month, 'short')}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: color.borderStrong }}
          />
          <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} />
          <Tooltip
            cursor={{ fill: color.surfaceHover }}
            labelFormatter={(month) => formatMonth(String(month))}
            contentStyle={{ background: color.surfaceRaised, borderColor: color.border, borderRadius: radius.sm }}
            labelStyle={{ color: color.text, fontWeight: font.weight.semibold }}
            itemStyle={{ color: color.text }}
          />
          <Bar dataKey="blogs" name="Blogs" fill={color.accent} radius={[4, 4, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}

function summary(months: Months): string {
  const total = months.reduce((sum, { blogs }) => sum + blogs, 0)
  const best = months.reduce<Months[number] | undefined>(
    (most, m) => (m.blogs > (most?.blogs ?? 0) ? m : most),
    undefined,
  )
  const peak = best ? `, most in ${formatMonth(best.month)} (${best.blogs})` : ''
  return `Bar chart: ${total} blogs published in ${months.length} months${peak}.`
}
