import { scale } from './scale'

/** The company site: editorial and light. Its shape is the shape of every theme. */
export const companyTheme = {
  name: 'company',
  scheme: 'light',
  color: {
    surface: '#ffffff',
    surfaceMuted: '#f5f7fa',
    /** Cards, menus and dialogs: surfaces above the page. */
    surfaceRaised: '#ffffff',
    /** Background of a hovered row, menu entry or quiet button. */
    surfaceHover: '#eef2f8',
    /** The darkest background (footer, closing sections); dark in every theme. */
    surfaceInverse: '#0b1220',
    text: '#0b1220',
    textMuted: '#4c5970',
    /** Text of disabled controls: readable, but less prominent than anything usable. */
    textDisabled: '#6b778d',
    /** On `surfaceInverse`. */
    textInverse: '#ffffff',
    textInverseMuted: '#aeb9cd',
    borderInverse: '#2a364c',
    accentInverse: '#8fb0ff',
    /** Links and filled controls. */
    accent: '#1449e0',
    /** The accent when hovered or pressed. */
    accentStrong: '#0d36ad',
    accentSoft: '#e9effd',
    onAccent: '#ffffff',
    /** Second color of drawn pictures; never text. */
    accent2: '#5b8cff',
    /** Warm highlight of drawn pictures, used sparingly; never text. */
    warm: '#ff7a45',
    /** The warm color for text. */
    warmText: '#b4400f',
    warmSoft: '#fff0e9',
    /** Dividing lines, which have no meaning on their own. */
    border: '#dde3ec',
    /** Outlines of controls. */
    borderStrong: '#76839a',
    focus: '#1449e0',
    danger: '#b3261e',
    dangerStrong: '#8c1d17',
    dangerSoft: '#fdecea',
    onDanger: '#ffffff',
    success: '#13703d',
    successSoft: '#e5f5ec',
    warning: '#875200',
    warningSoft: '#fdf2dc',
    overlay: 'rgba(11, 18, 32, 0.56)',
    skeleton: '#e5eaf1',
    skeletonSheen: '#f2f5f9',
  },
  gradient: {
    /** Background for `onAccent` text. */
    signal: 'linear-gradient(100deg, #1449e0, #1449e0)',
    /** A subtle gradient behind a hero. */
    wash: 'linear-gradient(180deg, #f5f7fa 0%, #ffffff 100%)',
  },
  shadow: { float: '0 1px 2px rgba(11, 18, 32, 0.06), 0 18px 48px -12px rgba(11, 18, 32, 0.22)' },
  ...scale,
} as const
