import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useTheme } from 'styled-components'
import { formatMonth } from '../../kit/time/format-time'
import { ChartFrame } from './Dashboard.styles'
import { summaryOf, type Month, type Series } from './month-series'

/** Width in pixels for three-digit labels; recharts takes sizes as numbers. */
const Y_AXIS = 32

interface MonthChartProps {
  months: readonly Month[]
  /** At most three, stacked. */
  series: readonly Series[]
  /** What is counted, for the text alternative: "blogs published". */
  counted: string
}

/** A bar chart of the months. Screen readers get one image with a summary; the numbers are in the table. */
export function MonthChart({ months, series, counted }: MonthChartProps) {
  const { color, font, radius } = useTheme()
  const tick = { fill: color.textMuted }
  const fills = [color.accent, color.warm, color.textMuted]
  return (
    <ChartFrame role="img" aria-label={summaryOf(months, series, counted)}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...months]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={color.border} />
          <XAxis
            dataKey="month"
            tickFormatter={(month: string) => formatMonth(month, 'short')}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: color.borderStrong }}
          />
          <YAxis width={Y_AXIS} allowDecimals={false} tick={tick} tickLine={false} axisLine={false} />
          <Tooltip
            cursor={{ fill: color.surfaceHover }}
            labelFormatter={(month) => formatMonth(String(month))}
            contentStyle={{ background: color.surfaceRaised, borderColor: color.border, borderRadius: radius.sm }}
            labelStyle={{ color: color.text, fontWeight: font.weight.semibold }}
            itemStyle={{ color: color.text }}
          />
          {series.map(({ key, name }, index) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              stackId="all"
              fill={fills[index]}
              radius={index === series.length - 1 ? [4, 4, 0, 0] : 0}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}
