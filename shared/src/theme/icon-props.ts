/** Props of an icon beside its label or in a named control: hidden from screen readers, with the stroke of the site. */
export const iconProps = { 'aria-hidden': true, strokeWidth: 1.75 } as const
